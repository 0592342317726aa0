"""An edition whose grids have ladders of their own, and a side with two spaces of a level."""

from xml.etree import ElementTree

import pytest

from smokestack import Game, NotationError
from smokestack.board.drawing import picture
from smokestack.games.titans.board.draw import draw
from smokestack.games.titans.board.symbols import SYMBOLS
from smokestack.games.titans.view.table import PlotView, view
from smokestack.games.titans.words.text_board import text_board
from tests.kernel.prototype import PROTOTYPE, TITANS, Data, load, prototype, refusal, row
from tests.rules.titans.table import BLUE, RED, Table

STEEL = [*range(1, 15), 15, 15, 15, 15, 15, 17]
RESEARCH = [2 * (space // 2 + 1) for space in range(20)]
NAMES = ("Ann", "Ben", "Cleo")


def other_board() -> Data:
    data = prototype()
    row(data, "grids", "c-tra")["prices"] = STEEL
    row(data, "grids", "r")["prices"] = RESEARCH
    data["plots"].append({"side": "residential", "level": 1, "goods": ["corn"], "source": "edition"})
    return data


@pytest.fixture
def table(game: Game) -> Table:
    return Table(Game(TITANS, load(other_board()), compiled=game.compiled))


def plots(table: Table) -> tuple[PlotView, ...]:
    return view(table.game.edition, table.s).sides[0].plots


def test_an_edition_without_them_has_the_digest_it_was_released_with() -> None:
    assert PROTOTYPE.digest == "0b7b88515f12e8eb"


def test_a_ladder_that_says_the_same_changes_no_word() -> None:
    data = prototype()
    row(data, "grids", "c-tra")["prices"] = data["rules"]["prices"]
    assert load(data).words == PROTOTYPE.words
    assert load(data).cards == PROTOTYPE.cards


def test_T5_4_each_grid_offers_the_prices_of_its_own_ladder(table: Table) -> None:
    table.own(RED, "steel-forge").play("produce steel-forge 3")
    common = {f"${price}" for price in range(1, 16)}
    offered = {f"c-tra {price}" for price in common | {"$17"}} | {f"d-ti {price}" for price in common}
    assert table.may("place") == offered
    table.play("place c-tra $17", "place c-tra $15", "place d-ti $15")
    assert table.grid("c-tra").cubes[19] == table.grid("c-tra").cubes[14] == table.grid("d-ti").cubes[14] == RED
    with pytest.raises(NotationError, match=r"'\$17' is no price; it is one of: \$1, .*\$15$"):
        table.game.number("place d-ti $17")


def test_T5_4_equal_prices_fill_from_the_left_on_any_ladder(table: Table) -> None:
    table.own(RED, "university").play("produce university 3", "place r $4", "place r $4", "place r $20")
    assert [space for space, seat in enumerate(table.grid("r").cubes) if seat == RED] == [2, 3, 18]


def test_every_action_of_such_an_edition_reads_back(table: Table) -> None:
    game = table.game
    assert all(game.number(game.text(action)) == action for action in range(game.actions))


def test_T2_5_a_cube_costs_the_price_of_its_own_grid_and_equal_ones_slide(table: Table) -> None:
    table.grid("r").cubes[2:4], table.grid("r").count = [BLUE, RED], 2
    table.play("buy dynamite", "reveal land-office")
    assert table.money == [50 - 4, 50 + 4, 50]
    assert table.grid("r").cubes[2:4] == [RED, -1]


def test_T8_5_consumers_pay_the_price_of_the_grid(table: Table) -> None:
    table.grid("c-tra").cubes[19], table.grid("c-tra").count = BLUE, 1
    table.build(BLUE, "homestead", "cottage-row", "coach-stop").purse(0, 0, 0).play("build lumber-camp")
    assert table.money == [0, 17, 0]


def test_T7_1_a_second_space_of_a_level_is_built_before_the_next_level(table: Table) -> None:
    table.cubes(RED, "c-com", 1, 2, 3).cubes(RED, "c-ind", 1, 2).cubes(RED, "c-res", 1)
    assert [(plot.place, plot.level, plot.goods) for plot in plots(table)][:3] == [
        (1, 1, ("wood", "stone")),
        (2, 1, ("corn",)),
        (3, 2, ("wood", "wood", "stone")),
    ]
    table.play("develop cottage-row").turn_of(RED)
    table.refuses("develop garden-suburb", "wrong_level", "T7.2", what="garden-suburb", have=2, need=1)
    table.play("develop homestead").turn_of(RED)
    assert (table.on("c-res"), len(table.on("c-com"))) == ({}, 2)
    assert [plot.card for plot in plots(table)] == ["Cottage Row", "Homestead", None, None]
    assert table.may("develop") >= {"garden-suburb"}
    table.refuses("develop boarding-house", "wrong_level", "T7.2", what="boarding-house", have=1, need=2)


def test_T7_1_refuses_a_side_only_when_all_its_spaces_are_built(table: Table) -> None:
    table.build(BLUE, "homestead", "cottage-row", "garden-suburb").age(2).fill(RED, "c-com", "c-ind", "c-tra")
    assert table.may("develop") >= {"garden-city"}
    table.build(BLUE, "garden-city").refuses("develop tower-flats", "side_full", "T7.1", have=4)


def test_such_a_board_is_drawn_and_written(table: Table) -> None:
    table.build(BLUE, "homestead").cubes(RED, "c-com", 3)
    seen = view(table.game.edition, table.s)
    parts = draw(seen, NAMES, RED)
    ElementTree.fromstring(picture(parts, SYMBOLS))
    (side,) = [part.svg for part in parts if part.name == "side-residential"]
    assert [f'"plot:residential-{place}"' in side for place in (1, 2, 3, 4, 5)] == [False, True, True, True, False]
    heads = [line for line in text_board(seen, NAMES).splitlines() if line.startswith("grid ")]
    assert [line.split()[-1] for line in heads] == ["15", "17", "15", "20"]


@pytest.mark.parametrize(
    ("prices", "problem"),
    [
        ([1, 2, 3], "grids[c-tra].prices: is [1, 2, 3]; it must be a list of 20 whole numbers from 1 to 100"),
        ([*range(20, 0, -1)], "grids[c-tra].prices: must rise from left to right"),
    ],
)
def test_a_wrong_ladder_is_named_with_its_grid(prices: list[int], problem: str) -> None:
    data = prototype()
    row(data, "grids", "c-tra")["prices"] = prices
    assert problem in refusal(data)


def spaces(side: str, *levels: int) -> list[Data]:
    return [{"side": side, "level": level, "goods": ["wood"], "source": "edition"} for level in levels]


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        (spaces("industrial", 3, 3), "estates: has 2 industrial cards of level 3 for its 3 spaces"),
        (spaces("industrial", 1, 1, 2, 2), "plots[16].side: industrial has more than 6 spaces"),
    ],
)
def test_too_many_spaces_are_named(more: list[Data], problem: str) -> None:
    data = prototype()
    data["plots"] = more + data["plots"]
    assert problem in refusal(data)


def test_more_cards_than_spaces_to_end_an_age_are_named() -> None:
    data = prototype()
    data["rules"]["age_ends"] = [3, 6, 13]
    assert "rules.age_ends: the last age ends with card 13, and there are 12 spaces" in refusal(data)
