"""The common language where it is not about numbers: the ledger, and refusals in words."""

from smokestack.gamekit.refusal import RefusalText, refusal_of
from smokestack.kernel.compile import compiled
from smokestack.kernel.language import moved, noting
from smokestack.kernel.why import ALLOWED, Why, refuse
from tests.kernel import namesakes


def test_movements_are_noted_while_someone_listens() -> None:
    moved(1, 2, 3, 4, 5)
    with noting() as entries:
        moved(6, 7, 8, 9, 10)
    moved(1, 2, 3, 4, 5)
    assert entries == [(6, 7, 8, 9, 10)]


def test_an_inner_listener_keeps_its_notes_to_itself() -> None:
    with noting() as outer:
        moved(1, 1, 1, 2, 0)
        with noting() as inner:
            moved(2, 1, 1, 2, 0)
        moved(3, 1, 1, 2, 0)
    assert [piece for piece, *_ in outer] == [1, 3]
    assert [piece for piece, *_ in inner] == [2]


def test_notes_stop_even_after_an_error() -> None:
    try:
        with noting() as entries:
            raise ZeroDivisionError
    except ZeroDivisionError:
        moved(1, 1, 1, 2, 0)
    assert entries == []


def test_a_refusal_fills_in_names_and_numbers() -> None:
    why = Why()
    assert refuse(why, 7, 1, 0, 2, 3) == 7
    text = RefusalText("too_few", "X1.2", "needs {need} {what:good}, the {where:grid} grid has {have}")
    refusal = refusal_of(why, {7: text}, {"good": ["tea", "salt"], "grid": ["north"]})
    assert str(refusal) == "X1.2: needs 3 salt, the north grid has 2"
    assert (refusal.code, refusal.numbers) == ("too_few", {"what": 1, "where": 0, "have": 2, "need": 3})
    assert refusal.code != str(ALLOWED)


def test_a_thing_the_edition_does_not_name_is_called_by_its_number() -> None:
    text = RefusalText("none", "X1.3", "there is no {what:good}")
    assert refusal_of(Why(code=1, what=5), {1: text}, {"good": ["tea"]}).text == "there is no good 5"
    assert refusal_of(Why(code=1, what=-1), {1: text}, {"good": ["tea"]}).text == "there is no good -1"


def test_records_of_one_name_are_told_apart_when_compiled() -> None:
    """Two games may both have a State: `scratch` must give each kernel its own."""
    for fn in (namesakes.use_own_shelf, namesakes.use_other_shelf):
        assert compiled(fn)() == fn()
