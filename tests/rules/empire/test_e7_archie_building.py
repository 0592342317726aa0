"""E7.1–E7.3, E7.8: Archie's set-up, and what he builds."""

import pytest

from smokestack import CHANCE, Game
from smokestack.gamekit.errors import OptionError
from smokestack.games.empire.model.state import Phase
from tests.rules.empire.editions import with_sides
from tests.rules.empire.table import ARCHIE, FLIPPED, YOU, Table, Tables, archies_answer


@pytest.mark.parametrize(("level", "capital"), [(1, 20), (2, 25), (3, 30)])
def test_E7_1_archies_capital_depends_on_his_level(table: Tables, level: int, capital: int) -> None:
    t = table(archie=level)
    assert t.money == [20, capital]
    assert t.profit == [5, 0]
    assert t.factories(ARCHIE) == {"glassworks"}
    assert (t.s.starter, t.s.first) == (YOU, YOU)


def test_E7_1_no_chance_decides_who_starts(game: Game, table: Tables) -> None:
    t = table(archie=1)
    t.go_on_from(game.new(archie=1))
    assert t.may_fall()[0] == "flip 1"


def test_E7_1_you_go_first_in_every_round(table: Tables) -> None:
    t = table(archie=1).points(40, 3).end_round()
    assert (t.s.rounds, t.s.first) == (2, YOU)


@pytest.mark.parametrize("starter", [1, 2])
def test_E7_1_refuses_a_starter_against_archie(game: Game, starter: int) -> None:
    with pytest.raises(OptionError, match=rf"starter is {starter}; it is always 0 here .*E7\.1"):
        game.new(archie=1, starter=starter)


@pytest.mark.parametrize("level", [-1, 4])
def test_E7_1_refuses_a_level_that_does_not_exist(game: Game, level: int) -> None:
    with pytest.raises(OptionError, match=rf"archie is {level}; it is a whole number from 0 to 3 .*E7\.1"):
        game.new(archie=level)


@pytest.mark.parametrize("number", range(1, 16))
def test_E7_2_he_builds_after_you_in_nine_rounds(table: Tables, number: int) -> None:
    t = table(archie=1).round(number).builds(YOU).throw(1, 1, 1).play("decline")
    builds = number in (1, 2, 3, 6, 7, 8, 11, 12, 13)
    assert t.s.phase == (Phase.ARCHIE_ROLL if builds else Phase.MARKET)
    assert t.to_move == CHANCE


def test_E7_2_dice_name_block_building_and_value_in_this_order(table: Tables) -> None:
    t = table(archie=1).archie_builds(1)
    assert t.may_fall() == [f"roll {face}" for face in range(1, 7)]
    t.throw_for("C1", 3)
    assert t.pips == t.shown(C1=3)
    assert t.plot("C1").owner == ARCHIE
    assert (t.money, t.profit) == ([20, 20], [5, 0])
    assert t.s.phase == Phase.MARKET


@pytest.mark.parametrize(
    ("taken", "dice", "built"),
    [
        (("3-2",), (3, 2), "3-3"),
        (("3-2", "3-3"), (3, 2), "3-4"),
        (("3-6",), (3, 6), "4-1"),
        (("3-5", "3-6", "4-1"), (3, 5), "4-2"),
        (("6-6",), (6, 6), "1-1"),
        (("6-6", "1-1"), (6, 6), "1-2"),
    ],
)
@pytest.mark.parametrize("owner", [YOU, ARCHIE])
def test_E7_2_taken_he_goes_on_to_the_next_number_or_block(
    table: Tables, taken: tuple[str, ...], dice: tuple[int, int], built: str, owner: int
) -> None:
    t = table(archie=1).own(owner, *taken).archie_builds(1).throw(*dice)
    if t.s.phase == Phase.ARCHIE_ROLL:
        t.throw(1)
    assert set(t.pips) == {*taken, built}
    assert t.plot(built).owner == ARCHIE


@pytest.mark.parametrize("roll", range(1, 7))
def test_E7_2_a_value_above_the_maximum_becomes_the_maximum(table: Tables, roll: int) -> None:
    t = table(archie=1).archie_builds(1)
    low = min((f"R{place}" for place in range(1, len(t.of_type("R")) + 1)), key=t.most)
    assert 1 < t.most(low) < 6
    assert t.throw_for(low, roll).pips == {t.name(low): min(roll, t.most(low))}


@pytest.mark.parametrize("building", ["M1", "T1"])
def test_E7_2_mixed_development_and_town_hall_show_one_without_a_roll(table: Tables, building: str) -> None:
    t = table(archie=1)
    block, number = t.name(building).split("-")
    t.archie_builds(1).throw(int(block), int(number))
    assert t.pips == t.shown(**{building: 1})
    assert t.s.phase == Phase.MARKET


