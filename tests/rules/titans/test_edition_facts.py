"""What is known of the original holds in every edition of Titans: its text, and what told of its lost pictures."""

import pytest

from smokestack import Edition
from smokestack.gamekit.book_marks import require_book_values
from smokestack.gamekit.registry import spec
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, LEVELS, Cards, Market
from tests.rules.titans.editions import every_edition

TITANS = spec("titans")
RESIDENTIAL, TRANSPORTATION = 0, 2
LATER = [edition for edition in TITANS.editions() if edition != "prototype"]


@pytest.fixture
def cards(edition: str) -> Cards:
    cards = TITANS.edition(edition).cards
    assert isinstance(cards, Cards)
    return cards


def most_consumables(cards: Cards, side: int, level: int) -> int:
    """The most icons for consumables on a card that may stand there; levels count from 0."""
    wants = [e.demand[Market.CONSUMABLES] for e in cards.estates if (e.side, e.level) == (side, level)]
    return max(wants)


@every_edition
def test_what_the_book_gives_is_the_same_in_every_edition(edition: str) -> None:
    shipped, first = TITANS.edition(edition), TITANS.edition("prototype")
    require_book_values(TITANS, shipped, edition)
    assert book_values(shipped) == book_values(first)


def book_values(edition: Edition) -> dict[str, object]:
    return {key: edition.values[key] for key, source in edition.sources.items() if source == "book"}


@every_edition
def test_two_residential_cards_can_want_five_consumables(cards: Cards) -> None:
    """The caption of a picture; the cards are of the first two levels."""
    assert most_consumables(cards, RESIDENTIAL, 0) + most_consumables(cards, RESIDENTIAL, 1) == 5


@every_edition
def test_the_side_with_the_steel_grid_can_want_seven_consumables(cards: Cards, edition: str) -> None:
    """The pay example sells seven cubes of steel on its Consumables grid."""
    steel = TITANS.edition(edition).words["good"].index("steel")
    assert cards.grids[cards.goods[steel].red_grid].serves == [side == TRANSPORTATION for side in range(4)]
    assert sum(most_consumables(cards, TRANSPORTATION, level) for level in range(LEVELS)) >= 7


@pytest.mark.parametrize("edition", LATER)
def test_a_ladder_has_the_seventeen_dollars_of_the_pay_example(cards: Cards) -> None:
    """The first edition ends at $15; it was released before that was noticed."""
    assert all(17 in grid.price for grid in cards.grids)


@every_edition
def test_the_two_steel_grids_have_the_spaces_that_the_pay_example_names(cards: Cards, edition: str) -> None:
    words = TITANS.edition(edition).words["grid"]
    on_consumables, on_durables = (set(cards.grids[words.index(grid)].price) for grid in ("c-tra", "d-ti"))
    assert on_consumables >= {3, 4, 6, 8, 9, 10}
    assert on_durables >= {1, 2, 4}


@every_edition
def test_eight_consumer_grids_in_three_markets_and_one_for_research(cards: Cards) -> None:
    markets = [grid.market for grid in cards.grids]
    assert [markets.count(market) for market in Market] == [4, 2, 2, 1]
    assert markets.index(Market.RESEARCH) == CONSUMER_GRIDS


@every_edition
def test_a_good_fits_two_grids_and_research_one(cards: Cards) -> None:
    grids = [sum(grid.accepts[good] for grid in cards.grids) for good in range(cards.good_types)]
    assert grids == [1 if good == cards.research else 2 for good in range(cards.good_types)]


@every_edition
def test_consumables_serve_one_side_and_other_consumer_grids_two(cards: Cards) -> None:
    for grid in cards.grids[:CONSUMER_GRIDS]:
        assert sum(grid.serves) == (1 if grid.market == Market.CONSUMABLES else 2)
