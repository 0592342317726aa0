"""E7.4: Archie's table, which icon he takes, and what keeps him from one."""

import pytest

from smokestack import Game
from tests.rules.empire.editions import problems, variant, without
from tests.rules.empire.table import ARCHIE, YOU, Table, Tables

ROWS = {
    "exchange_2": ("move_two", "move_one", "passenger_own", "add_train"),
    "exchange_3": ("move_two", "move_one", "passenger_own", "add_train"),
    "add_train": ("add_train", "passenger_other", "move_one", "exchange_2"),
    "passenger_own": ("passenger_other", "passenger_own", "move_one", "reduce_pollution"),
    "passenger_other": ("move_two", "move_one", "passenger_other", "exchange_3"),
    "move_one": ("move_one", "move_two", "passenger_own", "exchange_3"),
    "move_two": ("move_two", "move_one", "passenger_other", "add_train"),
    "produce": ("exchange_3", "add_train", "passenger_own", "move_one"),
    "upgrade_residential": ("exchange_2", "move_two", "passenger_own", "add_train"),
    "upgrade_commercial": ("exchange_2", "move_two", "passenger_own", "add_train"),
    "upgrade_leisure": ("exchange_2", "move_two", "passenger_own", "add_train"),
    "upgrade_industrial": ("exchange_2", "move_two", "passenger_own", "add_train"),
    "upgrade_any": ("add_train", "passenger_own", "move_one", "passenger_other"),
    "reduce_pollution": ("reduce_pollution", "add_train", "passenger_other", "move_one"),
}
"""What he tries after each icon; an exchange stands for either rate."""

CARD_1 = ["produce", "upgrade_residential", "add_train", "move_one", "exchange_2"]
CARD_2 = ["produce", "upgrade_commercial", "passenger_own", "move_two", "reduce_pollution"]


def quoted(icons: list[str]) -> str:
    return ", ".join(f'"{icon}"' for icon in icons)


def printed(game: Game, left: list[str], right: list[str]) -> Game:
    """The game with other icons on Action cards 1 and 2."""
    return variant(game, (quoted(CARD_1), quoted(left)), (quoted(CARD_2), quoted(right)))


def all_usable(t: Table) -> Table:
    """Archie could use every choice of his table."""
    t.factory(YOU, "brickworks", train=2).factory(ARCHIE, "glassworks", train=2).factory(ARCHIE, "toy-factory")
    return t.pollute(3).acts(ARCHIE, turn=1)


@pytest.mark.parametrize("rank", range(4))
@pytest.mark.parametrize("took", ROWS)
def test_E7_4_he_takes_the_first_choice_of_the_row_that_is_there(game: Game, took: str, rank: int) -> None:
    choices = ROWS[took][rank:]
    left = [took, *["upgrade_any"] * 4]
    right = [*reversed(choices), *["produce"] * (5 - len(choices))]
    t = all_usable(Table(printed(game, left, right), archie=1)).mark(YOU, took, card=1).archie()
    assert t.player(ARCHIE).spot == t.spot(choices[0], card=2)


@pytest.mark.parametrize("took", ["add_train", "passenger_own", "move_one", "move_two", "reduce_pollution"])
def test_E7_4_the_icon_you_claimed_is_passed_over(game: Game, took: str) -> None:
    choices = [choice for choice in ROWS[took] if choice != took]
    t = Table(printed(game, [took, *["produce"] * 4], [*choices[:2], *["produce"] * 3]), archie=1)
    t = all_usable(t).mark(YOU, took).archie()
    assert t.icon_at(t.player(ARCHIE).spot) == choices[0]


def test_E7_4_what_he_cannot_use_is_passed_over(table: Tables) -> None:
    def taken(t: Table) -> str:
        t.mark(YOU, "produce").acts(ARCHIE, turn=1).archie()
        return t.icon_at(t.player(ARCHIE).spot)

    assert taken(table(archie=1)) == "exchange_2"
    assert taken(table(archie=1).purse(20, 0)) == "add_train"
    assert taken(table(archie=1).purse(20, 0).factory(ARCHIE, "glassworks", train=5)) == "passenger_own"
    assert taken(table(archie=1).purse(20, 0).factory(ARCHIE, "glassworks", train=6)) == "move_one"


