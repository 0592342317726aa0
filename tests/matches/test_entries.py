"""Entries and their JSON: readable, and strict when read."""

from typing import Any

import pytest

from smokestack.gamekit.errors import MatchError
from smokestack.match import Seat, bot_seat
from smokestack.match.entry import (
    BOT_TOOK_OVER,
    JOINED,
    Decision,
    Ended,
    Entry,
    HandedOver,
    Outcome,
    Redo,
    SeatChange,
    Undo,
)

EVERY_KIND: list[tuple[Entry, dict[str, Any]]] = [
    (Decision(1, 0, "produce farm 2"), {"n": 1, "kind": "action", "seat": 1, "action": "produce farm 2"}),
    (Outcome(2, "reveal dynamite"), {"n": 2, "kind": "chance", "outcome": "reveal dynamite"}),
    (Undo(3, 1, 1, (0, 2)), {"n": 3, "kind": "undo", "seat": 2, "to": 1, "agreed": [1, 3]}),
    (Redo(4, 1), {"n": 4, "kind": "redo", "seat": 2}),
    (
        SeatChange(5, JOINED, 2, Seat("Cat", holder="sofa")),
        {"n": 5, "kind": "seat", "event": "joined", "seat": 3}
        | {"holder": {"name": "Cat", "kind": "human", "holder": "sofa"}},
    ),
    (
        SeatChange(6, BOT_TOOK_OVER, 0, bot_seat("greedy")),
        {
            "n": 6,
            "kind": "seat",
            "event": "bot took over",
            "seat": 1,
            "holder": {"name": "greedy", "kind": "bot", "bot": "greedy"},
        },
    ),
    (HandedOver(7, 0), {"n": 7, "kind": "handed_over", "seat": 1}),
    (
        Ended(8, "three ages", (20, -3), (0, 1)),
        {"n": 8, "kind": "ended", "reason": "three ages", "scores": [20, -3], "ranks": [1, 2]},
    ),
]


@pytest.mark.parametrize(("entry", "data"), EVERY_KIND)
def test_an_entry_is_written_as_people_count_and_read_back(entry: Entry, data: dict[str, Any]) -> None:
    assert entry.to_json() == data
    assert Entry.from_json(data) == entry


@pytest.mark.parametrize(("entry", "data"), EVERY_KIND)
def test_every_key_of_an_entry_is_needed(entry: Entry, data: dict[str, Any]) -> None:
    for key in data:
        with pytest.raises(MatchError, match=f'has no "{key}"'):
            Entry.from_json({name: value for name, value in data.items() if name != key})


@pytest.mark.parametrize(("entry", "data"), EVERY_KIND)
def test_every_key_of_an_entry_has_a_type(entry: Entry, data: dict[str, Any]) -> None:
    for key in data:
        for wrong in (None, True, 1.5, {"a": [1]}, ["x"], ["1"], [True]):
            with pytest.raises(MatchError, match=r"must be|has no|does not belong"):
                Entry.from_json({**data, key: wrong})


@pytest.mark.parametrize(("entry", "data"), EVERY_KIND)
def test_a_key_that_does_not_belong_is_refused(entry: Entry, data: dict[str, Any]) -> None:
    with pytest.raises(MatchError, match='"mood" that does not belong'):
        Entry.from_json({**data, "mood": "good"})


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([1, 2], "the entry is a list; it must be an object"),
        ("action", 'the entry is "action"; it must be an object'),
        ({"n": 0, "kind": "redo", "seat": 1}, '"n" of the entry is 0; it must be a whole number from 1 up'),
        ({"n": 1, "kind": "dance", "seat": 1}, '"kind" of the entry is "dance"; it must be one of action, chance'),
        ({"n": 1, "kind": "redo", "seat": 0}, '"seat" of the entry is 0; it must be a whole number from 1 up'),
        ({"n": 1, "kind": "chance", "outcome": "\ud800"}, '"outcome" of the entry is .* it must be a text'),
        ({"n": 1, "kind": "chance", "outcome": 10**70}, '"outcome" of the entry is 10{56}…; it must be a text'),
    ],
)
def test_a_wrong_entry_is_refused_with_its_reason(data: object, reason: str) -> None:
    with pytest.raises(MatchError, match=reason):
        Entry.from_json(data)
