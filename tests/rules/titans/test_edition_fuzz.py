"""Whatever is done to the Titans prototype: it loads and can be played, or is refused as an edition."""

import copy
from typing import Any

from hypothesis import given, reject, settings
from hypothesis import strategies as st

import smokestack
from smokestack.gamekit.batch import random_games
from smokestack.gamekit.errors import EditionError
from tests.kernel.prototype import PATHS, Data, Path, assert_is_helpful, load_or_refuse, parent_of, prototype

ODD_VALUES: list[Any] = [
    *(-1, 0, 1, 3, 99, 10**30, 1.5, True, False),
    *("", " ", "wood", "nope", "two words", "LOUD", "research", "source", "é"),
    *([], [1], ["wood"], ["nope"], [[1]], [{}], {}, {"rest": "book"}, {"rest": ["book"]}, {"key": "wood"}),
]

paths = st.sampled_from(PATHS)
values = st.sampled_from(ODD_VALUES)


def remove(data: Data, path: Path) -> None:
    del parent_of(data, path)[path[-1]]


def replace(data: Data, path: Path, value: Any) -> None:
    parent_of(data, path)[path[-1]] = copy.deepcopy(value)


def double(data: Data, path: Path) -> None:
    """A row twice, or a stray key beside a value."""
    parent = parent_of(data, path)
    if isinstance(parent, list):
        parent.append(copy.deepcopy(parent[int(path[-1])]))
    else:
        parent["stray"] = 1


def loads_or_is_refused(data: Data) -> None:
    found = load_or_refuse(data)
    if isinstance(found, EditionError):
        assert_is_helpful(found, data)


@given(paths)
def test_without_any_value(path: Path) -> None:
    data = prototype()
    remove(data, path)
    loads_or_is_refused(data)


@given(paths, values)
def test_with_another_value_anywhere(path: Path, value: Any) -> None:
    data = prototype()
    replace(data, path, value)
    loads_or_is_refused(data)


@given(paths)
def test_with_something_doubled(path: Path) -> None:
    data = prototype()
    double(data, path)
    loads_or_is_refused(data)


@given(st.lists(paths, min_size=2, max_size=4, unique=True), values)
def test_with_several_things_wrong_at_once(changed: list[Path], value: Any) -> None:
    data = prototype()
    for path in sorted(changed, key=len, reverse=True):
        replace(data, path, value)
    loads_or_is_refused(data)


def is_number(path: Path) -> bool:
    return type(parent_of(prototype(), path)[path[-1]]) is int


@settings(max_examples=30)
@given(st.sampled_from([path for path in PATHS if is_number(path)]), st.integers(1, 6))
def test_an_edition_that_loads_can_be_played(path: Path, number: int) -> None:
    data = prototype()
    replace(data, path, number)
    edition = load_or_refuse(data)
    if isinstance(edition, EditionError):
        reject()
    game = smokestack.game("titans", edition)
    final, _ = random_games(game, 1, seed=1, players=3, round_limit=30)
    assert game.position(final[0].tobytes()).end_reason()
