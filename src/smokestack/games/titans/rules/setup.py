"""T1: setting up, with chance deciding the order and the first advancements."""

from smokestack.games.titans.model.cards import ADVANCEMENTS, ESTATES, GRIDS, NONE, PLOTS, SIDES, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, At, Options, Phase, State
from smokestack.games.titans.rules.ledger import ADVANCEMENT, PILE, SHOWN, Reason, from_bank
from smokestack.games.titans.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, moved
from smokestack.kernel.why import Why, refuse


@kernel
def start(cards: Cards, options: Options, s: State) -> None:
    """T1.1–T1.4: cash for everyone, all cards in their piles; the order is still open."""
    copy_into(s.options, options)
    for seat in range(options.players):
        s.players[seat].rent = cards.rent
        from_bank(s, seat, cards.cash, Reason.SET_UP)
    for facility in range(cards.facility_types):
        s.piles[facility] = cards.facilities[facility].copies
    for estate in range(ESTATES):
        s.estates[estate] = EMPTY
    for side in range(SIDES):
        for space in range(PLOTS):
            s.plots[side][space] = EMPTY
    for card in range(ADVANCEMENTS):
        s.advancements[card] = At.PILE
    for grid in range(GRIDS):
        for space in range(SPACES):
            s.grids[grid].cubes[space] = EMPTY
    s.turn = -1
    s.rounds = 1
    s.first_facility = NONE
    s.phase = Phase.ORDER


@kernel
def is_ranked(s: State, seat: int) -> bool:
    """Whether a seat has its place on the track."""
    for place in range(s.ranked):
        if s.track[place] == seat:
            return True
    return False


@kernel
def why_not_rank(s: State, seat: int, why: Why) -> int:
    """T1.5: a seat that is not on the track yet."""
    if seat >= s.options.players:
        return refuse(why, No.NO_SUCH_SEAT, seat, 0, seat + 1, s.options.players)
    if is_ranked(s, seat):
        return refuse(why, No.RANKED, seat, 0, 0, 0)
    return 0


@kernel
def rank_next(cards: Cards, s: State, seat: int) -> None:
    """T1.5: the next place on the track; the last seat left needs no chance."""
    s.track[s.ranked] = seat
    s.ranked += 1
    if s.ranked < s.options.players - 1:
        return
    for last in range(s.options.players):
        if not is_ranked(s, last):
            s.track[s.ranked] = last
            s.ranked += 1
            break
    plan_reveals(cards, s)


@kernel
def pile_size(cards: Cards, s: State) -> int:
    """Cards of the running age that are still face down."""
    left = 0
    for card in range(ADVANCEMENTS):
        if s.advancements[card] == At.PILE and cards.advancements[card].age == s.age:
            left += 1
    return left


@kernel
def plan_reveals(cards: Cards, s: State) -> None:
    """T1.4, T8.6: chance turns up a row of advancements."""
    plan_to_reveal(cards, s, cards.row)


@kernel
def plan_to_reveal(cards: Cards, s: State, wanted: int) -> None:
    """T6.2: as many as wanted or as the pile still holds; then play goes on along the track."""
    s.to_reveal = min(wanted, pile_size(cards, s))
    s.phase = Phase.REVEAL if s.to_reveal > 0 else Phase.TURN_OVER


@kernel
def why_not_reveal(cards: Cards, s: State, card: int, why: Why) -> int:
    """T6.2, T8.6: a card of the running age that is still face down."""
    if s.advancements[card] != At.PILE or cards.advancements[card].age != s.age:
        return refuse(why, No.NOT_IN_PILE, card, 0, 0, 0)
    return 0


@kernel
def turn_up(s: State, card: int) -> None:
    """T6.2: a card from the pile of the age lies face up."""
    s.advancements[card] = At.SHOWN
    s.to_reveal -= 1
    moved(ADVANCEMENT + card, 1, PILE, SHOWN, Reason.REVEAL)
    if s.to_reveal == 0:
        s.phase = Phase.TURN_OVER
