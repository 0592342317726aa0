"""T6: buying advancements, and the cards that act once."""

import pytest

from smokestack import CHANCE
from smokestack.games.titans.model.state import At
from tests.rules.titans.editions import every_edition
from tests.rules.titans.table import BLUE, GREEN, LASTING, RED, Table, Tables

COSTS = {
    "dynamite": 1,
    "circular-saw": 1,
    "bessemer-process": 1,
    "seed-drill": 1,
    "patent-office": 2,
    "land-office": 2,
    "night-shift": 2,
    "seed-capital": 1,
    "recycling": 2,
    "price-war": 2,
    "hostile-bid": 3,
    "conveyor-belt": 2,
    "mail-order-catalogue": 3,
    "trade-journal": 2,
    "standard-gauge": 2,
    "bulk-buyer": 2,
    "skyscrapers": 2,
    "vertical-integration": 2,
    "diversified-holdings": 3,
    "think-tank": 2,
    "stock-exchange": 3,
    "grand-exposition": 4,
    "research-campus": 2,
    "trust": 3,
}
"""Research cubes."""

ONCE = ("seed-capital", "price-war", "hostile-bid")


@pytest.mark.parametrize("card", COSTS)
def test_T6_1_a_card_costs_its_research_cubes_and_goes_to_the_buyer(table: Tables, card: str) -> None:
    t = table().show(card).cubes(BLUE, "r", 1, 2, 3, 4, 5)
    t.play(f"buy {card}")
    assert t.owner(card) == RED
    assert len(t.on("r")) == 5 - COSTS[card]
    paid = sum(range(1, COSTS[card] + 1))
    assert t.money == [50 - paid + (12 if card == "seed-capital" else 0), 50 + paid, 50]
    assert t.share == [0, COSTS[card], 0]


@pytest.mark.parametrize("card", [card for card in COSTS if card not in ONCE])
def test_T6_1_a_lasting_card_adds_exactly_what_is_printed(table: Tables, card: str) -> None:
    t = table().show(card).cubes(RED, "r", 1, 2, 3, 4).play(f"buy {card}")
    assert t.s.players[RED] == table().hold(RED, card).s.players[RED]
    assert t.s.players[BLUE] == table().s.players[BLUE]
    assert (t.s.players[RED] == table().s.players[RED]) == (card not in LASTING)


@every_edition
def test_T6_1_refuses_a_card_that_is_not_face_up(table: Tables) -> None:
    t = table().cubes(BLUE, "r", 4, 5)
    t.refuses("buy land-office", "not_shown", "T6.1", what="land-office")


@every_edition
def test_T6_1_refuses_a_card_somebody_owns(table: Tables) -> None:
    t = table().hold(BLUE, "dynamite").cubes(BLUE, "r", 4)
    t.refuses("buy dynamite", "not_shown", "T6.1", what="dynamite")


def test_T6_1_refuses_with_too_little_research(table: Tables) -> None:
    t = table().show("hostile-bid").cubes(BLUE, "r", 1, 2)
    t.refuses("buy hostile-bid", "missing_good", "T2.6", what="research", where="r", have=2, need=3)


def test_T6_1_refuses_with_too_little_money(table: Tables) -> None:
    t = table().show("land-office").cubes(BLUE, "r", 1, 2).purse(2, 50, 50)
    t.refuses("buy land-office", "too_dear", "T2.6", have=2, need=3)


def test_T6_1_seed_capital_pays_twelve_dollars_once_before_the_next_card_comes(table: Tables) -> None:
    t = table().show("seed-capital").cubes(RED, "r", 1).play("buy seed-capital")
    assert t.to_move == CHANCE
    assert t.money == [62, 50, 50]
    t.reveal().play("build lumber-camp", "build lumber-camp", "build lumber-camp")
    assert t.money == [62, 50, 50]


def test_T6_2_the_next_card_of_the_age_is_turned_up(table: Tables) -> None:
    t = table().cubes(RED, "r", 1).play("buy dynamite")
    assert t.to_move == CHANCE
    face_down = ("patent-office", "land-office", "night-shift", "seed-capital")
    assert t.position.outcomes() == [(t.game.number(f"reveal {card}"), 1) for card in face_down]
    t.play("reveal night-shift")
    assert t.shown() == {"circular-saw", "bessemer-process", "seed-drill", "night-shift"}
    assert t.to_move == BLUE


def test_T6_2_an_empty_pile_reveals_nothing(table: Tables) -> None:
    t = table().discard("patent-office", "land-office", "night-shift", "seed-capital").cubes(RED, "r", 1)
    t.play("buy dynamite")
    assert t.shown() == {"circular-saw", "bessemer-process", "seed-drill"}
    assert t.to_move == BLUE
    assert t.owner("recycling") == At.PILE


@pytest.mark.parametrize("card", ["recycling", "circular-saw", "dynamite"])
def test_T6_2_refuses_a_card_of_another_age_or_one_that_left_the_pile(table: Tables, card: str) -> None:
    t = table().cubes(RED, "r", 1).play("buy dynamite")
    t.refuses(f"reveal {card}", "not_in_pile", "T6.2", what=card)


