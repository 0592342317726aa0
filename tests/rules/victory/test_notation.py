"""Complexes as drawings: what is drawn can be read back, and what cannot be read is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smokestack.gamekit.errors import NotationError
from smokestack.gamekit.registry import spec
from smokestack.games.victory.model.cards import TURNS
from smokestack.games.victory.model.cells import CELL_NAMES, CELLS, CENTRE, SIZE
from smokestack.games.victory.model.complex import is_factory
from smokestack.games.victory.model.notation import card_code, card_text, draw_complex, lay_card, read_complex
from smokestack.games.victory.model.state import EMPTY, FACTORY, PRODUCT, Complex

EDITION = spec("victory").edition()
PRODUCTS, FACTORIES = len(EDITION.names["product"]), len(EDITION.names["factory"])
CODES = [
    *(PRODUCT + product for product in range(PRODUCTS)),
    *(FACTORY + kind * TURNS + turn for kind in range(FACTORIES) for turn in range(TURNS)),
]

drawings = st.dictionaries(st.integers(0, CELLS - 1), st.sampled_from(CODES), min_size=1, max_size=40)


def laid(cards: dict[int, int]) -> Complex:
    """A complex with exactly these cards, whatever their order."""
    found = Complex(top=SIZE, bottom=-1, left=SIZE, right=-1)
    for cell, code in cards.items():
        lay_card(found, cell, code)
    return found


@given(drawings)
def test_a_drawn_complex_is_read_back_to_the_byte(cards: dict[int, int]) -> None:
    found = laid(cards)
    assert bytes(read_complex(EDITION, draw_complex(EDITION, found))) == bytes(found)


@given(drawings)
def test_reading_counts_what_the_rules_count(cards: dict[int, int]) -> None:
    found = read_complex(EDITION, draw_complex(EDITION, laid(cards)))
    factories = [cell for cell, code in cards.items() if is_factory(code)]
    assert found.factories == len(factories)
    assert sum(found.stock) == len(cards) - len(factories)
    if factories:
        rows, columns = [cell // SIZE for cell in factories], [cell % SIZE for cell in factories]
        assert (found.top, found.bottom, found.left, found.right) == (min(rows), max(rows), min(columns), max(columns))


def test_every_card_has_its_own_text() -> None:
    texts = [card_text(EDITION, code) for code in (EMPTY, *CODES)]
    assert len(set(texts)) == len(texts)
    assert [card_code(EDITION, text) for text in texts] == [EMPTY, *CODES]


def test_a_drawing_names_its_first_cell_and_leaves_no_margin() -> None:
    assert draw_complex(EDITION, read_complex(EDITION, "o14:\n.. .. ..\n.. wo SMe\n")) == "p15:\nwo  SMe"


def test_without_a_first_cell_the_middle_lies_in_the_centre() -> None:
    assert read_complex(EDITION, "FOn").cells[CENTRE] == card_code(EDITION, "FOn")
    drawn = read_complex(EDITION, "wo .. ..\n.. FOn ..\n.. .. co")
    assert drawn.cells[CENTRE] == card_code(EDITION, "FOn")
    assert drawn.cells[CELL_NAMES.index("o15")] == card_code(EDITION, "wo")
    assert drawn.cells[CELL_NAMES.index("q17")] == card_code(EDITION, "co")


def test_a_factory_without_a_side_lies_at_rest() -> None:
    assert card_code(EDITION, "SM") == card_code(EDITION, "SMn")


def test_nothing_is_drawn_and_read_as_nothing() -> None:
    empty = Complex(top=SIZE, bottom=-1, left=SIZE, right=-1)
    assert draw_complex(EDITION, empty) == ".."
    assert bytes(read_complex(EDITION, "..")) == bytes(empty)
    assert bytes(read_complex(EDITION, "")) == bytes(empty)


@pytest.mark.parametrize("text", ["xx", "SMx", "fon", "SMnn", "w", "FO1"])
def test_an_unknown_card_is_named_with_the_forms(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_complex(EDITION, f"wo {text}")
    assert str(caught.value) == (
        f"'{text}' is no card; write .. for nothing, a product such as wo or a factory such as FOn"
    )


@pytest.mark.parametrize("cell", ["zz1", "p32", "p0", "16p", "af1"])
def test_an_unknown_first_cell_is_named_with_the_range(cell: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_complex(EDITION, f"{cell}:\nFOn")
    assert str(caught.value) == f"'{cell}' is no cell; cells go from a1 to ae31"


@pytest.mark.parametrize(
    ("drawing", "text", "row"),
    [("ad31:\nwo co FOn", "FOn", 1), ("a31:\nwo\nco", "co", 2), ("ae1:\nwo\nco oi", "oi", 2)],
)
def test_a_drawing_that_leaves_the_table_is_refused(drawing: str, text: str, row: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_complex(EDITION, drawing)
    assert str(caught.value) == f"the drawing leaves the table at '{text}' in row {row}"


def test_a_drawing_too_large_for_its_middle_is_refused() -> None:
    with pytest.raises(NotationError, match="leaves the table at 'FOn' in row 1"):
        read_complex(EDITION, "FOn " * (SIZE + 1))
    with pytest.raises(NotationError, match="leaves the table"):
        read_complex(EDITION, "FOn\n" * (SIZE + 2))
