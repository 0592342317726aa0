"""The city: six blocks of six buildings, and the key to their types. Pointing at a building tells what it is worth."""

from collections.abc import Iterator, Sequence

from smokestack.board.drawing import Part, Svg, group, rect, target, text, use
from smokestack.board.pieces import edge, place, preview, prose
from smokestack.games.empire.board.pieces import WIDTH, die, heading, owned_die, panel
from smokestack.games.empire.view.city import LETTERS, BuildingView, TypeView
from smokestack.games.empire.view.odds import RerollView
from smokestack.games.empire.view.table import EmpireView

CELL, TALL, GAP = 62.0, 84.0, 4.0
BLOCK_WIDTH = 3 * CELL + 4 * GAP
HEAD = 28.0
KEY_ROW = 25.0


def draw_city(view: EmpireView, names: Sequence[str]) -> Iterator[Part]:
    """Block by block, then the key."""
    types = {kind.key: kind for kind in view.types}
    for block in range(1, 7):
        buildings = [building for building in view.city if building.block == block]
        yield draw_block(view, block, buildings, types, names)
    yield draw_key(view, types)


def draw_block(
    view: EmpireView, block: int, buildings: list[BuildingView], types: dict[str, TypeView], names: Sequence[str]
) -> Part:
    head = die(GAP + 3, 5, 19, block) + text(GAP + 29, 20, f"Block {block}", "head")
    cells = (cell(building, types[building.type], names, view.building) for building in buildings)
    height = HEAD + 2 * (TALL + GAP)
    odds = (reroll_odds(face, buildings) for face in sorted(set(view.dice)))
    return panel(f"block-{block}", "city", f"Block {block}", height, head, *cells, *odds, width=BLOCK_WIDTH)


def corner(building: BuildingView) -> tuple[float, float]:
    """Where a building lies in its block: 1 2 3 above 4 5 6."""
    across, down = (building.number - 1) % 3, (building.number - 1) // 3
    return GAP + across * (CELL + GAP), HEAD + down * (TALL + GAP)


def spot_name(building: BuildingView) -> str:
    return f"building:{building.block}-{building.number}"


def cell(building: BuildingView, kind: TypeView, names: Sequence[str], at_work: str | None) -> Svg:
    """A building: number and letter above, its picture or its owner's die, and the price by the dice below."""
    ringed = at_work == f"{building.block}-{building.number}"
    inside = (
        rect(0, 0, CELL, TALL, f"tile type-{building.type}", 4),
        text(5, 15, f"{building.block}-{building.number}", "mark bold"),
        text(CELL - 6, 15, LETTERS[building.type], "end mark bold"),
        free_face(building) if building.owner is None else owned_face(building, building.owner),
        foot(building, kind),
        rect(2, 2, CELL - 4, TALL - 4, "ring", 3) if ringed else "",
        edge(0, 0, CELL, TALL),
    )
    clickable = target(spot_name(building), described(building, kind, names), *inside)
    return group(place(spot_name(building), clickable), at=corner(building))


def free_face(building: BuildingView) -> Svg:
    return use(f"empire-{building.type}", 14, 18, 34)


def owned_face(building: BuildingView, owner: int) -> Svg:
    picture = use(f"empire-{building.type}", 29, 5, 13)
    return picture + owned_die(6, 25, 33, building.pips, owner)


def foot(building: BuildingView, kind: TypeView) -> Svg:
    """The price by the dice now; otherwise the printed maximum."""
    if building.price is not None:
        badge = rect(4, TALL - 28, CELL - 8, 24, "badge", 4)
        return badge + text(CELL / 2, TALL - 9, f"${building.price}", "mid num on-accent")
    if not kind.raised:
        return text(CELL / 2, TALL - 9, "fixed", "mid note")
    full = " full" if building.pips == building.most else ""
    return text(CELL / 2, TALL - 9, f"max {building.most}{full}", "mid note")


