"""What the first edition prints, and what is known of the original's lost pictures, which holds in every edition."""

import pytest

import smokestack
from smokestack import Edition
from smokestack.gamekit.book_marks import require_book_values
from smokestack.gamekit.registry import spec
from smokestack.games.empire.model.cards import Cards, Choice, Type
from smokestack.games.empire.model.reader import ICON_KEYS
from tests.rules.empire.editions import row_of
from tests.rules.empire.table import Table

EMPIRE = spec("empire")
every_edition = pytest.mark.parametrize("edition", EMPIRE.editions())

CITY = """
R4 C3 L3 R3 M1 I4
C4 R5 P3 L4 R2 T1
I3 L5 C5 M1 R4 C2
R6 C3 P4 I5 L2 M1
C6 T1 R3 C4 P2 L4
L6 R5 I4 C5 M1 T1
"""
"""Type and maximum of every building, a block in each line."""

FACTORIES = """
bacon-factory red 5 4 5,   private-bank - 3 4 0,
brickworks brown 4 3 4,    sawmill brown 5 4 4,
brewery red 6 3 5,         piano-workshop red 7 4 6,
glassworks blue 6 4 5,     textile-mill blue 5 3 6,
printing-house blue 7 4 6, toy-factory red 4 3 4,
cement-works brown 7 4 5,  foundry blue 8 4 6
"""
"""Good, cost, links and track of every side, a card in each line."""

ACTION_CARDS = [
    "produce upgrade_residential add_train move_one exchange_2",
    "produce upgrade_commercial passenger_own move_two reduce_pollution",
    "produce upgrade_leisure add_train move_one passenger_other",
    "produce upgrade_any passenger_own move_one exchange_3",
    "upgrade_residential upgrade_industrial move_two exchange_2 passenger_other",
    "upgrade_commercial upgrade_any add_train move_one reduce_pollution",
    "produce upgrade_leisure passenger_own move_two exchange_3",
    "upgrade_residential upgrade_commercial upgrade_leisure upgrade_industrial exchange_2",
]

MARKET = [(1, 2, 3), (2, 1, 2), (3, 2, 1), (2, 3, 2), (1, 2, 2), (2, 2, 1)]
"""Red, blue, brown by face."""

ROWS = {
    "exchange_2 exchange_3": "move_two move_one passenger_own add_train",
    "add_train": "add_train passenger_other move_one exchange",
    "passenger_own": "passenger_other passenger_own move_one reduce_pollution",
    "passenger_other": "move_two move_one passenger_other exchange",
    "move_one": "move_one move_two passenger_own exchange",
    "move_two": "move_two move_one passenger_other add_train",
    "produce": "exchange add_train passenger_own move_one",
    "upgrade_residential upgrade_commercial upgrade_leisure upgrade_industrial": (
        "exchange move_two passenger_own add_train"
    ),
    "upgrade_any": "add_train passenger_own move_one passenger_other",
    "reduce_pollution": "reduce_pollution add_train passenger_other move_one",
}
"""What Archie tries after each icon."""

FIRST = smokestack.game("empire", edition="nano")


def cards_of(edition: Edition) -> Cards:
    assert isinstance(edition.cards, Cards)
    return edition.cards


def test_the_first_edition_has_this_city() -> None:
    city = cards_of(FIRST.edition).city
    assert ["RCMLPTI"[building.kind] + str(building.most) for building in city] == CITY.split()


def test_the_first_edition_has_these_factories() -> None:
    names = iter(FIRST.edition.names["factory_key"])
    sides = [
        f"{next(names)} {['red', 'blue', 'brown', '-'][side.good]} {side.cost} {side.links} {side.track}"
        for card in cards_of(FIRST.edition).factories
        for side in card.sides
    ]
    assert sides == [" ".join(side.split()) for side in FACTORIES.split(",")]


def test_the_first_edition_has_these_action_cards() -> None:
    t = Table(FIRST)
    assert [" ".join(t.icons_of(number)) for number in range(1, 9)] == ACTION_CARDS


def test_the_first_edition_has_this_market() -> None:
    assert [tuple(price.goods) for price in cards_of(FIRST.edition).market] == MARKET


def test_the_first_edition_has_these_rows_for_archie() -> None:
    rows = {took: choices.split() for icons, choices in ROWS.items() for took in icons.split()}
    assert {took: row_of(FIRST, took) for took in ICON_KEYS} == rows


@every_edition
def test_what_the_book_gives_is_the_same_in_every_edition(edition: str) -> None:
    require_book_values(EMPIRE, EMPIRE.edition(edition), edition)


@every_edition
def test_what_is_known_of_the_lost_pictures_holds(edition: str) -> None:
    cards = cards_of(EMPIRE.edition(edition))
    assert cards.city[2 * 6 + 4].kind == Type.RESIDENTIAL, "the example builds the Residential 3-5"
    assert any((building.kind, building.most) == (Type.COMMERCIAL, 4) for building in cards.city)
    assert {3, 4} <= {side.links for card in cards.factories for side in card.sides}
    assert any(1 in price.goods for price in cards.market)
    assert EMPIRE.edition(edition).names["factory_key"][:2] == ["bacon-factory", "private-bank"]


@every_edition
def test_five_cells_of_archies_table_name_the_exchange(edition: str) -> None:
    values = EMPIRE.edition(edition).values
    rows = [choices for key, choices in values.items() if key.startswith("archie_rows") and key.endswith("choices")]
    assert sum(row.count(Choice.EXCHANGE.name.lower()) for row in rows) == 5
