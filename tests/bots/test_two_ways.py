"""Interpreted and compiled, the greedy player decides the same, decision by decision."""

import numpy as np
import pytest

import smokestack
from smokestack.bots.policy import GREEDY, RANDOM, learn, next_action
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, seeded
from smokestack.kernel.compile import compiled, kernel
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import OVER, C, S


@kernel
def next_action_of(cards: list[C], ss: list[S], policy: int, streams: list[Stream], room: Ints, weights: Ints) -> int:
    """A door to one decision."""
    return next_action(cards[0], ss[0], policy, streams[0], room, weights)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_decision_is_the_same(players: int) -> None:
    game = smokestack.game("titans")
    learn(game)
    cards, position = game.edition.cards, game.new(players=players).record()
    stream, room, weights = seeded(11, players), zeros(game.actions), zeros(game.actions)
    twin_stream, twin_room, twin_weights = stream.to_array(), *(np.zeros(game.actions, np.int64) for _ in range(2))
    door = compiled(next_action_of)
    decisions = 0
    while (mover := verbs.to_move(position)) != OVER:
        # One seat plays at random, so that greedy also meets positions it would not bring about.
        policy = RANDOM if mover == players - 1 else GREEDY
        twin = door(cards.to_array(), position.to_array(), policy, twin_stream, twin_room, twin_weights)
        action = next_action(cards, position, policy, stream, room, weights)
        assert game.text(int(twin)) == game.text(action)
        assert Stream.from_array(twin_stream) == stream
        verbs.act(cards, position, action)
        decisions += mover >= 0
    assert decisions > 50