def described(building: BuildingView, kind: TypeView, names: Sequence[str]) -> str:
    """What a screen reader says."""
    where = f"{kind.name} {building.block}-{building.number}"
    if building.owner is not None:
        return f"{where}, owned by {names[building.owner]}, shows {building.pips} of {building.most}"
    price = f", ${building.price} by the dice" if building.price is not None else ""
    return f"{where}, free, at most {building.most}{price}"


def reroll_odds(face: int, buildings: list[BuildingView]) -> Svg:
    """While a reroll is pointed at: how many of six falls name each building, and what it then costs."""
    shown = [
        group(reroll_badge(each), at=corner(building))
        for building in buildings
        for each in building.rerolls
        if each.face == face
    ]
    return preview(f"reroll:{face}", *shown) if shown else ""


def reroll_badge(each: RerollView) -> Svg:
    price = f"${each.low}" if each.low == each.high else f"${each.low}–{each.high}"
    ground = rect(4, TALL - 46, CELL - 8, 42, "badge", 4)
    chance = "sure" if each.ways == 6 else f"{each.ways} in 6"
    return (
        ground
        + text(CELL / 2, TALL - 29, chance, "mid mark bold on-accent")
        + text(CELL / 2, TALL - 11, price, "mid mark on-accent")
    )


def draw_key(view: EmpireView, types: dict[str, TypeView]) -> Part:
    """What each type brings in a round and at the end; a building pointed at covers it with its own story."""
    height = 36 + len(view.types) * KEY_ROW
    rows = (key_entry(kind, 32 + at * KEY_ROW) for at, kind in enumerate(view.types))
    stories = (building_story(building, types[building.type], height) for building in view.city)
    return panel(
        "types", "key", "What buildings bring", height, heading(12, 22, "What buildings bring"), *rows, *stories
    )


def key_entry(kind: TypeView, y: float) -> Svg:
    tile = rect(12, y, 46, 22, f"tile type-{kind.key}", 3)
    sign = use(f"empire-{kind.key}", 16, y + 2, 18) + text(53, y + 16, LETTERS[kind.key], "end mark bold")
    return tile + sign + text(66, y + 16, kind.name, "bold") + text(WIDTH - 12, y + 16, worth(kind), "end")


def worth(kind: TypeView) -> str:
    """$2 a round, 2 × die at the end."""
    income = f"${kind.income} a round, " if kind.income else ""
    if kind.key == "leisure":
        return f"{income}{kind.score} × die to the majority"
    if kind.flat:
        return f"{income}{kind.flat} Profit"
    return f"{income}{kind.score} × die"


def building_story(building: BuildingView, kind: TypeView, height: float) -> Svg:
    """While a building is pointed at: its worth at its best, and the odds of naming it."""
    best = building.most * kind.score + kind.flat
    title = f"{kind.name} {building.block}-{building.number}"
    story = prose(12, 48, f"It brings {worth(kind)}: at its best {best} Profit. {odds_told(building)}", 44, 17.0)
    return preview(spot_name(building), rect(3, 3, WIDTH - 6, height - 6, "card", 5), heading(12, 24, title), story)


def odds_told(building: BuildingView) -> str:
    if building.owner is not None:
        return f"It shows {building.pips} of {building.most}."
    if building.price is not None:
        return f"The dice name it now, for ${building.price}."
    if building.rerolls:
        best = max(building.rerolls, key=lambda each: each.ways)
        return f"The dice do not name it; rerolling the {best.face} does, {best.ways} times in 6."
    at_once, with_reroll = building.odds.at_once, building.odds.with_reroll
    return f"Three fresh dice name it {told(at_once)}, with a reroll {told(with_reroll)}."


def told(odds: tuple[int, int]) -> str:
    """5 in 36 (14 %)."""
    return f"{odds[0]} in {odds[1]} ({100 * odds[0] / odds[1]:.0f} %)"
