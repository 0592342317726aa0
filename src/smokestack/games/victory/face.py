"""How Victory through Industry shows itself on a page."""

from smokestack.games.victory.ask import ask
from smokestack.games.victory.draw import draw
from smokestack.games.victory.paths import path
from smokestack.games.victory.symbols import SYMBOLS
from smokestack.games.victory.view import VictoryView
from smokestack.kernel.face import Face


def sources(view: VictoryView) -> list[list[tuple[str, int]]]:
    """V6.2: products and contracts at face value."""
    return [[("products", player.product_score), ("contracts", player.contract_score)] for player in view.players]


FACE = Face(
    draw=draw,
    path=path,
    ask=ask,
    symbols=SYMBOLS,
    scored="",
    sources=sources,
    players="2 to 12",
    minutes="60 to 150",
    pitch="Lay mines, mills and plants so that each feeds the next, and deliver what the contracts ask for.",
)
