"""E7.5–E7.7: what Archie does with an icon, with every tie, his gains and his end."""

import pytest

from smokestack import CHANCE, OVER, Game
from smokestack.games.empire.model.cards import Cards
from tests.rules.empire.editions import redrawn, with_sides
from tests.rules.empire.table import ARCHIE, YOU, Table, Tables, archies_answer

LINKS = {
    **{"brickworks": 3, "brewery": 3, "toy-factory": 3},
    **{"glassworks": 4, "cement-works": 4, "foundry": 4, "private-bank": 4},
}
"""Ties are decided by links: these are printed, whatever the edition has."""


def archies_turn(game: Game, *choices: str) -> Table:
    """Nobody has a factory; Archie has no money and tries these choices."""
    return archies_answer(with_sides(game, "links", LINKS), *choices)


@pytest.mark.parametrize("icon", ["exchange_2", "exchange_3"])
@pytest.mark.parametrize("capital", [1, 23])
def test_E7_5_he_exchanges_all_his_capital_at_one_dollar(game: Game, icon: str, capital: int) -> None:
    t = archies_turn(game, icon).purse(20, capital).points(5, 2).archie()
    assert t.s.players[ARCHIE].spot == t.spot(icon)
    assert (t.money, t.profit) == ([20, 0], [5, 2 + capital])


@pytest.mark.parametrize(
    ("factories", "chosen"),
    [
        (["brickworks", "glassworks"], "glassworks"),
        (["cement-works", "glassworks"], "cement-works"),
        (["glassworks", "cement-works"], "glassworks"),
        (["brewery", "brickworks"], "brewery"),
        (["toy-factory", "foundry", "private-bank"], "foundry"),
    ],
)
def test_E7_5_he_adds_a_train_where_most_links_are_then_to_the_earlier_factory(
    game: Game, factories: list[str], chosen: str
) -> None:
    t = archies_turn(game, "add_train")
    for key in factories:
        t.factory(ARCHIE, key)
    t.archie()
    assert {key: t.train(key) for key in factories} == {key: (int(key == chosen), 0, 0) for key in factories}


def test_E7_5_he_adds_no_second_train(game: Game) -> None:
    t = archies_turn(game, "add_train").factory(ARCHIE, "glassworks", train=1)
    t.factory(ARCHIE, "brickworks").archie()
    assert (t.train("glassworks"), t.train("brickworks")) == ((1, 0, 0), (1, 0, 0))


OWN = [
    ([("glassworks", 3, 0), ("brickworks", 2, 0)], "brickworks"),
    ([("glassworks", 2, 0), ("brickworks", 2, 1)], "brickworks"),
    ([("brickworks", 2, 1), ("glassworks", 2, 1)], "glassworks"),
    ([("foundry", 2, 1), ("glassworks", 2, 1)], "foundry"),
    ([("glassworks", 6, 5), ("brickworks", 6, 0), ("foundry", 5, 0)], "foundry"),
]
"""Trains as factory, die and cubes of yours, the earlier factory first, and the one he boards."""


@pytest.mark.parametrize(("trains", "chosen"), OWN)
def test_E7_5_his_passenger_joins_his_emptiest_train_then_the_one_with_most_of_your_cubes(
    game: Game, trains: list[tuple[str, int, int]], chosen: str
) -> None:
    t = archies_turn(game, "passenger_own")
    for key, die, riders in trains:
        t.factory(ARCHIE, key, train=die, riders=riders)
    t.archie()
    assert {key: t.train(key) for key, _, _ in trains} == {
        key: (die + (key == chosen), 0, riders) for key, die, riders in trains
    }


OTHER = [
    ([("glassworks", 3, 0), ("brickworks", 2, 0)], "brickworks"),
    ([("brickworks", 2, 1), ("glassworks", 2, 0)], "glassworks"),
    ([("foundry", 2, 0), ("glassworks", 2, 1)], "foundry"),
    ([("glassworks", 2, 1), ("foundry", 2, 0)], "glassworks"),
    ([("glassworks", 6, 0), ("brickworks", 5, 0)], "brickworks"),
]


