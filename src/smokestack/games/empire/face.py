"""How Empire Planner shows itself on a page."""

from smokestack.games.empire.ask import ask
from smokestack.games.empire.draw import draw
from smokestack.games.empire.paths import path
from smokestack.games.empire.symbols import SYMBOLS
from smokestack.games.empire.view import EmpireView
from smokestack.kernel.face import Face


def sources(view: EmpireView) -> list[list[tuple[str, int]]]:
    """Profit as it stands; the ledger knows where it came from."""
    return [[("profit", player.profit)] for player in view.players]


FACE = Face(
    draw=draw,
    path=path,
    ask=ask,
    symbols=SYMBOLS,
    scored="profit",
    sources=sources,
    players="1 or 2",
    minutes="45 to 60",
    pitch="Put up a city by the dice, fill trains with passengers and goods, and outplan a rival or Archie Indus.",
)
