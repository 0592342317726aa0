"""Titans of Industry in words."""

from smokestack.gamekit.words import GameWords
from smokestack.games.titans.view.table import view
from smokestack.games.titans.words.idle_reasons import IDLE_REASONS
from smokestack.games.titans.words.labels import label
from smokestack.games.titans.words.prompts import prompt
from smokestack.games.titans.words.sheets import SHEETS
from smokestack.games.titans.words.sources import source_name, sources
from smokestack.games.titans.words.tell import tell
from smokestack.games.titans.words.text_board import text_board

WORDS = GameWords(
    view=view,
    text_board=text_board,
    tell=tell,
    label=label,
    prompt=prompt,
    idle_reasons=IDLE_REASONS,
    scored="share",
    sources=sources,
    source_name=source_name,
    sheets=SHEETS,
)
