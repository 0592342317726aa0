"""Everything can be told: what happens, what may be chosen, and how the table looks."""

from smokestack import Position
from smokestack.gamekit.registry import spec
from tests.laws.tables import Table, both_ways, every_table
from tests.laws.walk import allowed, play, some_positions

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lee")


def clause_ids(table: Table) -> set[str]:
    return {clause.id for clause in spec(table.name).clauses.all}


@every_table
def test_every_action_is_told_in_whole_sentences(table: Table) -> None:
    known = clause_ids(table) | {""}
    for position, action in play(table, False, seed=71):
        telling = position.tell(action, NAMES[: position.seats])
        assert telling.sentences
        for sentence in telling.sentences:
            assert str(sentence).strip()
            assert "{" not in str(sentence)
            assert sentence.clause in known


@every_table
def test_every_line_of_the_ledger_says_what_went_where_and_why(table: Table) -> None:
    known = clause_ids(table)
    for position, action in play(table, False, seed=72):
        for entry in position.tell(action).ledger:
            assert entry.piece
            assert entry.amount > 0
            assert entry.source != entry.target
            assert entry.reason
            assert entry.clause in known


@every_table
def test_no_two_choices_look_the_same(table: Table) -> None:
    for position in some_positions(table, False, seed=73, every=12):
        labels = [position.label(action) for action in allowed(position)]
        assert all(label.group and label.text for label in labels)
        assert len(set(labels)) == len(labels)


@every_table
@both_ways
def test_telling_and_showing_change_nothing(table: Table, compiled: bool) -> None:
    for position in some_positions(table, compiled, seed=74, every=25):
        before = bytes(position)
        tell_everything(position)
        assert bytes(position) == before


def tell_everything(position: Position) -> None:
    for action in allowed(position):
        position.tell(action)
        position.label(action)
    position.view()


@every_table
def test_tellers_only_read_what_they_are_given(table: Table) -> None:
    """A match hands out the very records it goes on with."""
    for position, action in play(table, False, seed=76):
        applied = position.preview(action)
        given = bytes(applied.before), bytes(applied.after)
        position.game.tell(applied, NAMES[: position.seats])
        assert (bytes(applied.before), bytes(applied.after)) == given


@every_table
def test_both_ways_show_the_same_table(table: Table) -> None:
    for position in some_positions(table, False, seed=75, every=25):
        twin = table.game(True).position(bytes(position))
        assert str(twin) == str(position)
        assert len(str(position).splitlines()) > 3
        assert twin.view() == position.view()
