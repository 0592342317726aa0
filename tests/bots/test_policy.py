"""Bots by name, and single decisions."""

import subprocess
import sys

import pytest

import smokestack
from smokestack import Position
from smokestack.bots.decide import decide, reason
from smokestack.bots.play import play_out, play_turn
from smokestack.bots.roster import BOTS, bot
from smokestack.gamekit.errors import MatchError, OptionError, UnknownName

TITANS = smokestack.game("titans")
QUICK = [name for name in BOTS if not BOTS[name].searches]
"""Searching takes its time interpreted; it has its own tests."""
NAMES = "there is: archie, easy, greedy, hard, look, normal, random, search:N, uct:N"


def positions(players: int, bots: str, seed: int) -> list[Position]:
    """Every position of a game in which a seat decides."""
    found, position = [], TITANS.new(players=players)
    for action in play_out(TITANS, position, [bots] * players, seed):
        if not position.chance:
            found.append(position.copy())
        position.apply(action)
    assert position.over
    return found


@pytest.mark.parametrize("name", ["", "Greedy", "clever"])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(
        UnknownName,
        match=f"no bot named '{name}'; {NAMES}",
    ):
        bot(name)
    with pytest.raises(UnknownName, match=NAMES):
        decide(TITANS, positions(2, "random", 1)[0], name, seed=1)


def test_every_bot_carries_its_name() -> None:
    assert [bot(name).name for name in BOTS] == list(BOTS)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_greedy_games_are_legal_to_the_end(players: int) -> None:
    position = TITANS.new(players=players)
    for action in play_out(TITANS, position, ["greedy"] * players, seed=players):
        position.apply(action)
    assert position.end_reason() == "three ages"


@pytest.mark.parametrize("name", QUICK)
def test_decisions_are_legal_in_positions_random_play_reaches(name: str) -> None:
    for position in positions(4, "random", seed=8)[::9]:
        assert decide(TITANS, position, name, seed=1) in position.legal()


@pytest.mark.parametrize("name", QUICK)
def test_a_decision_follows_from_bytes_and_seed_alone(name: str) -> None:
    compiled = smokestack.game("titans", compiled=True)
    for position in positions(3, "random", seed=5)[::17]:
        data = bytes(position)
        action = decide(TITANS, position, name, seed=7)
        assert bytes(position) == data
        assert decide(TITANS, TITANS.position(data), name, seed=7) == action
        assert decide(compiled, compiled.position(data), name, seed=7) == action


def test_random_decisions_differ_by_seed_and_position() -> None:
    some = positions(4, "random", seed=3)[20:60]
    assert len({decide(TITANS, some[0], "random", seed) for seed in range(40)}) > 1
    ranks = {position.legal().index(decide(TITANS, position, "random", 1)) for position in some}
    assert len(ranks) > 1


def test_nobody_decides_for_chance_or_after_the_end() -> None:
    start = TITANS.new(players=2)
    with pytest.raises(MatchError, match="the one to move is chance"):
        decide(TITANS, start, "greedy", seed=1)
    over = start.copy()
    for action in play_out(TITANS, start, ["greedy", "random"], seed=1):
        over.apply(action)
    with pytest.raises(MatchError, match="nobody, it is over"):
        decide(TITANS, over, "random", seed=1)
    assert play_turn(TITANS, over, "random", seed=1) == []


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    games = [play_out(TITANS, TITANS.new(players=3), ["greedy"] * 3, seed) for seed in (4, 4, 5)]
    assert games[0] == games[1] != games[2]


def test_play_out_goes_on_from_any_position_and_leaves_it_alone() -> None:
    position = positions(3, "random", seed=9)[30]
    data = bytes(position)
    actions = play_out(TITANS, position, ["random", "greedy", "random"], seed=2)
    assert bytes(position) == data
    for action in actions:
        position.apply(action)
    assert position.over


def test_play_out_wants_one_bot_for_each_seat() -> None:
    with pytest.raises(OptionError, match="2 bots for 3 seats"):
        play_out(TITANS, TITANS.new(players=3), ["greedy", "random"], seed=1)


def test_a_turn_ends_where_someone_else_decides() -> None:
    for position in positions(3, "greedy", seed=6)[::11]:
        data, seat = bytes(position), position.to_move
        for action in play_turn(TITANS, position, "greedy", seed=3):
            assert position.to_move == seat
            position.apply(action)
        assert bytes(position) != data
        assert position.to_move != seat


def test_every_legal_action_has_a_reason() -> None:
    for position in [*positions(3, "random", seed=2)[::13], *positions(3, "greedy", seed=2)[::29]]:
        for action in position.legal():
            assert reason(TITANS, position, action)


def test_deciding_does_not_import_numba() -> None:
    code = """
import sys, smokestack
from smokestack.bots.play import play_turn
from smokestack.bots.decide import reason
game = smokestack.game("titans")
position = game.new(players=2)
while position.chance:
    position.apply(position.outcomes()[0][0])
for action in play_turn(game, position, "greedy", 1):
    reason(game, position, action)
    position.apply(action)
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
