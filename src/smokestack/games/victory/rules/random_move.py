"""How a player who knows nothing plays this game; changing it changes the rules version.

Elsewhere every legal action is as likely. But a non-production move goes on until its player ends it, and its cells
far outnumber everything else, so that even choice would carry products to and fro for hundreds of actions. So there
the verb is drawn first, each as likely (`done` among them), and then one action of that verb.
"""

from smokestack.games.victory.model.actions import KIND
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.state import Phase, State
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints


@kernel
def random_move(cards: Cards, s: State, actions: Ints, n: int, stream: Stream) -> int:
    if s.phase != Phase.MANAGE:
        return actions[below(stream, n)]
    verbs = 1
    for k in range(1, n):
        if KIND[actions[k]] != KIND[actions[k - 1]]:
            verbs += 1
    chosen = below(stream, verbs)
    first = 0
    while chosen > 0:
        first += 1
        if KIND[actions[first]] != KIND[actions[first - 1]]:
            chosen -= 1
    last = first + 1
    while last < n and KIND[actions[last]] == KIND[actions[first]]:
        last += 1
    return actions[first + below(stream, last - first)]
