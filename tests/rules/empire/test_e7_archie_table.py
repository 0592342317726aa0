"""E7.4: Archie's table, which icon he takes, and what keeps him from one."""

import re
from collections.abc import Iterable, Sequence

import pytest

from smokestack import Game
from smokestack.games.empire.model.reader import CHOICE_KEYS, ICON_KEYS
from tests.rules.empire.editions import found_in, problems, row_of, with_icons, with_row, without
from tests.rules.empire.table import ARCHIE, YOU, Table, Tables

CARD_1 = ["produce", "upgrade_residential", "add_train", "move_one", "exchange_2"]
CARD_2 = ["produce", "upgrade_commercial", "passenger_own", "move_two", "reduce_pollution"]


MOVES_FIRST = ("move_two", "move_one", "passenger_own", "add_train")
EXCHANGES_FIRST = ("exchange", "add_train", "passenger_own", "move_one")


def printed(game: Game, left: Sequence[str], right: Sequence[str], **rows: Sequence[str]) -> Game:
    """The game with other icons on Action cards 1 and 2, and other rows in Archie's table."""
    for took, choices in rows.items():
        game = with_row(game, took, choices)
    return with_icons(game, {1: left, 2: right})


def icons_for(choices: Iterable[str]) -> list[str]:
    """An icon for each choice: an exchange at $2 or, as the second or fourth choice, at $3."""
    rates = ("exchange_2", "exchange_3")
    return [rates[rank % 2] if choice == "exchange" else choice for rank, choice in enumerate(choices)]


def all_usable(t: Table) -> Table:
    """Archie could use every choice of his table."""
    t.factory(YOU, "brickworks", train=2).factory(ARCHIE, "glassworks", train=2).factory(ARCHIE, "toy-factory")
    return t.pollute(3).acts(ARCHIE, turn=1)


@pytest.mark.parametrize("rank", range(4))
@pytest.mark.parametrize("took", ICON_KEYS)
def test_E7_4_he_takes_the_first_choice_of_the_row_that_is_there(game: Game, took: str, rank: int) -> None:
    choices = icons_for(row_of(game, took))[rank:]
    left = [took, *["upgrade_any"] * 4]
    right = [*reversed(choices), *["produce"] * (5 - len(choices))]
    t = all_usable(Table(printed(game, left, right), archie=1)).mark(YOU, took, card=1).archie()
    assert t.player(ARCHIE).spot == t.spot(choices[0], card=2)


@pytest.mark.parametrize("took", ["add_train", "passenger_own", "move_one", "move_two", "reduce_pollution"])
def test_E7_4_the_icon_you_claimed_is_passed_over(game: Game, took: str) -> None:
    others = [choice for choice in CHOICE_KEYS if choice != took][:3]
    left, right = [took, *["produce"] * 4], [*icons_for(others[:2]), *["produce"] * 3]
    t = Table(printed(game, left, right, **{took: [took, *others]}), archie=1)
    t = all_usable(t).mark(YOU, took).archie()
    assert t.icon_at(t.player(ARCHIE).spot) == icons_for(others)[0]


def test_E7_4_what_he_cannot_use_is_passed_over(game: Game) -> None:
    made = printed(game, CARD_1, CARD_2, produce=EXCHANGES_FIRST)

    def taken(t: Table) -> str:
        t.mark(YOU, "produce").acts(ARCHIE, turn=1).archie()
        return t.icon_at(t.player(ARCHIE).spot)

    assert taken(Table(made, archie=1)) == "exchange_2"
    assert taken(Table(made, archie=1).purse(20, 0)) == "add_train"
    assert taken(Table(made, archie=1).purse(20, 0).factory(ARCHIE, "glassworks", train=5)) == "passenger_own"
    assert taken(Table(made, archie=1).purse(20, 0).factory(ARCHIE, "glassworks", train=6)) == "move_one"


@pytest.mark.parametrize(
    ("icon", "card", "spot"), [("produce", 1, 1), ("produce", 2, 0), ("upgrade_residential", 1, 0)]
)
def test_E7_4_without_a_choice_his_cube_goes_to_the_left_card_and_nothing_happens(
    game: Game, icon: str, card: int, spot: int
) -> None:
    t = Table(printed(game, CARD_1, CARD_2), archie=1).purse(20, 0).factory(YOU, "glassworks")
    t.mark(YOU, icon, card).acts(ARCHIE, turn=1).archie()
    assert t.player(ARCHIE).spot == spot
    assert (t.money, t.profit, t.s.pollution, t.works("brickworks").goods) == ([20, 0], [5, 0], 0, 1)
    assert t.to_move == YOU


def test_E7_4_the_icon_under_his_own_cube_is_claimed_too(game: Game) -> None:
    t = Table(printed(game, CARD_1, CARD_2), archie=1).purse(20, 0).factory(YOU, "glassworks")
    t.mark(ARCHIE, "produce").mark(YOU, "upgrade_residential")
    assert t.acts(ARCHIE, turn=3).may("icon") == {"1 3"}


