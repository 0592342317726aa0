"""Whatever is done to `homefront`: it loads, or it is refused with the table of each problem."""

import copy
import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from smokestack.gamekit.errors import EditionError
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.proof import MOST_PLAYERS, makeable
from tests.kernel.prototype import Data, Path, parent_of
from tests.kernel.toml import write_toml
from tests.rules.victory.homefront import PATHS, cards_of, homefront, read

ODD_VALUES: list[Any] = [
    *(-1, 0, 1, 3, 99, 10**30, 1.5, True),
    *("", " ", "wood", "nope", "in wood", "out wood", "in or", "out wood or coal", "source", "forest", "é", "WO", "wo"),
    *([], [1], ["wood"], [[1]], [{}], {}, {"rest": "book"}, {"in": ["coal"]}, {"key": "wood"}),
]

paths = st.sampled_from(PATHS)
values = st.sampled_from(ODD_VALUES)


def load_or_refuse(data: Data) -> Cards | EditionError:
    """The cards, or why they do not load; nothing else may be raised."""
    try:
        return cards_of(read(write_toml(data)))
    except EditionError as error:
        return error


def assert_is_helpful(error: EditionError, data: Data) -> None:
    """Every problem begins with the table it is in."""
    assert error.problems
    assert all(re.split(r"[.:\[]", problem)[0] in {*homefront(), *data} for problem in error.problems)


def assert_is_sound(cards: Cards) -> None:
    """What the proof promises."""
    assert makeable(cards) == set(range(cards.product_count))
    assert sum(product.contracts for product in cards.products) >= cards.revealed * MOST_PLAYERS
    assert sum(factory.started for factory in cards.factories) >= MOST_PLAYERS
    assert all(factory.started <= cards.stack for factory in cards.factories)
    assert len(bytes(cards)) == cards.dtype.itemsize


def is_sound_or_refused(data: Data) -> None:
    found = load_or_refuse(data)
    if isinstance(found, EditionError):
        assert_is_helpful(found, data)
    else:
        assert_is_sound(found)


@given(paths)
def test_without_any_value(path: Path) -> None:
    data = homefront()
    del parent_of(data, path)[path[-1]]
    is_sound_or_refused(data)


@given(paths, values)
def test_with_another_value_anywhere(path: Path, value: Any) -> None:
    data = homefront()
    parent_of(data, path)[path[-1]] = copy.deepcopy(value)
    is_sound_or_refused(data)


@given(st.lists(paths, min_size=2, max_size=4, unique=True), values)
def test_with_several_things_wrong_at_once(changed: list[Path], value: Any) -> None:
    data = homefront()
    for path in sorted(changed, key=len, reverse=True):
        parent_of(data, path)[path[-1]] = copy.deepcopy(value)
    is_sound_or_refused(data)
