"""Titans: facilities, their expansions, goods, real estate and advancements."""

from smokestack.gamekit.game import Game
from smokestack.games.titans.model.actions import BUILD, BUY, DEVELOP, EXPAND, PRODUCE
from smokestack.games.titans.model.cards import USES, Cards
from smokestack.lab.things import Thing


def things(game: Game) -> dict[int, Thing]:
    names, cards = game.edition.names, game.edition.cards
    assert isinstance(cards, Cards)
    found = {}
    for k, name in enumerate(names["facility"]):
        found[BUILD + k] = Thing("facility", name, "built")
        found[EXPAND + k] = Thing("expansion", name, "expanded")
        good = names["good"][cards.facilities[k].makes]
        for uses in range(USES):
            found[PRODUCE + k * USES + uses] = Thing("good", good, "produced")
    found |= {DEVELOP + k: Thing("real estate", name, "developed") for k, name in enumerate(names["estate"])}
    found |= {BUY + k: Thing("advancement", name, "bought") for k, name in enumerate(names["advancement"])}
    return found
