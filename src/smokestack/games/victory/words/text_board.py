"""The table as text, for terminals and logs: 80 columns, every complex as a grid whose cells can be typed."""

from collections.abc import Iterator, Sequence
from itertools import chain
from textwrap import fill

from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.games.victory.view.complex import CellView, SideView
from smokestack.games.victory.view.table import ContractView, DoingView, GoodsView, PlayerView, StackView, VictoryView
from smokestack.games.victory.words.text_grid import GAP, ROOM, grid, side_by_side

WIDTH = 80
BOUND = "\N{NO-BREAK SPACE}"
COMPASS = "nesw"


def text_board(view: VictoryView, names: Sequence[str]) -> str:
    """Head, contracts, complexes with the mover's first, and what the codes mean."""
    parts = (head(view, names), table(view), own(view, names), others(view, names), legend(view))
    return "\n\n".join(text for text in ("\n".join(lines) for lines in parts) if text)


def called(seat: int, names: Sequence[str]) -> str:
    return f"{SEAT_SHAPES[seat]} {names[seat]}"


def head(view: VictoryView, names: Sequence[str]) -> Iterator[str]:
    limit = f" of {view.round_limit}" if view.round_limit else ""
    if view.phase == "over":
        yield f"The game is over in round {view.round}{limit}: {view.end_reason}."
    elif view.round == 0:
        yield "Setting up."
        if view.starting_set:
            yield hanging(f"Starting set: {', '.join(stack(each) for each in view.starting_set)}", 2)
    else:
        turn = f"{called(view.mover, names)}'s turn, move {view.move} of {view.moves}"
        yield hanging(f"Round {view.round}{limit} · {turn}{tokens(view, names)}", 2)
    if view.doing:
        yield from offer(view, view.doing, names)


def tokens(view: VictoryView, names: Sequence[str]) -> str:
    holders = [called(holder, names) for holder in view.tokens if holder is not None]
    if not holders:
        return " · nobody has the token yet"
    return f" · token{'s' if len(holders) > 1 else ''} with {' and '.join(holders)}"


def stack(each: StackView) -> str:
    return together(f"{each.count} × {each.name}" if each.count > 1 else each.name)


def offer(view: VictoryView, doing: DoingView, names: Sequence[str]) -> Iterator[str]:
    """What is being agreed on with another player."""
    if doing.partner is None:
        return
    mover, partner = names[view.mover], names[doing.partner]
    if doing.what == "trade" and view.phase in ("offer", "answer"):
        yield hanging(f"Offer of {mover} to {partner}: gives {goods(doing.give)}, gets {goods(doing.get)}", 2)
    elif doing.turn:
        giver, taker = (mover, partner) if doing.what == "hand" else (partner, mover)
        way = f"from {giver}'s {doing.source} to {taker}'s {doing.cell}, its top {doing.turn}"
        yield hanging(f"{mover} asks {partner}: the {doing.factory} goes {way}", 2)


def goods(products: Sequence[GoodsView]) -> str:
    return ", ".join(together(f"{each.count} {each.name.lower()}") for each in products) or "nothing"


def table(view: VictoryView) -> Iterator[str]:
    """What everybody may still take."""
    if view.unclaimed:
        yield hanging(f"Unclaimed contracts: {contracts(view.unclaimed)}", 2)
    empty = [together(each.name) for each in view.stacks if each.count == 0]
    if empty and view.round > 0:
        yield hanging(f"Stacks that are empty: {', '.join(empty)}", 2)


def contracts(held: Sequence[ContractView]) -> str:
    """By product and what one is worth."""
    return ", ".join(
        together(f"{f'{each.count}×' if each.count > 1 else ''}{each.name.lower()} {each.value}") for each in held
    )


def own(view: VictoryView, names: Sequence[str]) -> Iterator[str]:
    yield from player(view.players[shown_first(view)], names, WIDTH)


def shown_first(view: VictoryView) -> int:
    """Whoever decides; between decisions whoever has the turn."""
    return view.to_move if view.to_move >= 0 else view.mover


def others(view: VictoryView, names: Sequence[str]) -> Iterator[str]:
    """The others to the left of the first, as many beside each other as fit."""
    first = shown_first(view)
    seats = [(first + step) % len(view.players) for step in range(1, len(view.players))]
    width = (WIDTH - len(GAP)) // 2 if len(seats) > 1 else WIDTH
    blocks = [list(player(view.players[seat], names, width)) for seat in seats]
    yield from side_by_side(blocks, WIDTH)


def player(each: PlayerView, names: Sequence[str], width: int) -> Iterator[str]:
    """Name, score, contracts and complex, which may be wider than the words above it."""
    token = " · token" if each.tokens else ""
    score = f"{each.score} point{'' if each.score == 1 else 's'}"
    yield hanging(f"{called(each.seat, names)} · {score}{token}", 2, width)
    if each.products or each.contracts:
        held = f"contracts {each.contract_score}: {contracts(each.contracts)}" if each.contracts else "no contracts"
        yield hanging(f"products {each.product_score}; {held}", 2, width)
    if each.to_lay:
        yield hanging(f"to lay: {', '.join(stack(kind) for kind in each.to_lay)}", 2, width)
    yield from grid(each.complex, WIDTH)


def legend(view: VictoryView) -> Iterator[str]:
    """The codes on the table: products with their value, factories as they lie."""
    cells = [cell for each in view.players for cell in chain.from_iterable(each.complex.rows)]
    if cells:
        yield f"{ROOM} is room for a product; the small letter of a factory is where its top points"
    values = {goods.code: goods.value for each in view.players for goods in each.products}
    found = {cell.code: cell.name for cell in cells if cell.card == "product"}
    if found:
        listed = ", ".join(together(f"{code} {name.lower()} {values[code]}") for code, name in sorted(found.items()))
        yield hanging(f"Products and values: {listed}", 2)
    yield from factories(cells)


def factories(cells: Sequence[CellView]) -> Iterator[str]:
    """A line for each kind of factory and each way it lies."""
    found = {(cell.code, COMPASS.index(cell.turn[0])): cell for cell in cells if cell.turn}
    for (code, turn), cell in sorted(found.items()):
        yield hanging(f"{code}{COMPASS[turn]} {cell.name:<21} {sides(cell.sides)}", 26)


def sides(of: Sequence[SideView]) -> str:
    """coal W, iron ore E → steel S"""
    return f"{side_list(of, 'in')} {together('→ ')}{side_list(of, 'out')}".strip()


def side_list(of: Sequence[SideView], way: str) -> str:
    found: dict[str, list[str]] = {}
    for side in of:
        if side.way == way:
            found.setdefault(" or ".join(side.names).lower(), []).append(side.direction[0].upper())
    return ", ".join(together(f"{goods} {' '.join(directions)}") for goods, directions in found.items())


def hanging(text: str, indent: int, width: int = WIDTH) -> str:
    """Text within the width, its further lines set in."""
    return fill(text, width, subsequent_indent=" " * indent).replace(BOUND, " ")


def together(words: str) -> str:
    """Words that stay on one line."""
    return words.replace(" ", BOUND)
