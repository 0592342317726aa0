"""What a complex shows while something is pointed at: who makes and uses a product, what would run, lie or pay."""

from collections.abc import Callable, Iterable, Iterator

from smokestack.board.drawing import Svg, group, number, path, rect, text
from smokestack.board.pieces import preview
from smokestack.games.victory.board.cards import CELL, COMPASS, different_turns, ghost_product, kind_card, turned
from smokestack.games.victory.board.contracts import contract_cards, contract_target
from smokestack.games.victory.board.pieces import factory_icon
from smokestack.games.victory.board.plan import BESIDE, FloorPlan, Place, asked_seat, cell_name, cell_target, plan_of
from smokestack.games.victory.view.catalogue import KindView
from smokestack.games.victory.view.complex import CellView, SideView
from smokestack.games.victory.view.table import VictoryView

CARRIED = ("product", "stranded", "receive")
"""Phases in which a product is laid."""


def draw_marks(view: VictoryView, seat: int) -> Svg:
    """All previews over one complex, and a frame around the card in question."""
    plan = plan_of(view.players[seat])
    found = [chosen_mark(view, plan), *product_marks(view, plan), *cell_marks(view, plan), *kind_marks(view, plan)]
    if seat == asked_seat(view):
        found.extend(placing_marks(view, plan))
    return "".join(found)


def draw_asked_marks(view: VictoryView, seat: int) -> Svg:
    """What another's complex needs while a cell of it is asked for."""
    plan = plan_of(view.players[seat], (7, 4))
    return "".join([chosen_mark(view, plan), *placing_marks(view, plan)])


def frames(plan: FloorPlan, places: Iterable[Place], css: str) -> Svg:
    """A frame around each of some cells, as one element."""
    corners = [plan.corner(at) for at in places]
    size = number(CELL - 4)
    d = "".join(f"M{number(x + 2)} {number(y + 2)}h{size}v{size}h-{size}z" for x, y in corners)
    return path(d, css) if d else ""


def find(plan: FloorPlan, name: str | None) -> Place | None:
    return next((at for at in plan.places() if cell_name(at) == name), None)


def chosen_mark(view: VictoryView, plan: FloorPlan) -> Svg:
    """The card or cell that is in question now."""
    doing, seat = view.doing, plan.player.seat
    if doing is None:
        return ""
    asked = find(plan, doing.cell) if seat == asked_seat(view) and view.phase != "answer" else None
    from_here = seat == (doing.partner if doing.what == "fetch" else view.mover)
    source = find(plan, doing.source) if from_here and doing.what in ("shift", "hand", "fetch") else None
    return frames(plan, [at for at in (asked, source) if at is not None], "ring")


def product_marks(view: VictoryView, plan: FloorPlan) -> Iterator[Svg]:
    """For each product, its cards here and the factories that make or use it."""
    targets: dict[str, list[str]] = {product.key: [f"product:{product.key}"] for product in view.products}
    for card in contract_cards(view):
        targets[card.key].append(contract_target(view, card))
    for key, of in targets.items():
        lit = frames(plan, cards_of(plan, key), "ring") + made_and_used(plan, key)
        if lit:
            yield from (preview(each, lit) for each in of)


def cards_of(plan: FloorPlan, key: str) -> list[Place]:
    return [at for at, cell in plan.cards.items() if cell.card == "product" and cell.key == key]


def made_and_used(plan: FloorPlan, key: str) -> Svg:
    """Makers have a full frame, users a dotted one."""
    makers, users = (plan.handlers.get((way, key), []) for way in ("out", "in"))
    return frames(plan, makers, "ring") + frames(plan, users, "ring wanting")


def cell_marks(view: VictoryView, plan: FloorPlan) -> Iterator[Svg]:
    """For each product card, who makes and uses it."""
    for cell in plan.cards.values():
        if cell.card == "product":
            lit = made_and_used(plan, cell.key)
            if lit:
                yield preview(cell_target(view, plan.player.seat, cell.cell), lit)


def kind_marks(view: VictoryView, plan: FloorPlan) -> Iterator[Svg]:
    """For each kind of factory: what would come out of its run, which cards could pay for it, or where it lies."""
    for kind in view.kinds:
        if view.phase == "move" and plan.player.seat == view.mover:
            lit = running_marks(view, plan, kind)
        elif view.phase in ("manage", "join"):
            lit = frames(plan, [at for key in kind.pays for at in cards_of(plan, key)], "ring")
        else:
            lit = frames(plan, [at for at, cell in plan.cards.items() if cell.key == kind.key], "ring")
        if lit:
            yield preview(f"kind:{kind.key}", lit)


def running_marks(view: VictoryView, plan: FloorPlan, kind: KindView) -> Svg:
    """All factories of a kind that could run, and what they would put out."""
    names = {run.cell for run in plan.player.can_run if run.key == kind.key and run.blocked is None}
    places = [at for at, cell in plan.cards.items() if cell.cell in names]
    return frames(plan, places, "ring") + "".join(run_ghosts(view, plan, at) for at in places)