def price_war(t: Table) -> Table:
    """RED, who owns no facility, has just bought Price War."""
    t.show("price-war").cubes(RED, "r", 1, 2).cubes(BLUE, "r", 9)
    t.cubes(BLUE, "c-tra", 3, 4).cubes(GREEN, "d-rc", 5).cubes(RED, "e-ct", 6)
    return t.play("buy price-war")


def test_T6_1_price_war_replaces_two_cubes_even_on_one_grid(table: Tables) -> None:
    t = price_war(table())
    assert t.to_move == RED
    assert t.may("replace") == {"c-tra $3", "c-tra $4", "d-rc $5"}
    t.play("replace c-tra $4", "replace c-tra $3")
    assert t.to_move == CHANCE
    assert t.on("c-tra") == {"$3": RED, "$4": RED}
    assert t.on("d-rc") == {"$5": GREEN}
    assert t.money == [50, 50, 50]
    assert t.share == [0, 0, 0]


def test_T6_1_replacing_comes_before_the_next_card(table: Tables) -> None:
    t = price_war(table())
    assert t.shown() == set()
    t.play("replace c-tra $3")
    assert (t.to_move, t.shown()) == (RED, set())


@pytest.mark.parametrize("replaced", [[], ["replace d-rc $5"]])
def test_T6_1_up_to_two_may_mean_fewer(table: Tables, replaced: list[str]) -> None:
    t = price_war(table()).play(*replaced, "done")
    assert t.to_move == CHANCE
    assert t.on("c-tra") == {"$3": BLUE, "$4": BLUE}
    assert t.on("d-rc") == {"$5": RED if replaced else GREEN}
    assert t.reveal().to_move == BLUE


def test_T6_1_refuses_to_replace_research(table: Tables) -> None:
    price_war(table()).refuses("replace r $9", "not_consumer", "T6.1", what=8, where="r")


def test_T6_1_refuses_to_replace_ones_own_cube(table: Tables) -> None:
    price_war(table()).refuses("replace e-ct $6", "own_cube", "T6.1", what=5, where="e-ct")


def test_T6_1_refuses_to_replace_an_empty_space(table: Tables) -> None:
    price_war(table()).refuses("replace e-ct $7", "no_cube", "T6.1", what=6, where="e-ct")


def test_T6_1_refuses_other_actions_while_replacing(table: Tables) -> None:
    t = price_war(table())
    t.refuses("build lumber-camp", "replace_first", "T6.1", need=2)
    t.play("replace d-rc $5").refuses("build lumber-camp", "replace_first", "T6.1", need=1)


def test_T6_1_replacing_is_skipped_when_there_is_nothing_to_replace(table: Tables) -> None:
    t = table().show("price-war").cubes(RED, "r", 1, 2).cubes(BLUE, "r", 9).cubes(RED, "c-com", 5)
    assert t.play("buy price-war").to_move == CHANCE


def test_T6_1_replacing_ends_when_nothing_is_left_to_replace(table: Tables) -> None:
    t = table().show("price-war").cubes(RED, "r", 1, 2).cubes(BLUE, "c-tra", 3)
    assert t.play("buy price-war", "replace c-tra $3").to_move == CHANCE


def hostile_bid(t: Table) -> Table:
    """RED has just bought Hostile Bid; rivals' cubes lie on four grids."""
    t.show("hostile-bid").cubes(RED, "r", 1, 2, 3)
    t.cubes(BLUE, "c-tra", 3, 4).cubes(GREEN, "d-rc", 5).cubes(BLUE, "e-ri", 6).cubes(GREEN, "c-res", 15, 15)
    return t.play("buy hostile-bid")


def test_T6_1_hostile_bid_replaces_three_cubes_on_different_grids(table: Tables) -> None:
    t = hostile_bid(table()).play("replace c-tra $4", "replace c-res $15/2")
    assert t.may("replace") == {"d-rc $5", "e-ri $6"}
    t.play("replace e-ri $6")
    assert t.to_move == CHANCE
    assert t.on("c-tra") == {"$3": BLUE, "$4": RED}
    assert t.on("c-res") == {"$15/1": GREEN, "$15/2": RED}
    assert t.on("e-ri") == {"$6": RED}
    assert t.on("d-rc") == {"$5": GREEN}
    assert t.share == [0, 0, 0]


def test_choices_call_grids_and_spaces_by_what_is_printed_there(table: Tables) -> None:
    t = hostile_bid(table())
    label = t.position.label("replace c-res $15/2")
    assert (label.group, label.text) == ("Replace on Consumables: corn", "$15, space 2 of 6")
    assert t.position.label("replace d-rc $5").text == "$5"
    assert t.position.label("place c-tra $4").group == "Place on Consumables: steel"


def test_T6_1_refuses_a_second_hostile_bid_on_one_grid(table: Tables) -> None:
    t = hostile_bid(table()).play("replace c-tra $3")
    t.refuses("replace c-tra $4", "grid_used", "T6.1", what=3, where="c-tra")


def test_T6_1_hostile_bid_does_not_remember_the_grids_of_an_earlier_price_war(table: Tables) -> None:
    t = price_war(table()).play("replace c-tra $3", "done").reveal().turn_of(RED)
    t.show("hostile-bid").cubes(RED, "r", 1, 2, 3).play("buy hostile-bid", "replace c-tra $4")
    assert t.on("c-tra") == {"$3": RED, "$4": RED}
