"""How Titans of Industry shows itself on a page."""

from smokestack.games.titans.ask import ask
from smokestack.games.titans.draw import draw
from smokestack.games.titans.icons import SYMBOLS
from smokestack.games.titans.paths import path
from smokestack.games.titans.sources import source_name, sources
from smokestack.games.titans.unlit import UNLIT
from smokestack.kernel.face import Face

FACE = Face(
    draw=draw,
    path=path,
    ask=ask,
    unlit=UNLIT,
    symbols=SYMBOLS,
    scored="share",
    sources=sources,
    source_name=source_name,
    players="2 to 6",
    minutes="60 to 120",
    pitch="Build facilities, put a price on every cube you make, and own the real estate whose people buy it.",
)
