"""The players of Empire Planner: greedy, one icon ahead with a hand-written evaluation; how to search; what was
learned."""

from smokestack.bots.gamebot import GameBot
from smokestack.bots.roster import SEARCH
from smokestack.bots.search.node import SearchParams
from smokestack.games.empire.bot.choose import choose
from smokestack.games.empire.bot.learned import LEARNED
from smokestack.games.empire.bot.outlook import rounds_to_come
from smokestack.games.empire.bot.reason import reason
from smokestack.games.empire.bot.weigh import prospect, weigh

BOT = GameBot(
    choose=choose,
    weigh=weigh,
    prospect=prospect,
    reason=reason,
    params=SearchParams(
        policy=SEARCH,
        width=6,
        depth=1,
        exploration=40,
        prior_scale=33,
        prior_visits=5,
        horizon=1,
        endgame_rounds=1,
        margin=30,
        by_rank=400,
    ),
    rounds_to_come=rounds_to_come,
    learned=LEARNED,
)
"""The parameters were found by letting searches with different ones play each other; what is not named is 0."""
