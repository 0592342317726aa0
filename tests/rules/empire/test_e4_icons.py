"""E4.1–E4.4: the market, icons and Action cards, and the exchange."""

import pytest

from smokestack import CHANCE, OVER, Game
from smokestack.games.empire.model.reader import ICON_KEYS
from smokestack.games.empire.model.state import At, Phase
from tests.rules.empire.editions import found_in, problems, without
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


@pytest.mark.parametrize("face", range(1, 7))
def test_E4_1_the_market_die_sets_the_price_of_each_colour_for_both(table: Tables, face: int) -> None:
    t = table().factory(PURPLE, "toy-factory").factory(BEIGE, "bacon-factory").lay("produce", "produce")
    t.s.phase = Phase.MARKET
    t.play(f"market {face}")
    red, blue, brown = printed_prices(t, face)
    t.claim("produce").play("make brickworks", "make toy-factory", "done")
    assert t.money == [20 - brown - red, 20]
    t.claim("produce", card=2).play("make glassworks", "make bacon-factory", "done")
    assert t.money == [20 - brown - red, 20 - blue - red]


def printed_prices(t: Table, face: int) -> list[int]:
    """Red, blue and brown on a face of the market die, as the edition's file has them."""
    values = t.game.edition.values
    place = next(k for k in range(1, 7) if values[f"market[{k}].face"] == face)
    return [values[f"market[{place}].{good.lower()}"] for good in ("red", "blue", "brown")]


def test_E4_1_the_first_player_rolls_once_a_round(table: Tables) -> None:
    t = table().lay("move_one", "passenger_own").throw(1, 1, 1).play("decline").throw(1, 1, 1).play("decline")
    assert t.may_fall() == [f"market {face}" for face in range(1, 7)]
    t.play("market 4")
    assert (t.to_move, t.s.market) == (PURPLE, 3)
    t.claim("move_one").claim("passenger_own")
    assert t.s.market == 3


def test_E4_1_refuses_an_edition_without_a_price_for_every_face(game: Game) -> None:
    assert problems(game, without(game, "market", "face = 4")) == ["market: there are 5; it must be exactly 6"]


def test_E4_1_refuses_an_edition_without_a_price_for_every_colour(game: Game) -> None:
    (found,) = problems(game, (found_in(game, r"face = 4\nred = \d+\n"), "face = 4\n"))
    assert "red" in found


@pytest.mark.parametrize("first", [PURPLE, BEIGE])
def test_E4_2_first_second_first_second(table: Tables, first: int) -> None:
    t = table().lay("move_one", "passenger_own", "reduce_pollution").acts(first)
    movers = []
    for icon in ("move_one", "passenger_own", "reduce_pollution", "move_one"):
        movers.append(t.to_move)
        t.claim(icon)
    assert movers == [first, 1 - first, first, 1 - first]
    assert t.s.phase == Phase.DRAW


def test_E4_2_all_ten_icons_are_open_at_first(table: Tables) -> None:
    spots = {f"{card} {place}" for card in (1, 2) for place in range(1, 6)}
    assert table().acts(PURPLE).may("icon") == spots


def test_E4_2_refuses_an_icon_the_other_has_claimed(table: Tables) -> None:
    t = table().lay("move_one").acts(PURPLE).claim("move_one")
    t.refuses(t.icon("move_one"), "claimed", "E4.2", what=t.spot("move_one"))
    assert len(t.may("icon")) == 9


def test_E4_2_refuses_ones_own_icon_a_second_time(table: Tables) -> None:
    t = table().lay("reduce_pollution", "move_one").acts(PURPLE).claim("reduce_pollution").claim("move_one")
    t.refuses(t.icon("reduce_pollution"), "same_icon", "E4.2", what=t.spot("reduce_pollution"))
    t.refuses(t.icon("move_one"), "claimed", "E4.2", what=t.spot("move_one"))
    assert len(t.may("icon")) == 8


def test_E4_2_an_icon_is_open_again_when_its_cube_leaves(table: Tables) -> None:
    t = table().lay("reduce_pollution", "passenger_own", "move_one").acts(PURPLE)
    t.claim("reduce_pollution").claim("passenger_own").claim("move_one")
    t.claim("reduce_pollution")
    assert t.s.phase == Phase.DRAW


def test_E4_2_the_same_kind_on_the_other_card_is_another_icon(table: Tables) -> None:
    t = table().lay("produce", "exchange_2", "produce").acts(PURPLE)
    t.claim("produce", card=1).play("done").claim("exchange_2").play("exchange 0").claim("produce", card=2)
    assert t.s.phase == Phase.MAKE


@pytest.mark.parametrize("icon", sorted({*ICON_KEYS} - {"produce", "add_train", "exchange_2", "exchange_3"}))
def test_E4_2_an_icon_of_no_use_may_be_taken(table: Tables, icon: str) -> None:
    t = table().lay(icon).acts(PURPLE)
    before = (t.money, t.profit, t.s.pollution)
    t.claim(icon)
    assert t.to_move == BEIGE
    assert (t.money, t.profit, t.s.pollution) == before
    assert t.player(PURPLE).spot == t.spot(icon)


