"""What greedy thinks advancements of Titans are worth: from what is printed on them and what lies on the table."""

from typing import Any

import pytest

import smokestack
from smokestack.games.titans.bot.advancements import worth_of_advancement
from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.weights import DOLLAR, SHARE
from tests.rules.titans.table import BLUE, RED, Table

TITANS = smokestack.game("titans")


def table() -> Table:
    """Both make stone and corn; RED on turn, in Age I."""
    t = Table(TITANS, players=2).turn_of(RED)
    return t.own(RED, "stone-quarry").own(BLUE, "stone-quarry").own(RED, "farm").own(BLUE, "farm")


def worth(t: Table, card: str, seat: int = RED) -> int:
    view, cards = Outlook(), TITANS.edition.cards
    s: Any = t.s
    look_ahead(cards, s, view)  # type: ignore[arg-type]  # a game knows its own cards
    return worth_of_advancement(cards, s, view, seat, t.number(card))  # type: ignore[arg-type]  # likewise


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
