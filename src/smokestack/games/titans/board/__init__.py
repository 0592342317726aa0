"""Titans of Industry on a page."""

from smokestack.board.ui import GameBoard
from smokestack.games.titans.board.draw import draw
from smokestack.games.titans.board.paths import path
from smokestack.games.titans.board.symbols import SYMBOLS

BOARD = GameBoard(
    draw=draw,
    path=path,
    symbols=SYMBOLS,
    poster="grids",
    package=__name__,
    small=("price",),
    money=("money",),
)