@pytest.mark.parametrize("icon", ["exchange_2", "exchange_3", "produce"])
def test_E4_2_without_money_exchange_and_produce_ask_nothing(table: Tables, icon: str) -> None:
    assert table().lay(icon).purse(0, 20).acts(PURPLE).claim(icon).to_move == BEIGE


def test_E4_2_without_a_factory_to_serve_add_train_asks_nothing(table: Tables) -> None:
    t = table().lay("add_train").factory(PURPLE, "brickworks", train=1).acts(PURPLE).claim("add_train")
    assert t.to_move == BEIGE
    assert t.train("brickworks") == (1, 0, 0)


def test_E4_2_refuses_to_leave_a_train_undone(table: Tables) -> None:
    t = table().lay("add_train").factory(PURPLE, "toy-factory").acts(PURPLE).claim("add_train")
    t.refuses("done", "must_do", "E4.2", what=6)


def test_E4_3_cubes_go_home_and_two_new_cards_come(table: Tables) -> None:
    t = table().lay("passenger_own").acts(BEIGE, turn=3).mark(PURPLE, "passenger_own")
    gone = list(t.s.shown)
    t.mark(PURPLE, next(icon for icon in t.icons_of(gone[0] + 1) if icon != "passenger_own")).claim("passenger_own")
    assert [player.spot for player in t.s.players] == [-1, -1]
    left = [card for card in range(8) if card not in gone]
    assert t.may_fall() == [f"draw {card + 1}" for card in left]
    t.play(f"draw {left[4] + 1}", f"draw {left[1] + 1}")
    assert t.s.shown == [left[4], left[1]]
    lie = dict.fromkeys(gone, At.DISCARDED) | dict.fromkeys(left, At.DECK)
    lie |= {left[4]: At.SHOWN, left[1]: At.SHOWN}
    assert t.s.deck == [int(lie[card]) for card in range(8)]


def test_E4_3_refuses_to_draw_what_is_not_in_the_deck(table: Tables) -> None:
    t = table().lay("passenger_own")
    gone = t.s.shown[0]
    t.acts(BEIGE, turn=3).claim("passenger_own")
    t.refuses(f"draw {gone + 1}", "card_not_in_deck", "E4.3", what=gone)
    drawn = t.may_fall()[2]
    t.play(drawn).refuses(drawn, "card_not_in_deck", "E4.3", what=int(drawn.split()[1]) - 1)


def test_E4_3_all_eight_cards_are_shuffled_after_rounds_four_eight_and_twelve(table: Tables) -> None:
    t = table()
    left = []
    for number in range(1, 15):
        assert t.s.rounds == number
        t.no_factories().purse(0, 0).acts(BEIGE, turn=3).play("icon 1 1")
        left.append(len(t.may_fall()))
        t.draw()
    assert left == [6, 4, 2, 8, 6, 4, 2, 8, 6, 4, 2, 8, 6, 4]


def test_E4_3_nothing_is_dealt_after_round_fifteen(table: Tables) -> None:
    t = table().lay("passenger_own").round(15).acts(BEIGE, turn=3).claim("passenger_own")
    assert t.to_move == OVER


@pytest.mark.parametrize(
    ("icon", "times", "money", "profit"),
    [
        ("exchange_2", 0, 20, 5),
        ("exchange_2", 1, 18, 6),
        ("exchange_2", 10, 0, 15),
        ("exchange_3", 1, 17, 6),
        ("exchange_3", 6, 2, 11),
    ],
)
def test_E4_4_two_or_three_dollars_for_each_profit(
    table: Tables, icon: str, times: int, money: int, profit: int
) -> None:
    t = table().lay(icon).acts(PURPLE).claim(icon).play(f"exchange {times}")
    assert (t.money, t.profit) == ([money, 20], [profit, 5])
    assert t.to_move == BEIGE


@pytest.mark.parametrize(("icon", "capital", "most"), [("exchange_2", 21, 10), ("exchange_3", 20, 6)])
def test_E4_4_refuses_to_exchange_more_than_the_capital(table: Tables, icon: str, capital: int, most: int) -> None:
    t = table().lay(icon).purse(capital, 20).acts(PURPLE).claim(icon)
    assert t.may("exchange") == {str(times) for times in range(most + 1)}
    t.refuses(f"exchange {most + 1}", "exchange_too_much", "E4.4", have=capital, need=most)


def test_E4_4_one_dollar_is_not_enough_to_be_asked(table: Tables) -> None:
    t = table().lay("exchange_2").purse(1, 20).acts(PURPLE).claim("exchange_2")
    assert (t.to_move, t.money) == (BEIGE, [1, 20])


def test_E4_1_the_market_is_rolled_anew_each_round(table: Tables) -> None:
    t = table().end_round().throw(1, 1, 1).play("decline").throw(1, 1, 1).play("decline")
    assert (t.to_move, t.s.market) == (CHANCE, -1)
