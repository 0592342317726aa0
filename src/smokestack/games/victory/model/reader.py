"""From an edition file to cards: products, factories with their sides, the starting set and the rules' numbers."""

import re
from collections.abc import Sequence

from smokestack.gamekit.edition import Sheet, unique
from smokestack.games.victory.model.cards import (
    MOST_FACTORIES,
    MOST_PRODUCTS,
    NONE,
    SYMBOLS,
    TURNS,
    Cards,
    Edge,
    Factory,
    Product,
    Side,
)
from smokestack.games.victory.model.cells import CELL_NAMES
from smokestack.games.victory.model.proof import prove
from smokestack.games.victory.model.state import MOST_STACK

SIDE_KEYS = [side.name[0].lower() for side in Side]
KEY = re.compile("[a-z][a-z0-9_]*")
PRODUCT_CODE = re.compile("[a-z]{2}")
FACTORY_CODE = re.compile("[A-Z]{2}")
SYMBOLS_OF_SIDE = re.compile("(in|out) ([a-z0-9_]+)(?: or ([a-z0-9_]+))?")

Named = dict[str, list[str]]


def read_cards(top: Sheet) -> tuple[Cards, Named, Named]:
    """Cards, words for notation and names for sentences; problems are left in the sheet.

    Without products nothing else can be judged, and a proof about an unreadable card would mislead.
    """
    cards = blank_cards()
    rules, start = top.table("rules"), top.table("start")
    product_sheets = top.tables("products", 1, MOST_PRODUCTS)[:MOST_PRODUCTS]
    factory_sheets = top.tables("factories", 1, MOST_FACTORIES)[:MOST_FACTORIES]
    if not product_sheets or not factory_sheets:
        return cards, {}, {}
    products, product_names, product_codes = keyed(product_sheets, PRODUCT_CODE, "two small letters, such as wo")
    factories, factory_names, factory_codes = keyed(factory_sheets, FACTORY_CODE, "two capital letters, such as FO")
    read_rules(rules, cards, products)
    read_products(product_sheets, cards)
    read_factories(factory_sheets, cards, products)
    read_start(start, cards, factories)
    if not top.found.problems:
        prove(top, cards, products, factories)
    words = {"product": products, "factory": factories, "cell": CELL_NAMES, "side": SIDE_KEYS}
    names = {
        "cell": CELL_NAMES,
        "compass": [side.name.lower() for side in Side],
        "product": product_names,
        "product_code": product_codes,
        "factory": factory_names,
        "factory_code": factory_codes,
    }
    return cards, words, names


def blank_cards() -> Cards:
    """Cards without any symbol, so that unused rows show none either."""
    cards = Cards()
    for factory in cards.factories:
        for edge in factory.sides:
            edge.inputs, edge.outputs = [NONE] * SYMBOLS, [NONE] * SYMBOLS
    return cards


def keyed(sheets: Sequence[Sheet], code: re.Pattern[str], form: str) -> tuple[list[str], list[str], list[str]]:
    """Keys, names and codes of a list of tables; no two are alike."""
    keys = [sheet.text("key") for sheet in sheets]
    names = [sheet.text("name") for sheet in sheets]
    codes = [sheet.text("code") for sheet in sheets]
    for sheet, key, short in zip(sheets, keys, codes, strict=True):
        if key and not KEY.fullmatch(key):
            sheet.problem("key", f"is {key!r}; a key is one word in small letters, such as iron_ore")
        if short and not code.fullmatch(short):
            sheet.problem("code", f"is {short!r}; it must be {form}")
    unique(sheets, "key", keys)
    unique(sheets, "name", names)
    unique(sheets, "code", codes)
    return keys, names, codes


def read_rules(sheet: Sheet, cards: Cards, products: list[str]) -> None:
    cards.stack = sheet.whole("stack", 1, MOST_STACK)
    cards.wood = sheet.choice("wood", products)
    cards.revealed = sheet.whole("revealed", 1, 20)
    cards.moves = sheet.whole("moves", 1, 10)
    cards.build_cost = sheet.whole("build_cost", 1, 10)
    cards.move_cost = sheet.whole("move_cost", 1, 10)
    cards.bank_rate = sheet.whole("bank_rate", 1, 10)
    cards.most_contracts = sheet.whole("most_contracts", 1, 50)
    cards.fulfilled_end = sheet.whole("fulfilled_end", 1, 50)
    cards.most_offers = sheet.whole("most_offers", 0, 20)
    cards.most_actions = sheet.whole("most_actions", 1, 1_000)
    sheet.done()


def read_products(sheets: Sequence[Sheet], cards: Cards) -> None:
    cards.product_count = len(sheets)
    for number, sheet in enumerate(sheets):
        cards.products[number] = Product(
            value=sheet.whole("value", 0, 100),
            contract=sheet.whole("contract", 0, 500),
            contracts=sheet.whole("contracts", 0, 4),
        )
        sheet.done()


def read_factories(sheets: Sequence[Sheet], cards: Cards, products: list[str]) -> None:
    """V5.1: wood pays for every factory, and so does whatever it takes in or puts out."""
    cards.factory_count = len(sheets)
    for factory, sheet in zip(cards.factories, sheets, strict=False):
        for edge, side in zip(factory.sides, SIDE_KEYS, strict=True):
            read_side(sheet, side, edge, products)
        sheet.done()
        if all(edge.outputs[0] == NONE for edge in factory.sides):
            sheet.found.problem(sheet.key, 'has no outputs; at least one side must be "out"')
        factory.turns = different_turns(factory)
        for product in (cards.wood, *(p for edge in factory.sides for p in (*edge.inputs, *edge.outputs))):
            if product != NONE:
                factory.pays |= 1 << product


def read_side(sheet: Sheet, side: str, edge: Edge, products: list[str]) -> None:
    """V4.3: a side takes in or puts out; a second symbol makes it a choice."""
    text = sheet.text(side, optional=True)
    if not text:
        return
    found = SYMBOLS_OF_SIDE.fullmatch(text)
    if not found:
        form = 'it must be "in" or "out", not both, with one product or a choice of two, such as "out cloth or rubber"'
        sheet.problem(side, f"is {text!r}; {form}")
        return
    way, *keys = [word for word in found.groups() if word]
    unknown = [key for key in keys if key not in products]
    if unknown:
        sheet.problem(side, f"there is no product {' or '.join(unknown)}; it is one of {', '.join(products)}")
        return
    if len(set(keys)) < len(keys):
        sheet.problem(side, f"names {keys[0]} twice; a choice is between two different products")
    symbols = edge.inputs if way == "in" else edge.outputs
    for place, key in enumerate(keys):
        symbols[place] = products.index(key)


def different_turns(factory: Factory) -> int:
    """V1.3: after how many quarter turns the card looks as it did before; the order of a choice does not count."""
    looks = [(sorted(edge.inputs), sorted(edge.outputs)) for edge in factory.sides]
    return next(turn for turn in (1, 2, TURNS) if looks[turn:] + looks[:turn] == looks)


def read_start(sheet: Sheet, cards: Cards, factories: list[str]) -> None:
    """V2.2: the starting set by factory; what stays out of it has none."""
    for factory, key in zip(cards.factories, factories, strict=False):
        factory.started = sheet.whole(key, optional=0)
    sheet.done()
