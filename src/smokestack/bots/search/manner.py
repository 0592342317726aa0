"""How each game is searched; found by letting searches with different manners play each other."""

from smokestack.bots.roster import SEARCH, UCT
from smokestack.bots.search.node import Manner

DEEP = 63
"""As good as no limit."""
MANNERS = {
    "titans": Manner(policy=SEARCH, width=8, depth=DEEP, curiosity=100, doubt=200, margin=10, by_rank=700),
    "empire": Manner(
        policy=SEARCH, width=6, depth=1, curiosity=40, doubt=200, faith=5, horizon=1, finale=1, margin=30, by_rank=400
    ),
    "victory": Manner(policy=SEARCH, width=10, depth=DEEP, curiosity=100, doubt=200, margin=10, by_rank=700),
}
"""What is not named is 0: no faith in the first look, and tries go to the end."""
PLAIN = Manner(policy=UCT, depth=DEEP, curiosity=70, doubt=1, margin=10, by_rank=700)
"""Plain UCT: every legal action, random players to the end."""


def manner_of(game: str, policy: int) -> Manner:
    """How a policy searches a game; a bot that does not search has nothing to say but its policy."""
    if policy == SEARCH:
        return MANNERS[game]
    return PLAIN if policy == UCT else Manner(policy=policy)
