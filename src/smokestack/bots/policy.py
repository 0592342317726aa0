"""The verbs by which generic code reaches a game's own players, and the next step of a game between them."""

from smokestack.bots.gamebot import LearnedTable, bot_of_game
from smokestack.bots.learned.table.sight import act_alone, carry_out, foretell_table, lean, show, upset
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
from smokestack.gamekit.game import Game
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, draw
from smokestack.kernel.compile import answer, kernel, verb
from smokestack.kernel.record import Ints, Record
from smokestack.kernel.verbs import CHANCE, C, S


@verb
def greedy(cards: C, s: S, stream: Stream, buffer: Ints) -> int:
    """What the game's greedy policy does for the seat to move; equal choices are left to the stream."""
    raise AssertionError


@verb
def stride(cards: C, s: S, stream: Stream, buffer: Ints) -> int:
    """Play on as the greedy policy would, as far as it sees at once; how many decisions that were."""
    raise AssertionError


@kernel
def step(cards: C, s: S, stream: Stream, buffer: Ints) -> int:
    """One decision at a time, where a game knows no faster way to play on."""
    verbs.act(cards, s, greedy(cards, s, stream, buffer))
    return 1


@kernel
def next_action(cards: C, s: S, policy: int, stream: Stream, buffer: Ints, weights: Ints) -> int:
    """What chance brings by its weights, or the action a bot takes for the seat to move."""
    if verbs.to_move(s) == CHANCE:
        n = verbs.outcomes(cards, s, buffer, weights)
        return buffer[draw(stream, weights, n)]
    if policy == RANDOM:
        return verbs.random_move(cards, s, buffer, verbs.legal(cards, s, buffer), stream)
    return greedy(cards, s, stream, buffer)


def register(game: Game) -> None:
    """Let the verbs of bots know this game's own players; what a game does not offer is answered in general."""
    state, bot = game.spec.state, bot_of_game(game.spec)
    answer(greedy, state, bot.choose)
    answer(weigh, state, bot.weigh)
    answer(prospect, state, bot.prospect)
    answer(stride, state, bot.stride or step)
    answer(rounds_to_come, state, bot.rounds_to_come or cannot_tell)
    if bot.learned is not None:
        register_table(state, bot.learned)
        return
    answer(carry_out, state, act_alone)
    answer(knows, state, knows_nothing)
    answer(appraise, state, weigh_unlearned)
    answer(foretell, state, expect_unlearned)


def register_table(state: type[Record], learned: LearnedTable) -> None:
    """A game that is judged as a whole table: what it shows, and how what is shown is judged."""
    answer(knows, state, learned.knows)
    answer(appraise, state, learned.appraise)
    answer(foretell, state, foretell_table)
    answer(show, state, learned.show)
    answer(carry_out, state, learned.carry_out)
    answer(lean, state, learned.lean)
    answer(upset, state, learned.upset)
