"""T2: buying goods. The cheapest cube goes first, whoever made it."""

from typing import Annotated

from smokestack.games.titans.model.cards import GOODS, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, Grid, State
from smokestack.games.titans.rules.ledger import (
    CUBE,
    GRID,
    Reason,
    from_bank,
    gain_share,
    pay,
    take_cube,
)
from smokestack.games.titans.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved
from smokestack.kernel.record import Record, i32
from smokestack.kernel.why import Why, refuse


class Basket(Record):
    """What an action buys: how many of each good."""

    need: Annotated[list[int], i32, GOODS]


@kernel
def asking_price(cards: Cards, s: State, buyer: int, number: int, space: int) -> int:
    """T2.5: the price of the space, less what Bulk Buyer takes off, never below 0."""
    return max(cards.grids[number].price[space] - s.players[buyer].purchase_discount, 0)


@kernel
def basket_cost(cards: Cards, s: State, buyer: int, basket: Basket) -> int:
    """T2.3, T2.6: what the cheapest cubes cost together; one's own cost nothing."""
    total = 0
    for good in range(cards.good_types):
        left = basket.need[good]
        if left == 0:
            continue
        number = cards.goods[good].red_grid
        grid = s.grids[number]
        for space in range(SPACES):
            if grid.cubes[space] == EMPTY:
                continue
            if grid.cubes[space] != buyer:
                total += asking_price(cards, s, buyer, number, space)
            left -= 1
            if left == 0:
                break
    return total


@kernel
def why_not_buy(cards: Cards, s: State, buyer: int, basket: Basket, why: Why) -> int:
    """T2.4, T2.6: every good must be there on its red grid, and the money must reach to the end."""
    for good in range(cards.good_types):
        if basket.need[good] > 0:
            number = cards.goods[good].red_grid
            if s.grids[number].count < basket.need[good]:
                return refuse(why, No.MISSING_GOOD, good, number, s.grids[number].count, basket.need[good])
    cost = basket_cost(cards, s, buyer, basket)
    cash = s.players[buyer].cash
    if cost > cash:
        return refuse(why, No.TOO_DEAR, 0, 0, cash, cost)
    return 0


@kernel
def cheapest_space(grid: Grid) -> int:
    """T2.1: the leftmost occupied space; prices rise to the right."""
    for space in range(SPACES):
        if grid.cubes[space] != EMPTY:
            return space
    return EMPTY


@kernel
def slide_left(cards: Cards, s: State, number: int, space: int) -> None:
    """T2.1: cubes of the same price move up to the left."""
    grid = s.grids[number]
    last = cards.grids[number].last_space[cards.grids[number].price_level[space]]
    while space < last and grid.cubes[space + 1] != EMPTY:
        seat = grid.cubes[space + 1]
        grid.cubes[space] = seat
        grid.cubes[space + 1] = EMPTY
        place = GRID + number * SPACES + space
        moved(CUBE + seat, 1, place + 1, place, Reason.SLIDE)
        space += 1


@kernel
def buy_cheapest(cards: Cards, s: State, buyer: int, good: int) -> None:
    """T2.1–T2.5: the cheapest cube leaves the red grid; its maker is paid, unless it is the buyer."""
    number = cards.goods[good].red_grid
    space = cheapest_space(s.grids[number])
    if s.grids[number].cubes[space] == buyer:
        take_cube(s, number, space, Reason.OWN_GOOD)
        slide_left(cards, s, number, space)
        return
    maker = take_cube(s, number, space, Reason.SALE)
    slide_left(cards, s, number, space)
    price = asking_price(cards, s, buyer, number, space)
    pay(s, buyer, maker, price)
    from_bank(s, maker, cards.grids[number].price[space] - price, Reason.BULK_BUYER)
    reward_sale(s, maker, good)


@kernel
def reward_sale(s: State, maker: int, good: int) -> None:
    """T2.2: a share for a cube sold to another player, and what the maker's advancements add."""
    player = s.players[maker]
    gain_share(player, maker, 1, Reason.SALE)
    gain_share(player, maker, player.sale_share[good], Reason.SALE_PERK)
    from_bank(s, maker, player.sale_money[good], Reason.SALE_PERK)


@kernel
def buy(cards: Cards, s: State, buyer: int, basket: Basket) -> None:
    """T2.6, T2.7: one good after another; what is bought is used up by the action."""
    for good in range(cards.good_types):
        for _ in range(basket.need[good]):
            buy_cheapest(cards, s, buyer, good)
