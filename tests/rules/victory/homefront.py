"""The shipped edition of Victory as text and as nested data that tests may change, read without the registry."""

import copy
import tomllib

import pytest

from smokestack.gamekit.edition import Edition, read_edition
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.registry import spec
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.reader import read_cards
from tests.kernel.prototype import Data, paths

FILE = "mine.toml"
TEXT = spec("victory").data("editions", "homefront.toml")
_DATA: Data = tomllib.loads(TEXT)
PATHS = list(paths(_DATA))


def homefront() -> Data:
    """A fresh copy of all its tables."""
    return copy.deepcopy(_DATA)


def read(text: str) -> Edition:
    return read_edition("victory", text, FILE, read_cards)


def cards_of(edition: Edition) -> Cards:
    assert isinstance(edition.cards, Cards)
    return edition.cards


def changed(*changes: tuple[str, str]) -> str:
    """The edition's text with these texts replaced, each once."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def block(kind: str, key: str) -> str:
    """One table of the file as it is written there."""
    _, _, rest = TEXT.partition(f'[[{kind}]]\nkey = "{key}"\n')
    assert rest
    return f'[[{kind}]]\nkey = "{key}"\n' + rest.partition("\n\n")[0]


def edit(kind: str, key: str, old: str, new: str) -> tuple[str, str]:
    """The change of one line within one table."""
    whole = block(kind, key)
    assert f"{old}\n" in whole
    return whole, whole.replace(f"{old}\n", f"{new}\n" if new else "", 1)


def problems(*changes: tuple[str, str]) -> list[str]:
    """Why the edition with these changes is refused; the message begins with the file."""
    with pytest.raises(EditionError) as caught:
        read(changed(*changes))
    assert str(caught.value).startswith(f"{FILE}: {len(caught.value.problems)} problem")
    return caught.value.problems
