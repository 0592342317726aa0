"""What a bot does when some actions are forbidden to it, and which of several it takes when it has to take one."""

from smokestack.bots.policy import next_action
from smokestack.bots.roster import RANDOM
from smokestack.bots.search.ahead import weigh
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import C, S
from smokestack.kernel.why import Why
from smokestack.lab.price.interventions import hide, on_offer

NONE = -1


@kernel
def holds(actions: Ints, action: int) -> bool:
    for k in range(len(actions)):
        if actions[k] == action:
            return True
    return False


@kernel
def first_allowed(cards: C, s: S, actions: Ints) -> int:
    """The first of some actions that the seat to move may take now, or NONE."""
    why = scratch(Why)
    for k in range(len(actions)):
        if verbs.check(cards, s, actions[k], why) == 0:
            return actions[k]
    return NONE


@kernel
def first_offered(cards: C, s: S, actions: Ints) -> int:
    """The first of some actions that take what the seat to move could have if price were no object, or NONE."""
    for k in range(len(actions)):
        if on_offer(cards, s, actions[k]):
            return actions[k]
    return NONE


@kernel
def best_of(cards: C, s: S, actions: Ints, buffer: Ints, merit: Ints) -> int:
    """Which of some actions looks best to the greedy player, or NONE; those it gives no thought to come last."""
    first = first_allowed(cards, s, actions)
    if first == NONE or len(actions) == 1:
        return first
    best = NONE
    for k in range(weigh(cards, s, buffer, merit)):
        if holds(actions, buffer[k]) and (best == NONE or merit[k] > merit[best]):
            best = k
    return first if best == NONE else buffer[best]


@kernel
def next_without(
    cards: C, s: S, hidden: S, policy: int, stream: Stream, forbidden: Ints, buffer: Ints, merit: Ints
) -> int:
    """What a bot does that may not take some actions; `hidden` is room for the position as it then looks."""
    copy_into(hidden, s)
    for k in range(len(forbidden)):
        hide(cards, hidden, forbidden[k])
    action = next_action(cards, hidden, policy, stream, buffer, merit)
    if not holds(forbidden, action):
        return action
    n = weigh(cards, s, buffer, merit) if policy != RANDOM else 0
    best = NONE
    for k in range(n):
        if not holds(forbidden, buffer[k]) and (best == NONE or merit[k] > merit[best]):
            best = k
    return buffer[best] if best != NONE else any_other(cards, s, action, stream, forbidden, buffer)


@kernel
def any_other(cards: C, s: S, action: int, stream: Stream, forbidden: Ints, buffer: Ints) -> int:
    """Anything else that is allowed; where nothing is, the forbidden action after all."""
    n = 0
    for k in range(verbs.legal(cards, s, buffer)):
        if not holds(forbidden, buffer[k]):
            buffer[n] = buffer[k]
            n += 1
    return verbs.random_move(cards, s, buffer, n, stream) if n > 0 else action
