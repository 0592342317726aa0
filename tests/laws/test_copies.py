"""A position is a value: copies share nothing, bytes hold all of it, and looking at it changes nothing."""

from tests.laws.tables import Table, both_ways, every_table
from tests.laws.walk import actions, ask_everything, play, some_positions, walk


@every_table
@both_ways
def test_a_copy_shares_nothing(table: Table, compiled: bool) -> None:
    """The original keeps its bytes, whatever the copy goes through."""
    original = table.new(compiled)
    for action in actions(table, seed=31):
        before, twin = bytes(original), original.copy()
        twin.apply(action)
        assert bytes(original) == before
        original = twin


@every_table
@both_ways
def test_a_copy_lives_on_alone(table: Table, compiled: bool) -> None:
    for step in walk(table, compiled, seed=32, every=5):
        twin = step.before.copy()
        assert twin == step.before
        assert hash(twin) == hash(step.before)
        assert twin.apply(step.action) == step.after


@every_table
@both_ways
def test_its_record_shares_nothing_with_a_position(table: Table, compiled: bool) -> None:
    for position in some_positions(table, compiled, seed=33, every=25):
        before, record = bytes(position), position.record()
        assert position.game.of_record(record) == position
        for name, value in record:
            setattr(record, name, value)
            scramble(value)
        assert bytes(position) == before


def scramble(value: object) -> None:
    """Overwrite every list inside a record's field."""
    if isinstance(value, list):
        for item in value:
            scramble(item)
        value.clear()


@every_table
@both_ways
def test_the_same_actions_give_the_same_bytes(table: Table, compiled: bool) -> None:
    replayed = table.new(compiled)
    for position, action in play(table, compiled, seed=34):
        assert bytes(replayed) == bytes(position)
        replayed.apply(action)
    assert bytes(replayed) == bytes(position)


@every_table
@both_ways
def test_text_replays_as_well_as_ids(table: Table, compiled: bool) -> None:
    game, replayed = table.game(compiled), table.new(compiled)
    for position, action in play(table, compiled, seed=35):
        assert replayed == position
        replayed.apply(game.text(action))
    assert replayed == position


@every_table
@both_ways
def test_bytes_hold_the_whole_position(table: Table, compiled: bool) -> None:
    for position in some_positions(table, compiled, seed=36, every=5):
        again = position.game.position(bytes(position))
        assert bytes(again) == bytes(position)
        assert again.to_move == position.to_move


@every_table
@both_ways
def test_a_game_goes_on_from_its_bytes(table: Table, compiled: bool) -> None:
    """Nothing that decides the future is kept beside the bytes."""
    for step in walk(table, compiled, seed=37, every=5):
        assert step.before.game.position(bytes(step.before)).apply(step.action) == step.after


@every_table
@both_ways
def test_asking_changes_nothing(table: Table, compiled: bool) -> None:
    for position in some_positions(table, compiled, seed=38, every=25):
        before = bytes(position)
        ask_everything(position)
        assert bytes(position) == before


@every_table
@both_ways
def test_playing_leaves_the_cards_alone(table: Table, compiled: bool) -> None:
    cards = table.game(compiled).edition.cards
    before = bytes(cards)
    assert list(play(table, compiled, seed=39))
    assert bytes(cards) == before
