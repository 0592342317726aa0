"""Victory: factories by type, contracts, and the goods that are made."""

from smokestack.gamekit.game import Game
from smokestack.games.victory.model.actions import BUILD, CLAIM, FULFIL, PRODUCE
from smokestack.games.victory.model.cards import Cards
from smokestack.lab.meta import Measure
from smokestack.lab.things import Thing


def things(game: Game) -> dict[int, Thing]:
    names = game.edition.names
    found = {}
    for k, name in enumerate(names["factory"]):
        found[BUILD + k] = Thing("factory", name, "built")
        found[PRODUCE + k] = Thing("production", name, "run")
    for k, name in enumerate(names["product"]):
        found[CLAIM + k] = Thing("contract", name, "claimed")
        found[FULFIL + k] = Thing("delivery", name, "fulfilled")
    return found


def measured(game: Game) -> dict[str, Thing]:
    """Goods come out of whole complexes, not of one action."""
    edition = game.edition
    named = zip(edition.words["product"], edition.names["product"], strict=True)
    return {Measure("produced", (word,)).column: Thing("good", name, "made") for word, name in named}


def absent(game: Game) -> list[Thing]:
    """Contracts for products of which the edition has none."""
    cards = game.edition.cards
    assert isinstance(cards, Cards)
    found = things(game)
    lacking = [product for product in range(cards.product_count) if not cards.products[product].contracts]
    return [found[first + product] for first in (CLAIM, FULFIL) for product in lacking]
