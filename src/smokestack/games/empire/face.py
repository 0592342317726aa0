"""How Empire Planner shows itself on a page."""

from smokestack.games.empire.ask import ask
from smokestack.games.empire.draw import draw
from smokestack.games.empire.paths import path
from smokestack.games.empire.sources import source_name, sources
from smokestack.games.empire.symbols import SYMBOLS
from smokestack.games.empire.unlit import UNLIT
from smokestack.kernel.face import Face

FACE = Face(
    draw=draw,
    path=path,
    ask=ask,
    unlit=UNLIT,
    symbols=SYMBOLS,
    scored="profit",
    sources=sources,
    source_name=source_name,
    players="1 or 2",
    minutes="45 to 60",
    pitch="Put up a city by the dice, fill trains with passengers and goods, and outplan a rival or Archie Indus.",
)
