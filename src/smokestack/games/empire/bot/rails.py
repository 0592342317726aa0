"""What trains and passengers under way will bring."""

from smokestack.games.empire.bot.outlook import Outlook, turns_left
from smokestack.games.empire.bot.weights import DRIVING, HOMING, RAILWAY, RIDES, SEAT, WAITING
from smokestack.games.empire.model.cards import FACTORIES, Cards
from smokestack.games.empire.model.state import State
from smokestack.games.empire.rules.table import is_archie, links_of
from smokestack.kernel.compile import kernel


@kernel
def worth_of_rails(cards: Cards, s: State, view: Outlook, seat: int, dollar: int) -> int:
    """E4.6–E4.8: own trains with their passengers and empty seats, and passengers on the other's trains."""
    worth = 0
    seats = 0
    for card in range(FACTORIES):
        works = s.works[card]
        if works.train > 0:
            chance = chance_home(cards, s, view, card)
            if works.owner != seat:
                worth += works.riders * fare(cards, s, card) * dollar // 100 * chance // 100
            elif is_archie(s, seat):
                worth += works.train * fare(cards, s, card) * dollar // 100 * chance // 100
            elif chance > 0:
                worth += worth_of_train(cards, s, card, dollar) * chance // 100
                seats += cards.train_top - works.train
    return worth + SEAT * min(100 * seats, RIDES * view.rounds) // 100


@kernel
def chance_home(cards: Cards, s: State, view: Outlook, card: int) -> int:
    """Percent: that there is time for the links that a train has to go."""
    left = links_of(cards, s, card) - s.works[card].link
    time = RAILWAY * view.rounds + 100 * turns_left(s, s.works[card].owner)
    if time < 100 * left:
        return 0
    return min(HOMING * time // (100 * left), 100)


@kernel
def worth_of_train(cards: Cards, s: State, card: int, dollar: int) -> int:
    """E4.8: what it pays at home, less the actions that drive it there."""
    links = links_of(cards, s, card)
    return max(s.works[card].train * links * dollar - DRIVING * (links - s.works[card].link), 0)


@kernel
def fare(cards: Cards, s: State, card: int) -> int:
    """Hundredths of dollars for one passenger who waits for the train's owner, less a part for each link to go."""
    links = links_of(cards, s, card)
    return links * max(100 - WAITING * (links - s.works[card].link), 0)
