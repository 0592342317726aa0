"""Whatever is done to the Titans prototype: it loads and can be played, or is refused as an edition."""

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import smokestack
from smokestack.kernel.batch import random_games
from smokestack.kernel.errors import EditionError
from tests.kernel.prototype import FILE, PATHS, Data, Path, load, parent_of, prototype, refusal

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
    try:
        load(data)
    except EditionError:
        refusal(data)


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


@settings(max_examples=25)
@given(st.sampled_from([path for path in PATHS if len(path) > 2]), st.integers(1, 6))
def test_an_edition_that_loads_can_be_played(path: Path, value: int) -> None:
    data = prototype()
    replace(data, path, value)
    try:
        edition = load(data)
    except EditionError as error:
        assert FILE in str(error)
        return
    final, _ = random_games(smokestack.game("titans", edition), 1, seed=1, players=3, round_limit=30)
    assert final["ended"][0] > 0
