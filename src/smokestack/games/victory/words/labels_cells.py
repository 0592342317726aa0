"""A cell as a choice: what it means in each phase, and what lies around it."""

from collections.abc import Callable, Sequence

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Label
from smokestack.games.victory.model.cards import NONE, SIDES, Cards
from smokestack.games.victory.model.cells import CORNERS, cell_beside, cell_touching
from smokestack.games.victory.model.complex import is_factory, is_product, kind_of, product_of, turn_of
from smokestack.games.victory.model.state import EMPTY, FREE, Complex, Doing, Phase, State
from smokestack.games.victory.view.names import ARROW, cell_name, factory_name, product_name, symbols_on

CellLabeller = Callable[[Edition, Cards, State, int, Sequence[str]], Label]


def label_at(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return CELL_LABELLERS[Phase(s.phase)](edition, cards, s, values[0], names)


def card_at(edition: Edition, c: Complex, cell: int) -> str:
    """The wood at p15, as part of a choice."""
    code = c.cells[cell]
    name = product_name(edition, product_of(code)) if is_product(code) else factory_name(edition, kind_of(code))
    return f"the {name} at {cell_name(edition, cell)}"


def worth(cards: Cards, c: Complex, cell: int) -> str:
    return f"worth {cards.products[product_of(c.cells[cell])].value}"


def label_select(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    """Products and factories stand in one group, in the order of the cells."""
    c = s.complexes[s.seat]
    if is_product(c.cells[cell]):
        return Label("Your cards", f"Lift {card_at(edition, c, cell)}", worth(cards, c, cell))
    return Label("Your cards", f"Change {card_at(edition, c, cell)}")


def label_drop(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    c = s.complexes[s.seat]
    product = product_of(c.cells[s.cell])
    word = "stranded " if s.phase == Phase.STRANDED else ""
    name, place = product_name(edition, product), cell_name(edition, s.cell)
    group = f"Lay the {word}{name} from {place} at"
    return Label(group, cell_name(edition, cell), what_it_does(edition, cards, c, cell, product))


def label_receive(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    c = s.complexes[s.seat]
    group = f"Lay the {product_name(edition, s.product)} you got at"
    return Label(group, cell_name(edition, cell), what_it_does(edition, cards, c, cell, s.product))


def what_it_does(edition: Edition, cards: Cards, c: Complex, cell: int, product: int) -> str:
    """Which factories a product would feed in a cell, or else which it would block; short, in codes of the board."""
    feeds, blocks = [], []
    for side in range(SIDES):
        other = cell_beside(cell, side)
        if other == NONE or not is_factory(c.cells[other]):
            continue
        kind, turn = kind_of(c.cells[other]), turn_of(c.cells[other])
        back = (side + SIDES // 2) % SIDES
        name = f"{edition.names['factory_code'][kind]} {cell_name(edition, other)}"
        if product in symbols_on(cards, kind, turn, back, inputs=True):
            feeds.append(name)
        elif symbols_on(cards, kind, turn, back, inputs=False):
            blocks.append(name)
    if feeds:
        return f"feeds {', '.join(feeds)}"
    return f"blocks {', '.join(blocks)}" if blocks else ""


def label_pay(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    c = s.complexes[s.seat]
    return Label(pay_group(edition, s), f"Use {card_at(edition, c, cell)}", worth(cards, c, cell))


def pay_group(edition: Edition, s: State) -> str:
    product = "" if s.product == FREE else product_name(edition, s.product)
    if s.doing == Doing.CLAIM:
        return f"Turn in for the contract for {product}"
    if s.doing == Doing.FULFIL:
        return f"Deliver on the contract for {product}"
    if s.doing == Doing.BANK:
        return f"Give the bank {product}, {s.owed} to go"
    return f"Pay for the {factory_name(edition, s.kind)}, {s.owed} to go"


def label_place(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    whose = "" if s.owner == s.seat else f" in the complex of {names[s.owner]}"
    group = f"Lay the {factory_name(edition, s.kind)}{whose} at"
    return Label(group, cell_name(edition, cell), around(edition, s.complexes[s.owner], cell))


def around(edition: Edition, c: Complex, cell: int) -> str:
    """What lies beside a cell, in codes of the board, or which factory its corner touches."""
    found = []
    for side in range(SIDES):
        other = cell_beside(cell, side)
        if other != NONE and c.cells[other] != EMPTY:
            found.append(f"{edition.names['compass'][side][0].upper()} {code_at(edition, c, other)}")
    if found:
        return " ".join(found)
    touching = (cell_touching(cell, number) for number in range(CORNERS))
    corner = next((other for other in touching if other != NONE and is_factory(c.cells[other])), NONE)
    return "" if corner == NONE else f"corner {code_at(edition, c, corner)}"


def code_at(edition: Edition, c: Complex, cell: int) -> str:
    code = c.cells[cell]
    if is_product(code):
        return edition.names["product_code"][product_of(code)]
    return edition.names["factory_code"][kind_of(code)]


def label_run(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    """With the cells its products come to, since no two factories can use the same one."""
    turn = turn_of(s.complexes[s.seat].cells[cell])
    sides = [side for side in range(SIDES) if symbols_on(cards, s.kind, turn, side, inputs=False)]
    out = [cell_name(edition, cell_beside(cell, side)) for side in sides]
    return Label("Run", card_at(edition, s.complexes[s.seat], cell), f"{ARROW} {', '.join(out)}")


def label_part(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    basket = s.give if s.seat == s.mover else s.get
    group = f"Hand over {product_name(edition, s.product)}, {basket.of[s.product]} to go"
    return Label(group, card_at(edition, s.complexes[s.seat], cell))


def label_fetched(edition: Edition, cards: Cards, s: State, cell: int, names: Sequence[str]) -> Label:
    return Label(f"Ask {names[s.partner]} for", card_at(edition, s.complexes[s.partner], cell))


CELL_LABELLERS: dict[Phase, CellLabeller] = {
    Phase.MANAGE: label_select,
    Phase.PRODUCT: label_drop,
    Phase.PAY: label_pay,
    Phase.PLACE: label_place,
    Phase.RUN: label_run,
    Phase.STRANDED: label_drop,
    Phase.RECEIVE: label_receive,
    Phase.LEAVE: label_part,
    Phase.FETCH: label_fetched,
}
