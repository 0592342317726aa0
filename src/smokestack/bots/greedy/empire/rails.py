"""What trains and passengers under way will bring."""

from smokestack.bots.greedy.empire.outlook import Outlook, turns_left
from smokestack.bots.greedy.empire.weights import ARCHIE_LINK, LINK, RAILWAY
from smokestack.games.empire.cards import FACTORIES, Cards
from smokestack.games.empire.state import State
from smokestack.games.empire.table import is_archie, links_of
from smokestack.kernel.compile import kernel


@kernel
def dollars_under_way(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """E4.8: hundredths of dollars from own trains and from passengers on the other's."""
    total = 0
    for card in range(FACTORIES):
        works = s.works[card]
        if works.train > 0:
            passengers = works.train if works.owner == seat else works.riders
            if passengers > 0:
                total += passengers * fare(cards, s, view, card)
    return total


@kernel
def fare(cards: Cards, s: State, view: Outlook, card: int) -> int:
    """Hundredths of dollars for one passenger, less a part for each link to go; 0 if the train comes too late."""
    links = links_of(cards, s, card)
    left = links - s.works[card].link
    owner = s.works[card].owner
    if 100 * left > RAILWAY * view.rounds + 100 * turns_left(s, owner):
        return 0
    return links * max(100 - (ARCHIE_LINK if is_archie(s, owner) else LINK) * left, 0)
