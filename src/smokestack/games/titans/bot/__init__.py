"""The players of Titans of Industry: greedy, one step ahead with a hand-written evaluation, and how to search."""

from smokestack.bots.gamebot import GameBot
from smokestack.bots.roster import SEARCH
from smokestack.bots.search.node import DEEP, SearchParams
from smokestack.games.titans.bot.choose import choose
from smokestack.games.titans.bot.learned import LEARNED
from smokestack.games.titans.bot.reason import reason
from smokestack.games.titans.bot.weigh import prospect, weigh

BOT = GameBot(
    choose=choose,
    weigh=weigh,
    prospect=prospect,
    reason=reason,
    params=SearchParams(policy=SEARCH, width=8, depth=DEEP, exploration=100, prior_scale=100, margin=10, by_rank=700),
    learned_params=SearchParams(
        policy=SEARCH,
        width=6,
        depth=1,
        exploration=100,
        prior_scale=100,
        horizon=2,
        alike=50,
        margin=10,
        by_rank=700,
    ),
    learned=LEARNED,
)
"""The parameters were found by letting searches with different ones play each other; what is not named is 0."""
