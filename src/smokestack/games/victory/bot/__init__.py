"""The players of Victory through Industry: greedy, on the shortest way to an end by contracts, and how to search."""

from smokestack.bots.gamebot import GameBot
from smokestack.bots.roster import SEARCH
from smokestack.bots.search.node import DEEP, SearchParams
from smokestack.games.victory.bot.choose import choose
from smokestack.games.victory.bot.reason import reason
from smokestack.games.victory.bot.stride import stride
from smokestack.games.victory.bot.weigh import prospect, weigh

BOT = GameBot(
    choose=choose,
    weigh=weigh,
    prospect=prospect,
    reason=reason,
    params=SearchParams(policy=SEARCH, width=10, depth=DEEP, exploration=100, prior_scale=100, margin=10, by_rank=700),
    stride=stride,
)
"""The parameters were found by letting searches with different ones play each other; what is not named is 0."""
