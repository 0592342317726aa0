"""Where Profit comes from, as the final screen says it."""

from smokestack.gamekit.edition import Edition
from smokestack.games.empire.view.table import EmpireView

SOURCES = {
    "start": "At the start",
    "set_up": "At the start",
    "exchange": "Capital exchanged",
    "archie_exchanges": "Capital exchanged",
    "factory": "Paid for factories",
    "score_building": "Buildings",
    "score_leisure": "More Leisure than the other",
    "score_pollution": "Pollution",
}


def source_name(edition: Edition, reason: str) -> str:
    return SOURCES[reason]


def sources(view: EmpireView) -> list[list[tuple[str, int]]]:
    """Profit as it stands; the ledger knows where it came from."""
    return [[("start", player.profit)] for player in view.players]
