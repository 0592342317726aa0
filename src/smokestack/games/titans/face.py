"""How Titans of Industry shows itself on a page."""

from smokestack.games.titans.ask import ask
from smokestack.games.titans.draw import draw
from smokestack.games.titans.icons import SYMBOLS
from smokestack.games.titans.paths import path
from smokestack.games.titans.view import TitansView
from smokestack.kernel.face import Face


def sources(view: TitansView) -> list[list[tuple[str, int]]]:
    """Market share as it stands; the ledger knows where it came from."""
    return [[("market share", player.share)] for player in view.players]


FACE = Face(
    draw=draw,
    path=path,
    ask=ask,
    symbols=SYMBOLS,
    scored="share",
    sources=sources,
    players="2 to 6",
    minutes="60 to 120",
    pitch="Build facilities, put a price on every cube you make, and own the real estate whose people buy it.",
)
