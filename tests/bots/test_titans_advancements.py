"""What greedy thinks advancements of Titans are worth: from what is printed on them and what lies on the table."""

from typing import Any

import pytest

import smokestack
from smokestack import Game
from smokestack.bots.decide import decide, reason
from smokestack.games.titans.bot.advancements import worth_of_advancement
from smokestack.games.titans.bot.choose import produce
from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.weights import DOLLAR, SHARE
from tests.kernel.prototype import load, prototype
from tests.rules.titans.editions import reprint
from tests.rules.titans.table import BLUE, RED, Table

TITANS = smokestack.game("titans", edition="prototype")


def table() -> Table:
    """Both make stone and corn; RED on turn, in Age I."""
    t = Table(TITANS, players=2).turn_of(RED)
    return t.own(RED, "stone-quarry").own(BLUE, "stone-quarry").own(RED, "farm").own(BLUE, "farm")


def worth(t: Table, card: str, seat: int = RED) -> int:
    view, cards = Outlook(), t.cards
    s: Any = t.s
    look_ahead(cards, s, view)
    return worth_of_advancement(cards, s, view, seat, t.number(card))


@pytest.mark.parametrize("card", ["dynamite", "seed-drill"])
def test_sales_count_for_who_makes_the_good_only(card: str) -> None:
    assert worth(table(), card) > 0
    assert worth(Table(TITANS, players=2).turn_of(RED).own(BLUE, "stone-quarry").own(BLUE, "farm"), card) == 0


def test_a_sale_that_brings_share_is_worth_three_that_bring_a_dollar() -> None:
    """Bessemer Process: $1 for each steel sold to a player; Standard Gauge: 1 share."""
    t = Table(TITANS, players=2).turn_of(RED).own(RED, "steel-forge")
    money, share = worth(t, "bessemer-process"), worth(t, "standard-gauge")
    assert money > 0
    assert share * DOLLAR == pytest.approx(money * SHARE, abs=SHARE * DOLLAR)


def test_more_makers_leave_less_for_each() -> None:
    alone = Table(TITANS, players=2).turn_of(RED).own(RED, "stone-quarry")
    assert worth(alone, "dynamite") > worth(table(), "dynamite") > 0


def test_what_is_left_over_is_worth_something_where_grids_are_full() -> None:
    """Recycling pays for cubes consumers leave, Mail-Order sells one of them a market."""
    full = table().fill(RED, "c-ind", "c-res")
    for card in ("recycling", "mail-order-catalogue"):
        assert worth(full, card) > worth(Table(TITANS, players=2).turn_of(RED), card) == 0
    more = table().fill(RED, "c-ind", "c-res", "d-rc", "e-ct")
    assert worth(more, "recycling") > worth(full, "recycling")


def test_mail_sells_one_cube_a_market_however_many_are_left() -> None:
    one = table().fill(RED, "c-ind")
    two = table().fill(RED, "c-ind", "c-res")
    assert worth(two, "mail-order-catalogue") == worth(one, "mail-order-catalogue") > 0


def with_extra_wood(amount: int = 1) -> Table:
    """Seed Capital adds wood to what its owner produces; it lies face up, and RED has the research for it."""
    data = prototype()
    reprint(data, "seed-capital", effect="extra_goods", good="wood", amount=amount)
    t = Table(Game(TITANS.spec, load(data), compiled=False), players=2).turn_of(RED)
    return t.show("seed-capital", "bessemer-process").cubes(RED, "r", 1)


def test_extra_goods_count_for_who_makes_the_good_only() -> None:
    assert worth(with_extra_wood().own(RED, "lumber-camp"), "seed-capital") > 0
    assert worth(with_extra_wood().own(RED, "farm").own(BLUE, "lumber-camp"), "seed-capital") == 0
    assert worth(with_extra_wood(), "seed-capital") == 0


def test_extra_goods_count_less_where_other_facilities_take_turns() -> None:
    two = with_extra_wood().own(RED, "lumber-camp").own(RED, "farm")
    more = worth(two, "seed-capital")
    four = two.own(RED, "stone-quarry").own(RED, "steel-forge")
    assert more == pytest.approx(2 * worth(four, "seed-capital"), abs=SHARE)


def test_no_more_extra_goods_count_than_may_be_sold() -> None:
    tables = [with_extra_wood(amount) for amount in (1, 2, 50, 100)]
    for t in tables:
        t.own(RED, "lumber-camp").own(RED, "farm").own(RED, "stone-quarry").own(RED, "steel-forge")
    one, two, fifty, hundred = (worth(t, "seed-capital") for t in tables)
    assert one < two < fifty == hundred


def test_a_further_use_brings_no_further_extra_goods() -> None:
    """Greedy tries two uses on top of one: what cards add came with the first."""
    one, two = (with_extra_wood().hold(RED, "seed-capital").own(RED, "lumber-camp") for _ in range(2))
    view = Outlook()
    for uses in (1, 2):
        produce(one.cards, one.s, view, one.number("lumber-camp"), uses)
    produce(two.cards, two.s, view, two.number("lumber-camp"), 2)
    assert one.money == two.money == [50 - 4, 50]
    assert len(one.on("c-com")) + len(one.on("e-ri")) == len(two.on("c-com")) + len(two.on("e-ri")) == 3


def test_greedy_buys_extra_goods_where_it_makes_the_good() -> None:
    """Bessemer Process is the other card to buy: $1 for each steel sold to a player."""
    assert bought(with_extra_wood().own(RED, "lumber-camp", 2)) == {"buy seed-capital"}
    assert "buy seed-capital" not in bought(with_extra_wood().own(RED, "steel-forge", 2))


def bought(t: Table) -> set[str]:
    """What greedy does by several seeds where cards are all there is to do."""
    t.sell_out().purse(0, 0).fill(BLUE, "c-com", "e-ri", "c-tra", "d-ti")
    return {t.game.text(decide(t.game, t.position, "greedy", seed)) for seed in range(8)}


def test_greedy_says_what_extra_goods_are_worth() -> None:
    t = with_extra_wood().own(RED, "lumber-camp")
    said = reason(t.game, t.position, t.game.number("buy seed-capital"))
    assert said.startswith("worth about ")
    assert said.endswith(" share by the end")
