"""Where points come from, as the final screen says it."""

from smokestack.gamekit.edition import Edition
from smokestack.games.victory.view.table import VictoryView

SOURCES = {"products": "Products in the complex", "contracts": "Contracts"}


def source_name(edition: Edition, reason: str) -> str:
    return SOURCES[reason]


def sources(view: VictoryView) -> list[list[tuple[str, int]]]:
    """V6.2: products and contracts at face value."""
    return [[("products", player.product_score), ("contracts", player.contract_score)] for player in view.players]
