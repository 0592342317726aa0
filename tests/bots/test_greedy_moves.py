"""Drawn positions in which the right move is plain: the greedy player finds it, whatever the seed."""

from typing import Any

import smokestack
from smokestack.bots.decide import decide, reason
from tests.rules.titans.table import BLUE, RED, Table

TITANS = smokestack.game("titans", edition="prototype")
TOWN = ("homestead", "garden-suburb", "general-store", "arcade")
EIGHT = (*TOWN, "coach-stop", "ferry-terminal", "tool-shed", "gasworks")


def table(players: int = 2, **options: Any) -> Table:
    """RED is on turn, nobody owns anything yet."""
    return Table(TITANS, players=players, **options).turn_of(RED)


def last_age(owner: int = BLUE) -> Table:
    """Eight cards stand: the next one ends the game. Goods for the third Commercial plot lie ready for RED."""
    t = table().age(3).build(owner, *EIGHT).purse(20, 20)
    return t.cubes(RED, "c-com", 1).cubes(RED, "c-ind", 1).cubes(RED, "c-tra", 1, 2).own(RED, "lumber-camp")


def choices(t: Table) -> set[str]:
    return {TITANS.text(decide(TITANS, t.position, "greedy", seed)) for seed in range(8)}


def why(t: Table, action: str) -> str:
    return reason(TITANS, t.position, TITANS.number(action))


def test_undercuts_where_the_dearer_cube_would_not_sell() -> None:
    t = last_age().own(RED, "stone-quarry").fill(BLUE, "c-ind").cubes(BLUE, "d-rc", 5, 6, 7, 9, 10, 11, 12, 13)
    t.play("produce stone-quarry 1")
    assert choices(t) == {"place d-rc $8"}
    assert why(t, "place d-rc $8") == "should sell, for $8, ahead of cubes of others"
    assert why(t, "place d-rc $14") == "a spare cube, it will hardly sell"


def test_takes_the_dearest_price_where_nobody_else_can_sell() -> None:
    t = table().build(BLUE, "coach-stop", "rail-depot").own(RED, "steel-forge").play("produce steel-forge 1")
    assert choices(t) <= {"place c-tra $15", "place d-ti $15"}


def test_ends_the_last_age_when_that_wins() -> None:
    t = last_age()
    t.s.players[RED].share = 30
    assert choices(t) <= {"develop shopping-mile", "develop trade-centre"}
    assert why(t, "develop shopping-mile") == "ends the game and wins it"


def test_does_not_end_the_last_age_when_that_loses() -> None:
    t = last_age()
    t.s.players[BLUE].share = 90
    assert not any(choice.startswith("develop") for choice in choices(t))
    assert why(t, "develop shopping-mile") == "ends the game"


def test_ends_a_lost_game_that_has_lasted_too_long() -> None:
    t = last_age()
    t.s.players[BLUE].share = 90
    t.s.rounds = 100
    assert choices(t) <= {"develop shopping-mile", "develop trade-centre"}


def test_builds_the_card_whose_demand_wins() -> None:
    t = last_age(RED).cubes(RED, "d-rc", *range(5, 15))
    enough, too_little = (finish(t, card)[RED] for card in ("trade-centre", "shopping-mile"))
    t.s.players[BLUE].share += enough - 1 - finish(t, "trade-centre")[BLUE]
    assert too_little < enough
    assert choices(t) == {"develop trade-centre"}
    assert why(t, "develop shopping-mile") == "ends the game"


def finish(t: Table, card: str) -> list[int]:
    return t.position.copy().apply(f"develop {card}").scores()


def test_builds_an_estate_with_own_goods_early() -> None:
    t = table(3).own(RED, "lumber-camp").cubes(RED, "c-com", 1).cubes(RED, "c-ind", 1)
    assert all(choice.startswith("develop") for choice in choices(t))
    assert why(t, "develop homestead").startswith("$2 rent a turn")


def test_takes_a_free_facility_first() -> None:
    assert choices(table(4)) <= {"build lumber-camp", "build stone-quarry", "build steel-forge"}


def test_opens_a_market_that_nobody_serves() -> None:
    t = table().age(2).build(BLUE, "homestead", "garden-suburb", "coach-stop").cubes(RED, "c-com", 1).purse(4, 20)
    for facility in ("lumber-camp", "stone-quarry", "steel-forge"):
        t.own(RED, facility, 2).own(BLUE, facility, 2)
    assert choices(t) == {"build farm"}
    assert why(t, "build farm") == "makes corn for Consumables: corn and Energy: oil, corn"


def test_replaces_the_dearest_cube_that_sells() -> None:
    t = last_age().cubes(BLUE, "c-res", 12, 13, 14).fill(BLUE, "d-rc").cubes(RED, "r", 1, 2)
    t.show("price-war").play("buy price-war")
    assert choices(t) == {"replace c-res $14"}
    assert why(t, "replace c-res $14") == "its $14 space should sell"


def test_makes_nothing_that_will_not_sell() -> None:
    t = table(3, two_facilities=1).own(RED, "farm").own(RED, "machine-works")
    t.fill(BLUE, "d-rc").cubes(BLUE, "d-ti", *range(1, 15))
    t.play("produce farm 1", "place e-ct $15")
    assert choices(t) == {"done"}
    assert why(t, "done") == "no second facility is worth its price now"


def poor() -> Table:
    """RED can do nothing but plead with the Steel Forge, or pass."""
    return table().own(RED, "steel-forge").sell_out().show().purse(1, 20).build(BLUE, "coach-stop", "rail-depot")


def test_pleads_for_cubes_that_will_sell() -> None:
    t = poor()
    assert t.may("pass") == {""}
    assert choices(t) == {"produce steel-forge 1"}


def test_may_pass_rather_than_plead_for_what_will_not_sell() -> None:
    t = poor().fill(BLUE, "c-tra").cubes(BLUE, "d-ti", *range(1, 15))
    assert t.may("produce") == {"steel-forge 1"}
    assert "pass" in choices(t), "a dollar is too little for it to care much"
    assert why(t, "pass") == "one use is not worth all it has"