def run_ghosts(view: VictoryView, plan: FloorPlan, at: Place) -> Svg:
    """The products one factory would put out."""
    products, found = view.product_of, []
    for side in plan.cards[at].sides:
        if side.way == "out":
            down, right = BESIDE[COMPASS.index(side.direction)]
            found.append(group(ghost_product(products[side.keys[0]]), at=plan.corner((at[0] + down, at[1] + right))))
    return "".join(found)


def placing_marks(view: VictoryView, plan: FloorPlan) -> Iterator[Svg]:
    """What would lie or happen in the cell that is pointed at."""
    ghost = GHOSTS.get("carried" if view.phase in CARRIED else view.phase)
    if view.phase == "turn":
        yield from turn_marks(view, plan)
    elif ghost is not None:
        for at in plan.places():
            lit = ghost(view, plan, at)
            if lit:
                yield preview(cell_target(view, plan.player.seat, cell_name(at)), lit)


def run_ghost(view: VictoryView, plan: FloorPlan, at: Place) -> Svg:
    """The outputs of a factory of the kind that runs."""
    cell, doing = plan.cards.get(at), view.doing
    if cell is None or doing is None or cell.key != doing.factory_key or cell.card != "factory":
        return ""
    can = any(run.cell == cell.cell and run.blocked is None for run in plan.player.can_run)
    return run_ghosts(view, plan, at) if can else ""


def factory_ghost(view: VictoryView, plan: FloorPlan, at: Place) -> Svg:
    """A factory that is not turned yet: picture and code only."""
    if at in plan.cards or view.doing is None or view.doing.factory_key is None:
        return ""
    kind = view.kind_of[view.doing.factory_key]
    icon = factory_icon(kind.key, kind.code, 18, 12, 36) + text(36, 62, kind.code, "mid label bold")
    return group(rect(4, 4, CELL - 8, CELL - 8, "ghost", 6), icon, at=plan.corner(at))


def product_ghost(view: VictoryView, plan: FloorPlan, at: Place) -> Svg:
    """The product in hand, and the factories that would take it from there."""
    key = carried_key(view)
    if key is None or not plan.has_room(at):
        return ""
    fed = [
        (at[0] + down, at[1] + right)
        for number_, (down, right) in enumerate(BESIDE)
        if takes(plan.cards.get((at[0] + down, at[1] + right)), COMPASS[(number_ + 2) % 4], key)
    ]
    return group(ghost_product(view.product_of[key]), at=plan.corner(at)) + frames(plan, fed, "ring")


def takes(cell: CellView | None, direction: str, key: str) -> bool:
    """Whether a factory takes in a product on a side."""
    if cell is None:
        return False
    return any(side.direction == direction and side.way == "in" and key in side.keys for side in cell.sides)


def carried_key(view: VictoryView) -> str | None:
    """The product that is laid now: one that came, or the one at the chosen cell."""
    doing = view.doing
    if doing is None or view.phase == "receive":
        return doing.product_key if doing else None
    player = view.players[view.to_move]
    return next((cell.key for row in player.complex.rows for cell in row if cell.cell == doing.cell), None)


def turn_marks(view: VictoryView, plan: FloorPlan) -> Iterator[Svg]:
    """The factory as it would lie, and the cells it would share with others."""
    doing = view.doing
    at = find(plan, doing.cell) if doing else None
    if doing is None or doing.factory_key is None or at is None:
        return
    kind = view.kind_of[doing.factory_key]
    for turns in different_turns(kind):
        card = kind_card(view.product_of, kind, turns)
        shared = [shared_cell(plan, at, side) for side in turned(kind.sides, turns)]
        yield preview(
            f"turn:{COMPASS[turns][0]}", frames(plan, filter(None, shared), "ring"), group(card, at=plan.corner(at))
        )


def shared_cell(plan: FloorPlan, at: Place, side: SideView) -> Place | None:
    """V1.6: the cell on a side, if a product there would also serve another factory or lies there already."""
    down, right = BESIDE[COMPASS.index(side.direction)]
    beside = (at[0] + down, at[1] + right)
    there = plan.cards.get(beside)
    if there is not None:
        return beside if there.card == "product" and side.way == "in" and there.key in side.keys else None
    other = "in" if side.way == "out" else "out"
    for number_, (further_down, further_right) in enumerate(BESIDE):
        cell = plan.cards.get((beside[0] + further_down, beside[1] + further_right))
        back = COMPASS[(number_ + 2) % 4]
        if cell and any(
            each.direction == back and each.way == other and set(each.keys) & set(side.keys) for each in cell.sides
        ):
            return beside
    return None


GHOSTS: dict[str, Callable[[VictoryView, FloorPlan, Place], Svg]] = {
    "run": run_ghost,
    "place": factory_ghost,
    "carried": product_ghost,
}
