"""Actions as choices: the group they stand in, their name, and what they cost or bring."""

from collections.abc import Callable, Sequence

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Label
from smokestack.games.titans.model.actions import CODEC
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, Cards, Estate, GridCard
from smokestack.games.titans.model.state import EMPTY, Phase, State
from smokestack.games.titans.rules.age import grid_demand
from smokestack.games.titans.rules.estate import plot_goods
from smokestack.games.titans.rules.facilities import facility_goods
from smokestack.games.titans.rules.market import Basket, basket_cost
from smokestack.games.titans.rules.produce import free_space, goods_made, is_plea, must_plead, uses_price

Labeller = Callable[[Edition, Cards, State, tuple[int, ...], Sequence[str]], Label]


def label(edition: Edition, s: State, action: int, names: Sequence[str]) -> Label:
    """The label of an action or outcome; names are the players'."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    decoded = CODEC.decode(action)
    return LABELLERS[decoded.verb](edition, cards, s, decoded.values, names)


def basket_text(edition: Edition, cards: Cards, s: State, basket: Basket) -> str:
    """The goods to buy and what they cost now."""
    goods = [f"{count} {edition.words['good'][good]}" for good, count in enumerate(basket.need) if count]
    return f"{', '.join(goods)}: ${basket_cost(cards, s, s.seat, basket)}" if goods else "free"


def label_build(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Build", edition.names["facility"][values[0]], facility_cost(edition, cards, s, values[0]))


def label_expand(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    size = s.players[s.seat].sizes[values[0]] + 1
    text = f"{edition.names['facility'][values[0]]} to size {size}"
    return Label("Expand", text, facility_cost(edition, cards, s, values[0]))


def facility_cost(edition: Edition, cards: Cards, s: State, facility: int) -> str:
    basket = Basket()
    facility_goods(cards, facility, s.players[s.seat].sizes[facility], basket)
    return basket_text(edition, cards, s, basket)


def label_produce(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    facility, uses = values[0], values[1] + 1
    price = uses_price(cards, s, s.seat, facility, uses)
    cubes = goods_made(cards, s, s.seat, facility, uses)
    makes = f"{cubes} {edition.words['good'][cards.facilities[facility].makes]}"
    cost = f"all you have, ${s.players[s.seat].cash}" if is_plea(cards, s, s.seat, facility) else f"${price}"
    return Label("Produce", f"{edition.names['facility'][facility]} ×{uses}", f"{cost}, makes {makes}")


def label_buy(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    basket = Basket()
    basket.need[cards.research] = cards.advancements[values[0]].cost
    detail = f"{basket_text(edition, cards, s, basket)}. {edition.names['advancement_text'][values[0]]}"
    return Label("Buy an advancement", edition.names["advancement"][values[0]], detail)


def label_develop(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    card = cards.estates[values[0]]
    basket = Basket()
    plot_goods(cards, card.side, space_for(cards, s, card), basket)
    cost = basket_text(edition, cards, s, basket)
    group = f"Build real estate: {edition.names['side'][card.side]}, level {card.level + 1} ({cost})"
    wants = ", ".join(f"{n} {edition.names['market'][market].lower()}" for market, n in enumerate(card.demand) if n)
    return Label(group, edition.names["estate"][values[0]], f"wants {wants or 'nothing'}")


def space_for(cards: Cards, s: State, card: Estate) -> int:
    """T7.1: the next unbuilt space of the card's level, or the last one where all are built."""
    side = cards.sides[card.side]
    spaces = [space for space in range(side.spaces) if side.plots[space].level == card.level]
    return next((space for space in spaces if space >= s.spaces_built[card.side]), spaces[-1])


def label_place(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    grid, level = values
    space = free_space(cards, s, grid, level)
    group = f"Place on {edition.names['grid'][grid]}"
    return Label(group, f"${cards.grids[grid].price[space]}", sale_outlook(cards, s, grid, space))


def sale_outlook(cards: Cards, s: State, grid: int, space: int) -> str:
    """Whether a cube on this space would sell if the age ended now."""
    if grid >= CONSUMER_GRIDS:
        return ""
    cheaper = sum(seat != EMPTY for seat in s.grids[grid].cubes[:space])
    return "sells now" if cheaper < grid_demand(cards, s, grid) else ""


def label_replace(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    grid, space = values
    group = f"Replace on {edition.names['grid'][grid]}"
    return Label(group, space_name(cards.grids[grid], space), f"a cube of {names[s.grids[grid].cubes[space]]}")


def space_name(grid: GridCard, space: int) -> str:
    """The printed price; where several spaces have the same, which of them it is."""
    level = grid.price_level[space]
    first, last = grid.first_space[level], grid.last_space[level]
    which = f", space {space - first + 1} of {last - first + 1}" if first < last else ""
    return f"${grid.price[space]}{which}"


def label_pass(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    if must_plead(cards, s, s.seat):
        return Label("Or wait", "Pass", "keep what you have", last=True)
    return Label("Nothing can be done", "Pass")


def label_done(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    text = "No second facility" if s.phase == Phase.SECOND else "No more cubes"
    return Label("Or stop here", text, last=True)


def label_order(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Turn order", names[values[0]])


def label_reveal(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Turned up", edition.names["advancement"][values[0]])


LABELLERS: dict[str, Labeller] = {
    "pass": label_pass,
    "build": label_build,
    "expand": label_expand,
    "produce": label_produce,
    "buy": label_buy,
    "develop": label_develop,
    "place": label_place,
    "replace": label_replace,
    "done": label_done,
    "order": label_order,
    "reveal": label_reveal,
}