def test_E7_2_the_building_he_ends_up_with_decides_whether_a_value_is_rolled(table: Tables) -> None:
    t = table(archie=1)
    named, unrolled, rolled = one_of_each(t)
    dice = [int(die) for die in named.split("-")]
    t.own(YOU, named, unrolled).archie_builds(1).throw(*dice)
    assert t.s.phase == Phase.ARCHIE_ROLL
    t.throw(2)
    assert t.pips[rolled] == 2
    moved_on = table(archie=1).own(YOU, named).archie_builds(1).throw(*dice)
    assert moved_on.s.phase == Phase.MARKET
    assert moved_on.plot(unrolled).owner == ARCHIE


def one_of_each(t: Table) -> tuple[str, str, str]:
    """Three buildings in a row: one whose value is rolled, one whose value is not, and one whose value is again."""
    names = t.game.edition.names["building"]
    for three in zip(names, names[1:], names[2:], strict=False):
        if [building in {"M", "T"} for (building,) in (t.types([name]) for name in three)] == [False, True, False]:
            return three
    raise AssertionError("no such buildings")


def test_E7_2_with_nine_buildings_he_builds_no_more(table: Tables) -> None:
    t = table(archie=1)
    t.own(ARCHIE, *t.others(9, ["5-5"])).round(13).builds(YOU).throw(5, 5, 5).play("decline")
    assert t.s.phase == Phase.MARKET


def test_E7_3_he_takes_the_cheapest_factory_for_nothing_and_without_goods(table: Tables) -> None:
    t = table(archie=1)
    row = list(t.row)
    cheapest = min(row, key=lambda key: t.side(key).cost)
    t.archie_builds(1).throw_for("I1", 2)
    assert t.factories(ARCHIE) == {"glassworks", cheapest}
    assert t.row == [key for key in row if key != cheapest]
    assert (t.money, t.profit) == ([20, 20], [5, 0])
    assert t.works(cheapest).goods == 0


COSTS = {"cement-works": 7, "piano-workshop": 7, "brewery": 6, "bacon-factory": 5}


@pytest.mark.parametrize(
    ("row", "taken"),
    [
        (("cement-works", "piano-workshop"), "cement-works"),
        (("piano-workshop", "cement-works"), "piano-workshop"),
        (("cement-works", "brewery", "bacon-factory"), "bacon-factory"),
    ],
)
def test_E7_3_the_leftmost_of_equally_cheap_factories(game: Game, row: tuple[str, ...], taken: str) -> None:
    t = Table(with_sides(game, "cost", COSTS), archie=1).offer(*row).archie_builds(1).throw_for("I1", 2)
    assert t.factories(ARCHIE) == {"glassworks", taken}


def test_E7_3_without_a_card_left_he_builds_all_the_same(table: Tables) -> None:
    t = table(archie=1).offer().archie_builds(1).throw_for("I1", 2)
    assert t.pips == t.shown(I1=2)
    assert t.factories(ARCHIE) == {"glassworks"}


def test_E7_3_his_dealt_factory_has_no_good(table: Tables) -> None:
    t = table(archie=1)
    assert (t.works("brickworks").goods, t.works("glassworks").goods) == (1, 0)


def test_E7_8_a_private_bank_dealt_to_him_becomes_the_bacon_factory(game: Game, table: Tables) -> None:
    t = table(archie=1)
    t.go_on_from(game.new(archie=1))
    t.play(*FLIPPED, "deal 2", "deal 1")
    assert t.factories(ARCHIE) == {"bacon-factory"}
    assert t.works("bacon-factory").goods == 0


def test_E7_8_he_ignores_the_fifty_dollar_rule(table: Tables) -> None:
    t = table(archie=1).purse(20, 80).own(ARCHIE, "3-5")
    t.factory(YOU, "brickworks", train=4, riders=3).factory(YOU, "toy-factory", train=4, riders=3).end_round()
    assert t.money == [20, 82]
    assert t.to_move == CHANCE
    assert t.train("brickworks") == (4, 0, 3)


@pytest.mark.parametrize(("riders", "rides"), [(4, True), (5, False)])
def test_E7_8_six_of_his_cubes_can_be_passengers(game: Game, riders: int, rides: bool) -> None:
    t = archies_answer(game, "passenger_other").purse(20, 80).factory(YOU, "toy-factory", train=6, riders=1)
    t.factory(YOU, "brickworks", train=5, riders=riders).archie()
    assert t.train("brickworks") == ((6, 0, 5) if rides else (5, 0, 5))
