"""Where market share comes from, as the final screen says it."""

from smokestack.gamekit.edition import Edition
from smokestack.games.titans.view.table import TitansView

SOURCES = {
    "start": "At the start",
    "sale": "Goods that players bought",
    "sale_perk": "Advancements, with such goods",
    "sold": "Goods that consumers bought",
    "estates": "Real estate, at each age's end",
    "consumables_bonus": "Most Consumables sold",
    "durables_bonus": "Most Durables sold",
    "energy_bonus": "Most Energy sold",
    "estate_bonus": "Most real estate",
    "exchange": "Money left at the end",
}


def source_name(edition: Edition, reason: str) -> str:
    """Advancements that score go by their own names."""
    kind, _, card = reason.partition(":")
    if kind == "card_score":
        return edition.names["advancement"][edition.words["advancement"].index(card)]
    return SOURCES[reason]


def sources(view: TitansView) -> list[list[tuple[str, int]]]:
    """Market share as it stands; the ledger knows where it came from."""
    return [[("start", player.share)] for player in view.players]
