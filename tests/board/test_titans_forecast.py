"""What the board foretells comes true."""

from collections import Counter

import pytest

import smokestack
from smokestack.gamekit.registry import spec
from smokestack.games.titans.view.forecast import PlacePlan
from smokestack.games.titans.view.table import TitansView
from tests.laws.tables import Table as Seats
from tests.laws.walk import walk
from tests.rules.titans.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(smokestack.game("titans", edition="prototype"))


def look(table: Table) -> TitansView:
    view = table.position.view()
    assert isinstance(view, TitansView)
    return view


def test_a_grid_pays_for_what_sells_at_the_price_of_ones_own_cheapest(table: Table) -> None:
    table.build(BLUE, "homestead").cubes(RED, "c-res", 3, 5).cubes(BLUE, "c-res", 4)
    corn = look(table).grids[table.number("c-res")]
    assert corn.pay == (3, 4, 0)
    assert [space.price for space in corn.spaces if space.sells] == [3, 4]


def test_a_cheaper_cube_sells_more_and_lowers_the_pay_of_each(table: Table) -> None:
    table.build(BLUE, "homestead").own(RED, "farm").cubes(RED, "c-res", 3, 5).cubes(BLUE, "c-res", 4)
    corn = table.number("c-res")
    places = look(table.turn_of(RED).play("produce farm 1")).places
    assert PlacePlan(corn, 1, sells=True, pay=2 * 2, pays_now=3) in places
    assert PlacePlan(corn, 5, sells=False, pay=3 * 3, pays_now=3) in places


def test_research_is_worth_what_a_player_pays(table: Table) -> None:
    table.own(RED, "university").turn_of(RED).play("produce university 1")
    assert [plan.pay for plan in look(table).places if plan.space == 6] == [7]


def test_the_age_forecast_adds_sales_estates_and_bonuses(table: Table) -> None:
    table.build(BLUE, "homestead").cubes(RED, "c-res", 3, 5)
    red, blue, green = (player.forecast for player in look(table).players)
    assert (red.sold, red.bonuses, red.share, red.cash) == ((2, 0, 0), ("consumables",), 2 + 5, 2 * 3)
    assert (blue.sold, blue.bonuses, blue.share, blue.cash) == ((0, 0, 0), ("estates",), 1 + 5, 0)
    assert (green.share, green.cash) == (0, 0)


def test_costs_count_own_cubes_as_free_and_say_when_a_good_is_missing(table: Table) -> None:
    table.cubes(RED, "c-com", 2).cubes(BLUE, "c-ind", 7)
    view = look(table)
    assert view.sides[0].plots[0].cost == (7, 2, 9)
    assert view.sides[2].plots[0].cost == (None, None, None)
    farm = view.facilities[table.number("farm")]
    assert (farm.goods[RED], farm.cost) == (("wood",), (0, 2, 2))
    assert view.row[0].price == (None, None, None)


@pytest.mark.parametrize("edition", spec("titans").editions())
def test_what_a_card_would_sell_is_what_consumers_take_when_it_ends_the_age(edition: str) -> None:
    checked = 0
    for seed in (1, 2):
        for step in walk(Seats("titans", (("players", 3), ("round_limit", 60)), edition), False, seed):
            game, action = step.before.game, step.before.game.decode(step.action)
            if action.verb != "develop":
                continue
            before = step.before.view()
            if before.built + 1 != before.ages_end_at[before.age - 1]:
                continue
            key = game.edition.words["estate"][action.values[0]]
            told = step.before.tell(step.action, ["A", "B", "C"])
            sold = [line for line in told.ledger if line.reason == "consumers" and line.piece.startswith("cube")]
            taken = Counter(line.source.split(":")[1] for line in sold)
            plans = next(estate.plans for estate in before.estates if estate.key == key)
            assert {before.grids[plan.grid].key: plan.sells for plan in plans} == {
                before.grids[plan.grid].key: taken[before.grids[plan.grid].key] for plan in plans
            }
            checked += 1
    assert checked
