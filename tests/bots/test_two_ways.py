"""Interpreted and compiled, the greedy player decides the same, decision by decision."""

import pytest

import smokestack
from smokestack.bots.policy import next_action, register
from smokestack.bots.roster import GREEDY, RANDOM
from smokestack.gamekit.registry import spec
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.kernel.language import zeros
from smokestack.kernel.verbs import OVER
from tests.bots.twins import Twin


@pytest.mark.parametrize("edition", spec("titans").editions())
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_decision_is_the_same(players: int, edition: str) -> None:
    game = smokestack.game("titans", edition=edition)
    register(game)
    cards, position = game.edition.cards, game.new(players=players).record()
    stream, buffer, weights = seeded(11, players), zeros(game.actions), zeros(game.actions)
    twin = Twin(cards, type(position), stream)
    decisions = 0
    while (mover := verbs.to_move(position)) != OVER:
        # One seat plays at random, so that greedy also meets positions it would not bring about.
        policy = RANDOM if mover == players - 1 else GREEDY
        found = twin.next_action(position, policy)
        action = next_action(cards, position, policy, stream, buffer, weights)
        assert game.text(found) == game.text(action)
        assert twin.stream == stream
        verbs.act(cards, position, action)
        decisions += mover >= 0
    assert decisions > 50
