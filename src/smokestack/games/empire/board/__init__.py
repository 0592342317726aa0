"""Empire Planner on a page."""

from smokestack.board.ui import GameBoard
from smokestack.games.empire.board.draw import draw
from smokestack.games.empire.board.paths import path
from smokestack.games.empire.board.symbols import SYMBOLS

BOARD = GameBoard(draw=draw, path=path, symbols=SYMBOLS, poster="city", package=__name__, money=("capital",))
