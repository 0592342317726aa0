"""The verbs by which generic code reaches a game's own players, and the next step of a game between them."""

import importlib
from typing import Any

from smokestack.bots.roster import RANDOM
from smokestack.bots.search.ahead import (
    appraise,
    cannot_tell,
    expect_unlearned,
    foretell,
    knows,
    knows_nothing,
    prospect,
    rounds_to_come,
    weigh,
    weigh_unlearned,
)
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, draw
from smokestack.kernel.compile import answer, kernel, verb
from smokestack.kernel.errors import UnknownName
from smokestack.kernel.game import Game
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import CHANCE, C, S

GREEDY_POLICIES = {
    "titans": "smokestack.bots.greedy.titans",
    "empire": "smokestack.bots.greedy.empire",
    "victory": "smokestack.bots.greedy.victory",
}
"""Each game's module offers the kernels `choose`, `weigh` and `prospect`, `stride` if it knows a faster way than one
decision after another, `rounds_to_come` if that can be told, and the function `reason`."""
LEARNED = {"empire": "smokestack.bots.learned.empire"}
"""Of games that can be judged by what was learned from playing them: a module that offers the kernels
`knows`, `appraise` and `foretell`, and the number `SIGHT`."""


@verb
def greedy(cards: C, s: S, stream: Stream, room: Ints) -> int:
    """What the game's greedy policy does for the seat to move; equal choices are left to the stream."""
    raise AssertionError


@verb
def stride(cards: C, s: S, stream: Stream, room: Ints) -> int:
    """Play on as the greedy policy would, as far as it sees at once; how many decisions that were."""
    raise AssertionError


@kernel
def step(cards: C, s: S, stream: Stream, room: Ints) -> int:
    """One decision at a time, where a game knows no faster way to play on."""
    verbs.act(cards, s, greedy(cards, s, stream, room))
    return 1


@kernel
def next_action(cards: C, s: S, policy: int, stream: Stream, room: Ints, weights: Ints) -> int:
    """What chance brings by its weights, or the action a bot takes for the seat to move."""
    if verbs.to_move(s) == CHANCE:
        n = verbs.outcomes(cards, s, room, weights)
        return room[draw(stream, weights, n)]
    if policy == RANDOM:
        return verbs.wander(cards, s, room, verbs.legal(cards, s, room), stream)
    return greedy(cards, s, stream, room)


def learn(game: Game) -> None:
    """Let the verbs of bots know this game's policy."""
    for asked, part in ((greedy, "choose"), (weigh, "weigh"), (prospect, "prospect")):
        answer(asked, game.spec.state, offered(game, part))
    answer(stride, game.spec.state, offered(game, "stride", step))
    answer(rounds_to_come, game.spec.state, offered(game, "rounds_to_come", cannot_tell))
    answer(knows, game.spec.state, learned(game, "knows", knows_nothing))
    answer(appraise, game.spec.state, learned(game, "appraise", weigh_unlearned))
    answer(foretell, game.spec.state, learned(game, "foretell", expect_unlearned))


def learned(game: Game, part: str, otherwise: Any) -> Any:
    """A part of what applies what was learned of a game; of most games nothing was."""
    return getattr(importlib.import_module(LEARNED[game.name]), part) if game.name in LEARNED else otherwise


def offered(game: Game, part: str, otherwise: Any = None) -> Any:
    """A part of a game's greedy policy, or what serves otherwise."""
    if game.name not in GREEDY_POLICIES:
        raise UnknownName("greedy policy", game.name, GREEDY_POLICIES)
    module = importlib.import_module(GREEDY_POLICIES[game.name])
    return getattr(module, part, otherwise) if otherwise else getattr(module, part)
