"""A complex: every cell its cards reach and one further, with names at the rims; the viewer's large, others small."""

from collections.abc import Sequence

from smokestack.board.drawing import Part, Svg, circle, group, number, rect, seat_mark, tag, target, text, use
from smokestack.board.pieces import edge, fit_bold, head, paper, place, plural
from smokestack.games.victory.board.cards import (
    CELL,
    factory_card,
    product_card,
    small_factory,
    small_product,
)
from smokestack.games.victory.board.pieces import WIDTH
from smokestack.games.victory.board.plan import FloorPlan, Place, cell_name, cell_target, is_asked_elsewhere, plan_of
from smokestack.games.victory.model.cells import COLUMN_NAMES
from smokestack.games.victory.view.complex import CellView
from smokestack.games.victory.view.table import PlayerView, VictoryView

MARGIN, WIDE_MARGIN = 22.0, 32.0
"""For the names of rows and columns."""
HEAD = 38.0
READABLE = 540.0
"""Where a complex is wider than this, its head and rims grow with it, so that a phone can show them."""
RIMS_GROW = 1.2
MOST_WIDTH = 940.0


def draw_large(view: VictoryView, names: Sequence[str], seat: int, *, you: bool, marks: Svg) -> Part:
    """The complex that fills the table."""
    plan = plan_of(view.players[seat])
    return framed(view, names, plan, "complex", you=you, cells=draw_cells(view, plan) + marks, least=WIDTH)


def draw_small(view: VictoryView, names: Sequence[str], seat: int, marks: Svg) -> Part:
    """Another's complex: cards without what is written on them, or all of them while a cell of it is asked for."""
    plan = plan_of(view.players[seat], (7, 4))
    full = is_asked_elsewhere(view, seat)
    cells = draw_cells(view, plan) + marks if full else draw_outlines(view, plan)
    area = "asked" if full else "others"
    return framed(view, names, plan, area, you=False, cells=cells, least=WIDTH, most=WIDTH)


def framed(
    view: VictoryView,
    names: Sequence[str],
    plan: FloorPlan,
    area: str,
    *,
    you: bool,
    cells: Svg,
    least: float,
    most: float = MOST_WIDTH,
) -> Part:
    """The cells fitted into a panel with its owner's name above."""
    across = plan.columns * CELL
    side = MARGIN if across <= READABLE else WIDE_MARGIN
    scale = min(1.0, (most - 2 * side) / across)
    width = max(least, across * scale + 2 * side)
    left = (width - across * scale) / 2
    larger = max(1.0, width / READABLE)
    top = (HEAD + MARGIN) * larger
    height = top + plan.rows * CELL * scale + 14
    player = plan.player
    owner = draw_owner(view, names, player, width / larger, you=you)
    body = group(
        paper(width, height),
        head(width, (HEAD - 2) * larger, "band" if player.seat == view.to_move else "shade"),
        tag("g", owner, transform=f"scale({number(larger)})"),
        draw_rims(plan, left, top, CELL * scale, larger),
        tag("g", cells, transform=f"translate({number(left)} {number(top)}) scale({number(scale)})"),
        css="victory",
    )
    title = f"Complex of {names[player.seat]}: {plural(len(player.can_run), 'factory', 'factories')}"
    return Part(f"complex-{player.seat}", area, title, width, height, body)


def draw_owner(view: VictoryView, names: Sequence[str], player: PlayerView, width: float, *, you: bool) -> Svg:
    """Whose it is, whether they are to move, the token, and what would count now."""
    moving = player.seat == view.to_move
    css = "head on-accent" if moving else "head"
    name = f"{fit_bold(names[player.seat], 150, 15)}{' (you)' if you else ''}"
    found = [
        circle(22, 19, 13, "core"),
        seat_mark(22, 19, player.seat, 19),
        text(43, 25, name, css),
        text(width - 14, 28, player.score, f"end big{' on-accent' if moving else ''}"),
    ]
    if player.tokens:
        found.append(circle(width - 78, 19, 13, "core") + use("victory-token", width - 88, 9, 20))
    if moving:
        found.append(text(width - 100, 25, "to move", "end label bold on-accent mover"))
    return "".join(found)


def draw_rims(plan: FloorPlan, left: float, top: float, pitch: float, larger: float) -> Svg:
    """Letters of columns above, numbers of rows at the left."""
    css = "note" if larger < RIMS_GROW else "head"
    letters = (
        text(left + pitch * (k + 0.5), top - 6, COLUMN_NAMES[plan.left + k - 1], f"mid {css} faint")
        for k in range(plan.columns)
    )
    numbers = (text(left - 3, top + pitch * (k + 0.5) + 5, plan.top + k, f"end {css} faint") for k in range(plan.rows))
    return "".join((*letters, *numbers))


def draw_cells(view: VictoryView, plan: FloorPlan) -> Svg:
    """Empty cells first and factories last, so that tabs lie over what is beside them."""
    order = {"empty": 0, "product": 1, "factory": 2}
    cells = [(plan.cards.get(at) or CellView(cell_name(at), "empty"), at) for at in plan.places()]
    cells.sort(key=lambda each: order[each[0].card])
    return "".join(draw_cell(view, plan, cell, at) for cell, at in cells)


def draw_cell(view: VictoryView, plan: FloorPlan, cell: CellView, at: Place) -> Svg:
    seat = plan.player.seat
    inside = target(
        cell_target(view, seat, cell.cell),
        described(plan, cell, at),
        draw_card(view, plan, cell, at),
        edge(2, 2, CELL - 4, CELL - 4, 6),
    )
    return group(place(f"cell:{seat}:{cell.cell}", inside), at=plan.corner(at))


def draw_card(view: VictoryView, plan: FloorPlan, cell: CellView, at: Place) -> Svg:
    if cell.card == "product":
        return room(True) + product_card(view.product_of[cell.key])
    if cell.card == "factory":
        idle = next((each for each in plan.player.idle if each.cell == cell.cell), None)
        return factory_card(view.product_of, cell.key, cell.code, cell.sides, idle, lit=idle is None)
    return room(plan.has_room(at))


def room(valid: bool) -> Svg:
    """An empty cell; a frame tells where a product may lie."""
    return rect(8, 8, CELL - 16, CELL - 16, "room", 5) if valid else rect(2, 2, CELL - 4, CELL - 4, "off", 6)


def described(plan: FloorPlan, cell: CellView, at: Place) -> str:
    """What a screen reader says: p16, Steel mill, its top north, can run."""
    if cell.card == "factory":
        run = next(each for each in plan.player.can_run if each.cell == cell.cell)
        state = "can run" if run.blocked is None else f"cannot run: {run.blocked}"
        return f"{cell.cell}, {cell.name}, its top {cell.turn}, {state}"
    if cell.card == "product":
        return f"{cell.cell}, {cell.name.lower()}"
    return f"{cell.cell}, empty{', beside a factory' if plan.has_room(at) else ''}"


def draw_outlines(view: VictoryView, plan: FloorPlan) -> Svg:
    """A complex as a small picture: cards only, with nothing to click."""
    products, found = view.product_of, []
    idle = {each.cell for each in plan.player.idle}
    for at, cell in sorted(plan.cards.items(), key=lambda each: each[1].card == "factory"):
        if cell.card == "factory":
            card = small_factory(cell.key, cell.code, cell.sides, lit=cell.cell not in idle)
        else:
            card = small_product(products[cell.key])
        found.append(group(place(f"cell:{plan.player.seat}:{cell.cell}", card), at=plan.corner(at)))
    return "".join(found)