@pytest.mark.parametrize(
    ("icon", "card", "spot"), [("produce", 1, 1), ("produce", 2, 0), ("upgrade_residential", 1, 0)]
)
def test_E7_4_without_a_choice_his_cube_goes_to_the_left_card_and_nothing_happens(
    table: Tables, icon: str, card: int, spot: int
) -> None:
    t = table(archie=1).purse(20, 0).factory(YOU, "glassworks").mark(YOU, icon, card).acts(ARCHIE, turn=1)
    t.archie()
    assert t.player(ARCHIE).spot == spot
    assert (t.money, t.profit, t.s.pollution, t.works("brickworks").goods) == ([20, 0], [5, 0], 0, 1)
    assert t.to_move == YOU


def test_E7_4_the_icon_under_his_own_cube_is_claimed_too(table: Tables) -> None:
    t = table(archie=1).purse(20, 0).factory(YOU, "glassworks").mark(ARCHIE, "produce").mark(YOU, "upgrade_residential")
    assert t.acts(ARCHIE, turn=3).may("icon") == {"1 3"}


def test_E7_4_an_idle_cube_on_move_two_does_not_count_as_the_move(game: Game) -> None:
    left = ["move_two", "produce", "upgrade_any", "upgrade_any", "upgrade_any"]
    t = Table(printed(game, left, ["move_two", "produce", "exchange_2", "produce", "produce"]), archie=1)
    t.purse(20, 0).mark(YOU, "produce").acts(ARCHIE, turn=1).archie()
    assert t.player(ARCHIE).spot == 0
    t.factory(ARCHIE, "glassworks", train=2).mark(YOU, "exchange_2").acts(ARCHIE, turn=3)
    assert t.may("icon") == {"2 1"}


@pytest.mark.parametrize(
    ("shown", "took", "card", "spot"),
    [((1, 4), "produce", 1, 4), ((4, 1), "produce", 1, 4), ((1, 6), "add_train", 1, 7), ((1, 6), "add_train", 2, 2)],
)
def test_E7_4_of_several_icons_he_takes_the_leftmost_unclaimed(
    table: Tables, shown: tuple[int, int], took: str, card: int, spot: int
) -> None:
    t = table(archie=1).show(*shown).mark(YOU, took, card).acts(ARCHIE, turn=1)
    assert t.may("icon") == {f"{spot // 5 + 1} {spot % 5 + 1}"}


def test_E7_4_he_may_stay_on_move_one(table: Tables) -> None:
    t = table(archie=1).show(1, 8).factory(ARCHIE, "glassworks", train=2, link=1).mark(ARCHIE, "move_one")
    t.mark(YOU, "exchange_2", card=2).acts(ARCHIE, turn=3)
    assert t.may("icon") == {"1 4"}
    assert t.archie().train("glassworks") == (2, 2, 0)


def test_E7_4_he_does_not_stay_on_another_icon(table: Tables) -> None:
    t = table(archie=1).show(4, 8).factory(ARCHIE, "glassworks", train=2).mark(ARCHIE, "passenger_own")
    t.mark(YOU, "upgrade_any").acts(ARCHIE, turn=3)
    assert t.may("icon") == {"1 4"}


def test_E7_4_he_moves_two_once_a_round(table: Tables) -> None:
    t = table(archie=1).show(2, 7).factory(ARCHIE, "glassworks", train=2).acts(YOU)
    t.claim("upgrade_leisure").purse(20, 0)
    assert t.may("icon") == {"1 4"}
    t.archie().claim("exchange_3").play("exchange 0")
    assert t.may("icon") == {"1 3"}


def test_E7_4_he_answers_both_your_actions(table: Tables) -> None:
    t = table(archie=1).acts(YOU).claim("produce").play("done")
    assert t.to_move == ARCHIE
    t.archie()
    assert t.profit == [5, 20]
    t.claim("move_one")
    assert t.to_move == ARCHIE
    t.archie()
    assert t.s.shown == [-1, -1]


def test_E7_4_refuses_any_other_choice(table: Tables) -> None:
    t = table(archie=1).mark(YOU, "produce").acts(ARCHIE, turn=1)
    for spot in {*range(10)} - {4}:
        t.refuses(f"icon {spot // 5 + 1} {spot % 5 + 1}", "archie_chooses", "E7.4", what=spot)
    assert len(t.position.legal()) == 1


def test_E7_4_refuses_an_edition_with_an_icon_in_no_row(game: Game) -> None:
    found = problems(game, without(game, "archie_rows", 'took = ["produce"]'))
    assert found == ["archie_rows: no row says what Archie does after produce"]


def test_E7_4_refuses_an_edition_with_an_icon_in_two_rows(game: Game) -> None:
    (found,) = problems(game, ('took = ["produce"]', 'took = ["produce", "add_train"]'))
    assert found.endswith("add_train is in another row already")
