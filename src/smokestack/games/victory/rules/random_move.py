"""How a player who knows nothing plays this game; changing it changes the rules version.

Elsewhere every legal action is as likely. But a non-production move goes on until its player ends it, and its cells
far outnumber everything else, so that even choice would carry products to and fro for hundreds of actions. So there
the verb is drawn first, each as likely (`done` among them), and then one action of that verb.
"""

from smokestack.games.victory.model.actions import BANK, BUILD, CLAIM, DONE, FETCH, OFFER
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.state import Phase, State
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints


@kernel
def verb_of(action: int) -> int:
    """The verbs of a non-production move, numbered."""
    if action < BUILD:
        return 0
    if action < CLAIM:
        return 1
    if action < BANK:
        return 2
    if action < OFFER:
        return 3
    if action < FETCH:
        return 4
    return 5 if action < DONE else 6


@kernel
def random_move(cards: Cards, s: State, actions: Ints, n: int, stream: Stream) -> int:
    if s.phase != Phase.MANAGE:
        return actions[below(stream, n)]
    kinds = 1
    for k in range(1, n):
        if verb_of(actions[k]) != verb_of(actions[k - 1]):
            kinds += 1
    chosen = below(stream, kinds)
    first = 0
    while chosen > 0:
        first += 1
        if verb_of(actions[first]) != verb_of(actions[first - 1]):
            chosen -= 1
    last = first + 1
    while last < n and verb_of(actions[last]) == verb_of(actions[first]):
        last += 1
    return actions[first + below(stream, last - first)]