@pytest.mark.parametrize(("trains", "chosen"), OTHER)
def test_E7_5_his_cube_joins_your_emptiest_train_without_a_station(
    game: Game, trains: list[tuple[str, int, int]], chosen: str
) -> None:
    t = archies_turn(game, "passenger_other")
    for key, die, riders in trains:
        t.factory(YOU, key, train=die, riders=riders)
    t.archie()
    assert {key: t.train(key) for key, _, _ in trains} == {
        key: (die + (key == chosen), 0, riders + (key == chosen)) for key, die, riders in trains
    }


def test_E7_5_he_rides_on_one_train_only_whatever_stations_he_owns(game: Game) -> None:
    t = archies_turn(game, "passenger_other").own(ARCHIE, "P1", "P2")
    t.factory(YOU, "glassworks", train=2).factory(YOU, "brickworks", train=3).archie()
    assert (t.train("glassworks"), t.train("brickworks")) == ((3, 0, 1), (3, 0, 0))


def test_E7_5_without_a_free_cube_he_goes_on_to_the_next_choice(game: Game) -> None:
    t = archies_turn(game, "passenger_other", "move_one").factory(YOU, "glassworks", train=4, riders=3)
    t.factory(YOU, "brickworks", train=4, riders=3).factory(ARCHIE, "foundry", train=1).archie()
    assert t.icon_at(t.player(ARCHIE).spot) == "move_one"
    assert t.train("foundry") == (1, 1, 0)


MOVES = [
    ([("glassworks", 6, 1), ("brickworks", 1, 1)], "brickworks"),
    ([("glassworks", 1, 2), ("brickworks", 2, 1)], "brickworks"),
    ([("brickworks", 2, 1), ("glassworks", 2, 2)], "glassworks"),
    ([("foundry", 2, 2), ("glassworks", 2, 2)], "foundry"),
    ([("glassworks", 2, 2), ("foundry", 2, 2)], "glassworks"),
]
"""Trains as factory, die and links travelled, the earlier factory first, and the one he moves."""


@pytest.mark.parametrize(("trains", "chosen"), MOVES)
def test_E7_5_he_moves_the_train_nearest_home_then_the_fullest(
    game: Game, trains: list[tuple[str, int, int]], chosen: str
) -> None:
    t = archies_turn(game, "move_one")
    for key, die, link in trains:
        t.factory(ARCHIE, key, train=die, link=link)
    t.archie()
    assert {key: t.train(key) for key, _, _ in trains} == {
        key: (die, link + (key == chosen), 0) for key, die, link in trains
    }


def test_E7_5_his_train_at_home_pays_him_and_you(game: Game) -> None:
    t = archies_turn(game, "move_one").factory(ARCHIE, "glassworks", train=5, link=3, riders=2)
    t.archie()
    assert t.money == [20 + 2 * 4, 5 * 4]
    assert t.train("glassworks") == (0, 0, 0)


def test_E7_5_your_train_at_home_pays_his_cubes(game: Game) -> None:
    t = archies_turn(game, "move_one").factory(YOU, "brickworks", train=5, link=2, riders=2)
    t.acts(YOU).claim("move_one")
    assert t.money == [20 + 5 * 3, 2 * 3]


def test_E7_5_two_links_go_to_the_train_that_is_then_nearest_home(game: Game) -> None:
    t = archies_turn(game, "move_two").factory(ARCHIE, "glassworks", train=2, link=3)
    t.factory(ARCHIE, "brickworks", train=1).factory(ARCHIE, "foundry", train=3, link=2).archie()
    assert t.money == [20, 8]
    assert (t.train("glassworks"), t.train("brickworks")) == ((0, 0, 0), (1, 0, 0))
    assert t.train("foundry") == (3, 3, 0)