def test_E7_4_an_idle_cube_on_move_two_does_not_count_as_the_move(game: Game) -> None:
    left = ["move_two", "produce", "upgrade_any", "upgrade_any", "upgrade_any"]
    right = ["move_two", "produce", "exchange_2", "produce", "produce"]
    t = Table(printed(game, left, right, produce=EXCHANGES_FIRST, exchange_2=MOVES_FIRST), archie=1)
    t.factory(YOU, "glassworks").purse(20, 0).mark(YOU, "produce").acts(ARCHIE, turn=1).archie()
    assert t.player(ARCHIE).spot == 0
    t.factory(ARCHIE, "glassworks", train=2).mark(YOU, "exchange_2").acts(ARCHIE, turn=3)
    assert t.may("icon") == {"2 1"}


CARD_4 = ["produce", "upgrade_any", "passenger_own", "move_one", "exchange_3"]
CARD_6 = ["upgrade_commercial", "upgrade_any", "add_train", "move_one", "reduce_pollution"]


@pytest.mark.parametrize(
    ("left", "right", "took", "card", "spot"),
    [
        (CARD_1, CARD_4, "produce", 1, 4),
        (CARD_4, CARD_1, "produce", 1, 4),
        (CARD_1, CARD_6, "add_train", 1, 7),
        (CARD_1, CARD_6, "add_train", 2, 2),
    ],
)
def test_E7_4_of_several_icons_he_takes_the_leftmost_unclaimed(
    game: Game, left: list[str], right: list[str], took: str, card: int, spot: int
) -> None:
    rows = {"produce": EXCHANGES_FIRST, "add_train": ("add_train", "passenger_other", "move_one", "exchange")}
    t = Table(printed(game, left, right, **rows), archie=1).mark(YOU, took, card).acts(ARCHIE, turn=1)
    assert t.may("icon") == {f"{spot // 5 + 1} {spot % 5 + 1}"}


CARD_8 = ["upgrade_residential", "upgrade_commercial", "upgrade_leisure", "upgrade_industrial", "exchange_2"]


def test_E7_4_he_may_stay_on_move_one(game: Game) -> None:
    t = Table(printed(game, CARD_1, CARD_8, exchange_2=MOVES_FIRST), archie=1)
    t.factory(ARCHIE, "glassworks", train=2, link=1).mark(ARCHIE, "move_one")
    t.mark(YOU, "exchange_2", card=2).acts(ARCHIE, turn=3)
    assert t.may("icon") == {"1 4"}
    assert t.archie().train("glassworks") == (2, 2, 0)


def test_E7_4_he_does_not_stay_on_another_icon(game: Game) -> None:
    row = ("add_train", "passenger_own", "move_one", "passenger_other")
    t = Table(printed(game, CARD_4, CARD_8, upgrade_any=row), archie=1)
    t.factory(ARCHIE, "glassworks", train=2).mark(ARCHIE, "passenger_own")
    t.mark(YOU, "upgrade_any").acts(ARCHIE, turn=3)
    assert t.may("icon") == {"1 4"}


def test_E7_4_he_moves_two_once_a_round(game: Game) -> None:
    right = ["produce", "upgrade_leisure", "passenger_own", "move_two", "exchange_3"]
    rows = {"upgrade_leisure": ("exchange", "move_two", "passenger_own", "add_train"), "exchange_3": MOVES_FIRST}
    t = Table(printed(game, CARD_2, right, **rows), archie=1).factory(ARCHIE, "glassworks", train=2).acts(YOU)
    t.claim("upgrade_leisure").purse(20, 0)
    assert t.may("icon") == {"1 4"}
    t.archie().claim("exchange_3").play("exchange 0")
    assert t.may("icon") == {"1 3"}


def test_E7_4_he_answers_both_your_actions(game: Game) -> None:
    t = Table(printed(game, CARD_1, CARD_2, produce=EXCHANGES_FIRST), archie=1).acts(YOU)
    t.claim("produce").play("done")
    assert t.to_move == ARCHIE
    t.archie()
    assert t.profit == [5, 20]
    t.claim("move_one")
    assert t.to_move == ARCHIE
    t.archie()
    assert t.s.shown == [-1, -1]


def test_E7_4_refuses_any_other_choice(table: Tables) -> None:
    t = table(archie=1).lay("produce").mark(YOU, "produce").acts(ARCHIE, turn=1)
    (his,) = t.may("icon")
    card, place = (int(word) for word in his.split())
    for spot in {*range(10)} - {(card - 1) * 5 + place - 1}:
        t.refuses(f"icon {spot // 5 + 1} {spot % 5 + 1}", "archie_chooses", "E7.4", what=spot)
    assert len(t.position.legal()) == 1


def test_E7_4_refuses_an_edition_with_an_icon_in_no_row(game: Game) -> None:
    row = found_in(game, r'took = \[[^\]]*"produce"[^\]]*\]')
    found = problems(game, without(game, "archie_rows", row))
    icons = re.findall(r'"(\w+)"', row)
    assert found == [f"archie_rows: no row says what Archie does after {icon}" for icon in icons]


def test_E7_4_refuses_an_edition_with_an_icon_in_two_rows(game: Game) -> None:
    row = found_in(game, r'took = \[[^\]]*"produce"')
    assert "add_train" not in row
    (found,) = problems(game, (row, f'{row}, "add_train"'))
    assert found.endswith("add_train is in another row already")
