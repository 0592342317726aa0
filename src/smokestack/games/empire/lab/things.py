"""Empire: the buildings of the city, Factory cards, and the icons of Action cards."""

from smokestack.gamekit.game import Game
from smokestack.games.empire.model.actions import BUILD, TAKE
from smokestack.games.empire.model.cards import FACTORIES, Cards, Icon
from smokestack.lab.meta import Measure
from smokestack.lab.things import Thing


def things(game: Game) -> dict[int, Thing]:
    names, cards = game.edition.names, game.edition.cards
    assert isinstance(cards, Cards)
    found = {}
    for k, number in enumerate(names["building"]):
        kind = names["type"][cards.city[k].kind]
        found[BUILD + k] = Thing("building", f"{number} {kind}", "built")
    for card in range(FACTORIES):
        sides = " or ".join(names["factory"][2 * card : 2 * card + 2])
        found[TAKE + card] = Thing("factory card", f"{card + 1}: {sides}", "taken")
    return found


def measured(game: Game) -> dict[str, Thing]:
    """Which icon an action takes depends on the cards that lie there."""
    named = zip(Icon, game.edition.names["icon"], strict=True)
    return {Measure("icon", (icon.name.lower(),)).column: Thing("icon", name, "taken") for icon, name in named}


def absent(game: Game) -> list[Thing]:
    """Icons that no Action card of the edition shows."""
    cards = game.edition.cards
    assert isinstance(cards, Cards)
    shown = {icon for card in cards.action_cards for icon in card.icons}
    return [thing for icon, thing in zip(Icon, measured(game).values(), strict=True) if icon not in shown]
