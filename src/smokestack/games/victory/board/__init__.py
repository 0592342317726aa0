"""Victory through Industry on a page."""

from smokestack.board.ui import GameBoard
from smokestack.games.victory.board.draw import draw
from smokestack.games.victory.board.paths import path
from smokestack.games.victory.board.symbols import SYMBOLS

BOARD = GameBoard(
    draw=draw,
    path=path,
    symbols=SYMBOLS,
    poster="complex",
    package=__name__,
    zoomed=("complex",),
    small=("cell",),
    keys={"turn": "r"},
)
