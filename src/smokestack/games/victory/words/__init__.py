"""Victory through Industry in words."""

from smokestack.gamekit.words import GameWords
from smokestack.games.victory.view.table import view
from smokestack.games.victory.words.idle_reasons import IDLE_REASONS
from smokestack.games.victory.words.labels import label
from smokestack.games.victory.words.prompts import prompt
from smokestack.games.victory.words.sources import source_name, sources
from smokestack.games.victory.words.tell import tell
from smokestack.games.victory.words.text_board import text_board

WORDS = GameWords(
    view=view,
    text_board=text_board,
    tell=tell,
    label=label,
    prompt=prompt,
    idle_reasons=IDLE_REASONS,
    scored="",
    sources=sources,
    source_name=source_name,
)
