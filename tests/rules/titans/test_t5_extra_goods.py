"""T5.2, T6.1: an edition with cards that add cubes whenever their owner produces a good."""

import pytest

from smokestack import Game
from smokestack.games.titans.board.draw import draw
from smokestack.kernel.chance import seeded
from tests.kernel.prototype import TITANS, Data, load, prototype, refusal
from tests.laws.walk import choose
from tests.rules.titans.editions import reprint
from tests.rules.titans.table import BLUE, RED, Table

NAMES = ("Ann", "Ben", "Cleo")
SAWMILL, PLANTATION = "seed-capital", "price-war"
"""Cards of the prototype that become one more wood and two more wood."""


def with_extra_wood() -> Data:
    data = prototype()
    reprint(data, SAWMILL, effect="extra_goods", good="wood", amount=1)
    reprint(data, PLANTATION, effect="extra_goods", good="wood", amount=2)
    return data


@pytest.fixture
def table(game: Game) -> Table:
    """Three players; RED is on turn and may use two facilities."""
    return Table(Game(TITANS, load(with_extra_wood()), compiled=game.compiled), two_facilities=1)


def produce_label(t: Table, action: str) -> str:
    (label,) = t.position.labels([t.game.number(action)], NAMES)
    return label.detail


def told(t: Table, action: str) -> list[str]:
    return [str(sentence) for sentence in t.position.tell(action, NAMES).sentences]


@pytest.mark.parametrize(("size", "uses", "goods"), [(1, 1, 2), (1, 2, 3), (1, 3, 4), (2, 1, 3), (2, 3, 7), (5, 2, 11)])
def test_T5_2_a_card_adds_its_cube_once_whatever_the_uses(table: Table, size: int, uses: int, goods: int) -> None:
    table.hold(RED, SAWMILL).own(RED, "lumber-camp", size).play(f"produce lumber-camp {uses}")
    table.play(*(f"place c-com ${price}" for price in range(1, goods + 1)))
    assert table.on("c-com") == {f"${price}": RED for price in range(1, goods + 1)}
    assert table.to_move == BLUE


def test_T5_2_extra_cubes_cost_nothing(table: Table) -> None:
    assert table.hold(RED, SAWMILL).own(RED, "lumber-camp").play("produce lumber-camp 2").money == [50 - 4, 50, 50]


def test_T5_2_another_good_gets_no_extra_cube(table: Table) -> None:
    table.hold(RED, SAWMILL).own(RED, "stone-quarry").own(RED, "farm")
    assert table.play("produce stone-quarry 2").s.cubes_left == 2


def test_T5_2_a_card_adds_nothing_for_other_players(table: Table) -> None:
    table.hold(BLUE, SAWMILL).own(RED, "lumber-camp")
    assert table.play("produce lumber-camp 1").s.cubes_left == 1


def test_T5_2_a_card_that_nobody_owns_adds_nothing(table: Table) -> None:
    table.show(SAWMILL).discard(PLANTATION).own(RED, "lumber-camp")
    assert table.play("produce lumber-camp 1").s.cubes_left == 1


def test_T5_2_cards_for_the_same_good_add_up(table: Table) -> None:
    table.hold(RED, SAWMILL, PLANTATION).own(RED, "lumber-camp", 2)
    assert table.play("produce lumber-camp 2").s.cubes_left == 2 * 2 + 1 + 2


def test_T5_3_who_pleads_gets_the_extra_cube_too(game: Game) -> None:
    data = with_extra_wood()
    reprint(data, SAWMILL, effect="extra_goods", good="steel", amount=1)
    t = Table(Game(TITANS, load(data), compiled=game.compiled)).hold(RED, SAWMILL).own(RED, "steel-forge")
    t.purse(1, 50, 50)
    assert produce_label(t, "produce steel-forge 1") == "all you have, $1, makes 2 steel"
    assert told(t, "produce steel-forge 1") == [
        "Ann can pay for no facility, hands over all of $1 for the Steel Forge and makes 2 steel, "
        "1 of them from advancements."
    ]
    t.play("produce steel-forge 1")
    assert (t.money, t.s.cubes_left) == ([0, 50, 50], 2)


