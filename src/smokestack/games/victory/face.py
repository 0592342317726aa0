"""How Victory through Industry shows itself on a page."""

from smokestack.games.victory.ask import ask
from smokestack.games.victory.draw import draw
from smokestack.games.victory.paths import path
from smokestack.games.victory.sources import source_name, sources
from smokestack.games.victory.symbols import SYMBOLS
from smokestack.games.victory.unlit import UNLIT
from smokestack.kernel.face import Face

FACE = Face(
    draw=draw,
    path=path,
    ask=ask,
    unlit=UNLIT,
    symbols=SYMBOLS,
    scored="",
    sources=sources,
    source_name=source_name,
    players="2 to 12",
    minutes="60 to 150",
    pitch="Lay mines, mills and plants so that each feeds the next, and deliver what the contracts ask for.",
)
