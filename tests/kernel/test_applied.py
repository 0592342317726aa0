"""Actions carried out under the ledger: both sides of them, what was noted, and nothing left behind when they fail."""

import pytest

import smokestack
from smokestack import Position
from smokestack.gamekit.errors import IllegalAction
from smokestack.kernel import verbs
from smokestack.kernel.language import moved, noting
from smokestack.kernel.record import Record

NOTE = (1, 1, 1, 2, 0)


@pytest.fixture
def position() -> Position:
    """Titans, where somebody decides."""
    found = smokestack.game("titans").new(players=2)
    while found.chance:
        found.apply(found.outcomes()[0][0])
    return found


def test_an_action_comes_with_both_its_sides_and_its_notes(position: Position) -> None:
    before, twin = position.copy(), position.copy()
    with noting() as notes:
        twin.apply("build lumber-camp")
    applied = position.apply_noted("build lumber-camp")
    assert position == twin
    assert (bytes(applied.before), bytes(applied.after)) == (bytes(before), bytes(twin))
    assert applied.action == position.game.number("build lumber-camp")
    assert applied.notes == tuple(notes) != ()


def test_what_comes_later_does_not_change_what_was_handed_out(position: Position) -> None:
    seen = position.preview("build lumber-camp")
    applied = position.apply_noted("build lumber-camp")
    sides = bytes(applied.before), bytes(applied.after)
    for _ in range(2):
        position.apply(position.legal()[0])
    assert (bytes(applied.before), bytes(applied.after)) == (bytes(seen.before), bytes(seen.after)) == sides


def test_a_preview_does_not_change_when_the_position_does(position: Position) -> None:
    seen = position.preview("build lumber-camp")
    sides = bytes(seen.before), bytes(seen.after)
    position.apply("build lumber-camp")
    assert (bytes(seen.before), bytes(seen.after)) == sides


def test_a_preview_leaves_the_position_as_it_is(position: Position) -> None:
    before = bytes(position)
    applied = position.preview("build lumber-camp")
    assert bytes(position) == bytes(applied.before) == before
    assert bytes(position.apply("build lumber-camp")) == bytes(applied.after)


def test_a_refused_action_changes_nothing_and_notes_nothing(position: Position) -> None:
    before = bytes(position)
    with noting() as outer:
        for doing in (position.apply_noted, position.preview, position.tell):
            with pytest.raises(IllegalAction, match=r"T2\.6"):
                doing("build oil-well")
    assert outer == []
    assert bytes(position) == before


def test_whoever_notes_outside_hears_only_what_happens_outside(position: Position) -> None:
    with noting() as outer:
        assert position.apply_noted("build lumber-camp").notes
        moved(*NOTE)
    assert outer == [NOTE]


def test_rules_that_break_down_half_way_leave_the_position_whole(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    act, before = verbs.act, bytes(position)

    def act_and_stumble(cards: Record, s: Record, action: int) -> None:
        act(cards, s, action)
        raise ZeroDivisionError

    monkeypatch.setattr(verbs, "act", act_and_stumble)
    with noting() as outer:
        with pytest.raises(ZeroDivisionError):
            position.apply_noted("build lumber-camp")
        moved(*NOTE)
    assert bytes(position) == before
    assert outer == [NOTE]