def test_E7_5_two_links_with_his_only_train(game: Game) -> None:
    t = archies_turn(game, "move_two").factory(ARCHIE, "glassworks", train=2, link=3)
    assert t.archie().money == [20, 8]
    t = archies_turn(game, "move_two").factory(ARCHIE, "glassworks", train=2, link=1)
    assert t.archie().train("glassworks") == (2, 3, 0)


@pytest.mark.parametrize(("before", "after", "icon"), [(3, 2, "reduce_pollution"), (0, 0, "upgrade_any")])
def test_E7_5_he_reduces_pollution_above_zero_unasked(game: Game, before: int, after: int, icon: str) -> None:
    t = archies_turn(game, "reduce_pollution").pollute(before).archie()
    assert t.to_move == YOU
    assert (t.s.pollution, t.icon_at(t.player(ARCHIE).spot)) == (after, icon)


@pytest.mark.parametrize(
    ("owner", "buildings", "before", "after"),
    [
        (ARCHIE, ["I1"], 0, 1),
        (ARCHIE, ["I1", "I2", "I3"], 5, 6),
        (ARCHIE, ["I1"], 13, 13),
        (ARCHIE, ["R1"], 5, 5),
        (YOU, ["I1"], 5, 5),
    ],
)
def test_E7_6_his_industry_pollutes_once_in_gains(
    table: Tables, owner: int, buildings: list[str], before: int, after: int
) -> None:
    t = table(archie=1).own(owner, *buildings).pollute(before).end_round()
    assert (t.to_move, t.s.pollution) == (CHANCE, after)


def test_E7_6_his_buildings_earn_capital(table: Tables) -> None:
    t = table(archie=1).own(ARCHIE, "R1", "C1", "M1", "I1", "T1", pips=1).end_round()
    assert t.money == [20, 20 + 2 + 1 + 2 + 1]


def last_round(t: Table) -> Table:
    return t.round(15).purse(0, 0).points(0, 0)


def test_E7_7_his_capital_becomes_profit_at_the_end(table: Tables) -> None:
    t = last_round(table(archie=1)).purse(8, 7).points(9, 1).own(ARCHIE, "R1", pips=3).end_round()
    assert t.to_move == OVER
    assert t.position.scores() == [9, 1 + 7 + 2 + 2 * 3]
    assert t.money == [8, 0]
    assert t.position.winners() == [ARCHIE]


def test_E7_7_in_a_tie_his_capital_counts_nothing(table: Tables) -> None:
    t = last_round(table(archie=1)).purse(1, 7).points(9, 2).factory(ARCHIE, "private-bank").end_round()
    assert t.position.scores() == [9, 9]
    assert t.position.winners() == [YOU]


def test_E7_7_capital_too_small_to_change_counts_nothing_either(game: Game) -> None:
    def at_three_dollars(cards: Cards) -> None:
        cards.archie_exchange = 3

    t = last_round(Table(redrawn(game, at_three_dollars), archie=1)).purse(1, 8).points(9, 7)
    t.end_round()
    assert (t.position.scores(), t.money) == ([9, 9], [1, 2])
    assert t.position.winners() == [YOU]


def test_E7_7_then_factories_decide_and_then_both_win(table: Tables) -> None:
    t = last_round(table(archie=1)).purse(0, 7).points(9, 2).factory(ARCHIE, "private-bank").end_round()
    assert t.position.winners() == [ARCHIE]
    t = last_round(table(archie=1)).purse(0, 7).points(9, 2).end_round()
    assert t.position.winners() == [YOU, ARCHIE]


def test_E7_6_the_pollution_of_the_last_gains_is_scored(table: Tables) -> None:
    t = last_round(table(archie=1)).points(20, 20).own(ARCHIE, "I1").factory(ARCHIE, "private-bank").pollute(4)
    t.end_round()
    assert t.s.pollution == 5
    assert t.position.scores() == [20 - 2, 20 + 1 + 1 - 5]
