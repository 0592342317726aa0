"""Interpreted and compiled rules play the same games, decision by decision and byte by byte."""

from smokestack import Position
from smokestack.gamekit.registry import spec
from tests.laws.tables import Table, every_table
from tests.laws.walk import play, some_positions


@every_table
def test_both_ways_play_the_same_game(table: Table) -> None:
    for seed in (41, 42, 43):
        twin = table.new(compiled=True)
        for position, action in play(table, False, seed):
            assert seen(twin) == seen(position)
            twin.apply(action)
        assert seen(twin) == seen(position)


def seen(position: Position) -> dict[str, object]:
    """All a player or program can see."""
    return {
        "to move": position.to_move,
        "legal": position.legal(),
        "outcomes": position.outcomes(),
        "scores": position.scores(),
        "ranks": position.ranks(),
        "end reason": position.end_reason(),
        "bytes": bytes(position),
    }


@every_table
def test_both_ways_refuse_with_the_same_words_and_numbers(table: Table) -> None:
    for position in some_positions(table, False, seed=44, every=25):
        twin = table.game(True).position(bytes(position))
        for action in range(position.game.actions):
            assert twin.check(action) == position.check(action)


@every_table
def test_both_ways_read_a_record_alike(table: Table) -> None:
    for position in some_positions(table, False, seed=45, every=25):
        twin = table.game(True).of_record(position.record())
        assert twin.record() == position.record()
        assert isinstance(twin.record(), spec(table.name).state)
