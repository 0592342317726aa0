"""Empire: a building or a Factory card for nothing; and an action turn without an icon."""

from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import CHOICE, KIND
from smokestack.games.empire.model.cards import FACTORIES, Cards
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.building import leave_row, receive_building, why_not_take
from smokestack.games.empire.rules.ledger import OFFER, Reason, take_card
from smokestack.games.empire.rules.rounds import end_action, settle_bound_cubes
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why
from smokestack.lab.price.interventions import Interventions


@kernel
def give(cards: Cards, s: State, action: int) -> bool:
    """E3.1, E3.4: what is given costs neither dice nor money; the dice may still name another building."""
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.BUILD:
        receive_building(cards, s, s.seat, choice, 1, Reason.BUILD, Reason.FACTORY)
        return True
    if kind == kinds.TAKE and has_other_card(cards, s, choice):
        give_card(s, choice)
        return True
    return False


@kernel
def give_card(s: State, card: int) -> None:
    leave_row(s, card)
    take_card(s, card, s.seat, OFFER, Reason.FACTORY)


@kernel
def has_other_card(cards: Cards, s: State, card: int) -> bool:
    """E3.4: the building under way still needs a card, which has to be another one."""
    why = scratch(Why)
    for other in range(FACTORIES):
        if other != card and why_not_take(cards, s, s.seat, other, why) == 0:
            return True
    return False


@kernel
def may_skip(_cards: Cards, s: State) -> bool:
    """E4.2: the choice of an icon lies ahead. Archie answers what was taken (E7.4), so against him none is skipped."""
    return s.phase == Phase.ICON and s.options.archie == 0


@kernel
def skip(cards: Cards, s: State) -> None:
    """E4.2: the cube stays where it is, and nothing is done."""
    end_action(cards, s)
    settle_bound_cubes(cards, s)


INTERVENTIONS = Interventions(
    gives=("building", "factory card"),
    reported=("building", "factory card"),
    give=give,
    skips=True,
    may_skip=may_skip,
    skip=skip,
)
