"""Empire Planner in words."""

from smokestack.gamekit.words import GameWords
from smokestack.games.empire.view.table import view
from smokestack.games.empire.words.idle_reasons import IDLE_REASONS
from smokestack.games.empire.words.labels import label
from smokestack.games.empire.words.prompts import prompt
from smokestack.games.empire.words.sources import source_name, sources
from smokestack.games.empire.words.tell import tell
from smokestack.games.empire.words.text_board import text_board

WORDS = GameWords(
    view=view,
    text_board=text_board,
    tell=tell,
    label=label,
    prompt=prompt,
    idle_reasons=IDLE_REASONS,
    scored="profit",
    money="capital",
    sources=sources,
    source_name=source_name,
)
