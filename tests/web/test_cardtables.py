"""Editions as tables to read."""

import pytest

from smokestack.gamekit.registry import names, spec
from smokestack.web.cardtables import card_tables


@pytest.mark.parametrize("game", names())
def test_every_value_but_keys_stands_in_a_table_with_its_source(game: str) -> None:
    edition = spec(game).edition()
    cells = [cell for table in card_tables(edition) for row in table.rows.values() for cell in row.values()]
    keys = [key for key, value in edition.values.items() if isinstance(value, str) and f"[{value}]." in key]
    own = [key for key in edition.values if key.startswith("edition.")]
    assert len(cells) == len(edition.values) - len(keys) - len(own)
    assert {source for _, source in cells} <= {"book", "ruling", "edition"}


def test_a_card_is_a_row() -> None:
    goods = next(table for table in card_tables(spec("titans").edition()) if table.title == "goods")
    assert goods.rows["steel"]["name"] == ("Steel", "book")
