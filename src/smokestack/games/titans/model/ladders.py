"""Ladders: the prices of a grid's spaces from left to right, the same for all grids or a grid's own."""

from smokestack.gamekit.edition import Edition, Sheet
from smokestack.games.titans.model.cards import GRIDS, SPACES, Cards, GridCard


def read_prices(sheet: Sheet, common: list[int] | None = None) -> list[int]:
    """The prices of a table; a grid without any has the common ones."""
    prices = sheet.wholes("prices", SPACES, 1, 100, optional=common)
    if sorted(prices) != prices:
        sheet.problem("prices", "must rise from left to right")
    return sorted(prices)


def set_ladder(grid: GridCard, prices: list[int]) -> None:
    """Number the different prices, and note where the spaces of each begin and end."""
    grid.price = prices
    level = -1
    for space in range(SPACES):
        if space == 0 or prices[space] != prices[space - 1]:
            level += 1
            grid.first_space[level] = space
        grid.last_space[level] = space
        grid.price_level[space] = level
    grid.levels = level + 1


def price_words(grid: GridCard) -> list[str]:
    return [f"${grid.price[grid.first_space[level]]}" for level in range(grid.levels)]


def space_words(grid: GridCard) -> list[str]:
    """$7 where a price has one space, $15/2 for the second of several."""
    words = []
    for space in range(SPACES):
        level = grid.price_level[space]
        single = grid.first_space[level] == grid.last_space[level]
        place = "" if single else f"/{space - grid.first_space[level] + 1}"
        words.append(f"${grid.price[space]}{place}")
    return words


def ladder_words(cards: Cards, common: list[int], grids: list[str]) -> dict[str, list[str]]:
    """Words for prices and spaces: the common ones, and those of each grid with a ladder of its own."""
    usual = GridCard()
    set_ladder(usual, common)
    words = {"price": price_words(usual), "space": space_words(usual)}
    for number, key in enumerate(grids[:GRIDS]):
        grid = cards.grids[number]
        if grid.price != common:
            words |= {f"price {key}": price_words(grid), f"space {key}": space_words(grid)}
    return words


def words_of_spaces(edition: Edition, grid: int) -> list[str]:
    """What the spaces of a grid are called, from left to right."""
    return edition.words.get(f"space {edition.words['grid'][grid]}", edition.words["space"])
