"""Random games end, somebody can always go on before, and the standings make sense all the way."""

from itertools import product

from smokestack import OVER, Position
from smokestack.gamekit.batch import random_games
from tests.laws.tables import Table, both_ways, every_game, every_table, game_of, tables
from tests.laws.walk import allowed, play, positions

GAMES = {False: 2, True: 10}
"""Random games played to the end, interpreted and compiled."""


@every_table
@both_ways
def test_random_games_end(table: Table, compiled: bool) -> None:
    for seed in range(GAMES[compiled]):
        *_, last = positions(table, compiled, seed)
        assert last.to_move == OVER


@every_table
@both_ways
def test_before_the_end_something_can_always_be_done(table: Table, compiled: bool) -> None:
    for position in positions(table, compiled, seed=1):
        assert bool(allowed(position)) != position.over


@every_table
@both_ways
def test_the_end_has_a_reason_and_winners_and_nothing_before_has(table: Table, compiled: bool) -> None:
    for position in positions(table, compiled, seed=2):
        assert bool(position.end_reason()) == position.over
        assert bool(position.winners()) == position.over
    assert position.end_reason() in position.game.spec.end_reasons


@every_table
@both_ways
def test_every_seat_has_a_score_and_a_rank(table: Table, compiled: bool) -> None:
    for position in positions(table, compiled, seed=3):
        assert position.seats == table.seats
        assert len(position.scores()) == position.seats
        assert_ranks_are_shared_places(position)


def assert_ranks_are_shared_places(position: Position) -> None:
    """A seat's rank is the number of seats ahead of it."""
    ranks = position.ranks()
    assert ranks == [sum(other < rank for other in ranks) for rank in ranks]
    assert len(ranks) == position.seats


@every_table
@both_ways
def test_only_seats_of_the_table_move(table: Table, compiled: bool) -> None:
    movers = {position.to_move for position in positions(table, compiled, seed=4) if position.to_move >= 0}
    assert movers <= set(range(table.seats))


@every_game
def test_every_kind_of_action_happens_in_random_games(name: str) -> None:
    """A verb that never occurs would leave the other laws blind to it."""
    game, found = game_of(name, True), set()
    wanted = set(game.spec.codec.verbs) - game.spec.rare_verbs
    for table, seed in product(tables(name), range(30)):
        found |= {game.decode(action).verb for _, action in play(table, True, seed)}
        if found >= wanted:
            break
    assert found >= wanted


@every_table
def test_many_random_games_end_for_one_of_the_known_reasons(table: Table) -> None:
    game = table.game(True)
    final, decisions = random_games(game, 200, seed=5, **table.options)
    reasons = {game.position(state.tobytes()).end_reason() for state in final}
    assert reasons <= set(game.spec.end_reasons)
    assert decisions.min() > 0


@every_table
@both_ways
def test_walks_are_repeatable(table: Table, compiled: bool) -> None:
    first, second = ([action for _, action in play(table, compiled, seed=7)] for _ in range(2))
    assert first == second