def test_T5_5_extra_cubes_without_a_space_are_lost(table: Table) -> None:
    table.hold(RED, PLANTATION).own(RED, "lumber-camp").fill(BLUE, "c-com")
    table.cubes(BLUE, "e-ri", *range(1, 7), *range(8, 15), *[15] * 6).play("produce lumber-camp 1")
    assert table.s.cubes_left == 3
    assert told(table, "place e-ri $7")[1] == "The other 2 wood are lost: every grid that takes them is full."
    table.play("place e-ri $7")
    assert (table.to_move, table.s.cubes_left) == (BLUE, 0)


@pytest.mark.parametrize(
    ("first", "second", "cubes"), [("lumber-camp", "stone-quarry", (2, 1)), ("stone-quarry", "lumber-camp", (1, 2))]
)
def test_T5_6_each_of_two_facilities_gets_what_its_own_good_does(
    table: Table, first: str, second: str, cubes: tuple[int, int]
) -> None:
    grid = {"lumber-camp": "c-com", "stone-quarry": "c-ind"}
    table.hold(RED, SAWMILL).own(RED, first).own(RED, second).play(f"produce {first} 1")
    assert table.s.cubes_left == cubes[0]
    table.play(*(f"place {grid[first]} ${price}" for price in range(1, cubes[0] + 1)), f"produce {second} 1")
    assert table.s.cubes_left == cubes[1]


def test_T6_1_a_card_works_from_when_it_is_bought(table: Table) -> None:
    table.show(SAWMILL).own(RED, "lumber-camp").own(BLUE, "lumber-camp").cubes(RED, "r", 1, 2)
    assert produce_label(table, "produce lumber-camp 2") == "$4, makes 2 wood"
    table.play(f"buy {SAWMILL}").reveal().turn_of(RED)
    assert produce_label(table, "produce lumber-camp 2") == "$4, makes 3 wood"
    assert table.play("produce lumber-camp 2").s.cubes_left == 3


def test_T5_2_both_ways_count_the_same_cubes() -> None:
    edition, stream = load(with_extra_wood()), seeded(51)
    t = Table(Game(TITANS, edition, compiled=False), round_limit=30).hold(RED, SAWMILL).hold(BLUE, PLANTATION)
    position = t.own(RED, "lumber-camp").own(BLUE, "lumber-camp").position
    twin = Game(TITANS, edition, compiled=True).position(bytes(position))
    while not position.over:
        action = choose(position, stream)
        assert bytes(twin.apply(action)) == bytes(position.apply(action))


def test_T5_2_choices_and_tellings_count_the_extra_cubes(table: Table) -> None:
    table.hold(RED, SAWMILL, PLANTATION).own(RED, "lumber-camp", 2).own(RED, "farm")
    details = [produce_label(table, f"produce lumber-camp {uses}") for uses in (1, 2, 3)]
    assert details == ["$0, makes 5 wood", "$4, makes 7 wood", "$12, makes 9 wood"]
    assert produce_label(table, "produce farm 1") == "$0, makes 1 corn"
    assert told(table, "produce lumber-camp 2") == [
        "Ann uses the Lumber Camp twice for $4 and makes 7 wood, 3 of them from advancements."
    ]
    assert told(table, "produce farm 1") == ["Ann uses the Farm once for $0 and makes 1 corn."]


def test_the_board_shows_what_cards_add_to_my_facilities(table: Table) -> None:
    table.hold(RED, PLANTATION).own(RED, "lumber-camp").own(RED, "farm").own(BLUE, "lumber-camp")
    assert drawn(table, RED, "lumber-camp").count(">+2<") == 1
    assert ">+" not in drawn(table, RED, "farm") + drawn(table, BLUE, "lumber-camp")


def drawn(t: Table, seat: int, facility: str) -> str:
    parts = draw(t.position.view(), NAMES, seat)
    (found,) = [part.svg for part in parts if part.name == f"facility-{facility}"]
    return found


@pytest.mark.parametrize(
    ("printed", "problem"),
    [
        ({"amount": 1}, "good: is missing"),
        ({"amount": 1, "good": "tea"}, "good: is 'tea'"),
        ({"amount": 0, "good": "wood"}, "amount: is 0"),
        ({"good": "wood"}, "amount: is missing"),
    ],
)
def test_T6_1_refuses_an_edition_whose_card_does_not_say_what_it_adds(
    printed: dict[str, str | int], problem: str
) -> None:
    data = prototype()
    reprint(data, SAWMILL, effect="extra_goods", **printed)
    assert f"advancements[{SAWMILL}].{problem}" in refusal(data)
