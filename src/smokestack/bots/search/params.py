"""How a policy searches; each game's own parameters stand in its `bot` room."""

from smokestack.bots.gamebot import bot_of_game
from smokestack.bots.roster import SEARCH, UCT
from smokestack.bots.search.node import DEEP, SearchParams
from smokestack.gamekit.spec import GameSpec

PLAIN = SearchParams(policy=UCT, depth=DEEP, exploration=70, prior_scale=1, margin=10, by_rank=700)
"""Plain UCT: every legal action, random players to the end."""


def params_of(spec: GameSpec, policy: int, learned: bool) -> SearchParams:
    """How a policy searches a game, by what was learned of the edition or without; a bot that does not search has
    nothing to say but its policy."""
    if policy == SEARCH:
        bot = bot_of_game(spec)
        return bot.learned_params if learned and bot.learned_params else bot.params
    return PLAIN if policy == UCT else SearchParams(policy=policy)
