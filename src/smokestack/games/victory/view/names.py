"""How cards are called in sentences, labels and boards: articles, counts and what a factory does on each side."""

from collections.abc import Iterable, Sequence

from smokestack.gamekit.edition import Edition
from smokestack.games.victory.model.cards import NONE, SIDES, SYMBOLS, Cards
from smokestack.games.victory.model.complex import input_on, output_on

COLLECTIVE = ("ss", "as", "is", "os", "us")
"""Endings of one thing, such as brass or gas; any other s at the end is a plural."""
ARROW = "→"


def product_name(edition: Edition, product: int) -> str:
    """As it stands within a sentence."""
    return edition.names["product"][product].lower()


def factory_name(edition: Edition, kind: int) -> str:
    return edition.names["factory"][kind]


def cell_name(edition: Edition, cell: int) -> str:
    return edition.names["cell"][cell]


def indefinite(name: str) -> str:
    """With its article; a u sounds as in uniform."""
    return f"{'an' if name[0].lower() in 'aeio' else 'a'} {name}"


def listed(parts: Sequence[str]) -> str:
    """One, two and three."""
    return " and ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def counted(edition: Edition, count: int, product: int) -> str:
    """2 wood, 2 parachutes, 1 parachute."""
    name = product_name(edition, product)
    if count == 1 and name.endswith("s") and not name.endswith(COLLECTIVE):
        name = name[:-1]
    return f"{count} {name}"


def basket_text(edition: Edition, of: Sequence[int]) -> str:
    """Products counted by kind: 2 wood and 1 steel."""
    return listed([counted(edition, count, product) for product, count in enumerate(of) if count]) or "nothing"


def symbols_on(cards: Cards, kind: int, turn: int, side: int, *, inputs: bool) -> list[int]:
    """The products a turned factory takes in, or puts out, on a side of the table: none, one, or two to choose from."""
    look = input_on if inputs else output_on
    found = (look(cards, kind, turn, side, symbol) for symbol in range(SYMBOLS))
    return [product for product in found if product != NONE]


def choice_text(edition: Edition, products: Iterable[int], between: str = " or ") -> str:
    return between.join(product_name(edition, product) for product in products)


def sides_text(edition: Edition, cards: Cards, kind: int, turn: int) -> str:
    """What a turned factory does by side: coal W, iron ore E → steel S."""
    taken = side_list(edition, cards, kind, turn, inputs=True)
    made = side_list(edition, cards, kind, turn, inputs=False)
    return f"{taken} {ARROW} {made}".lstrip()


def side_list(edition: Edition, cards: Cards, kind: int, turn: int, *, inputs: bool) -> str:
    found: dict[str, list[str]] = {}
    for side in range(SIDES):
        products = symbols_on(cards, kind, turn, side, inputs=inputs)
        if products:
            found.setdefault(choice_text(edition, products), []).append(edition.names["compass"][side][0].upper())
    return ", ".join(f"{goods} {' '.join(sides)}" for goods, sides in found.items())


def recipe_text(edition: Edition, cards: Cards, kind: int) -> str:
    """What one run of a factory turns into what: coal, iron ore → steel."""
    sides = (symbols_on(cards, kind, 0, side, inputs=True) for side in range(SIDES))
    taken = ", ".join(choice_text(edition, products, "/") for products in sides if products)
    return f"{taken} {ARROW} {made_text(edition, cards, kind)}".lstrip()


def made_text(edition: Edition, cards: Cards, kind: int) -> str:
    """What one run of a factory puts out: 2 leather and tallow."""
    found: dict[str, int] = {}
    for side in range(SIDES):
        products = symbols_on(cards, kind, 0, side, inputs=False)
        if products:
            goods = choice_text(edition, products)
            found[goods] = found.get(goods, 0) + 1
    return listed([goods if count == 1 else f"{count} {goods}" for goods, count in found.items()])
