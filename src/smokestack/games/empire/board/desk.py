"""Beside the city: the dice with their rerolls, the ladder of amounts when one is asked, and the market."""

from collections.abc import Iterator
from dataclasses import dataclass

from smokestack.board.drawing import Part, Svg, group, rect, target, text, use
from smokestack.board.pieces import edge, place
from smokestack.games.empire.board.pieces import WIDTH, die, heading, panel
from smokestack.games.empire.view.city import LETTERS, BuildingView
from smokestack.games.empire.view.table import MOST_EXCHANGE_TILES, EmpireView

DIE, STEP = 64.0, 98.0
DICE_TOP = 42.0
TILE, TILES = 48.0, 6
BUY = "How much Profit to buy"
ARCHIE_DICE = ("block", "building", "value")


def draw_desk(view: EmpireView) -> Iterator[Part]:
    yield draw_dice(view)
    if view.exchange is not None:
        yield draw_exchange(*view.exchange)
    if view.split is not None:
        yield draw_ladder("Capital for the factory", list(pay_steps(view.owed, *view.split)))
    yield draw_market(view)


def draw_dice(view: EmpireView) -> Part:
    """The dice on the table, and what they name."""
    if not view.dice:
        return panel("dice", "dice", "Dice", 38, heading(12, 24, "Dice", "three name block, building and price"))
    slots = "".join(rect(left(at), DICE_TOP, DIE, DIE, "slot", 11) for at in range(3))
    if view.phase == "archie_roll":
        fallen = "".join(archie_die(at, face) for at, face in enumerate(view.dice))
        return panel("dice", "dice", "Archie's dice", 140, heading(12, 24, "Archie's dice"), slots, fallen)
    ways = sorted((building for building in view.city if building.price is not None), key=lambda each: each.price or 0)
    named = "".join(way(building, 174 + row * 26) for row, building in enumerate(ways))
    if view.phase == "build" and not ways:
        named = text(12, 174, "These dice name nothing that is free.", "")
    fallen = "".join(face_target(view, face) for face in sorted(set(view.dice)))
    height = 160.0 + 26 * max(len(ways), 1 if named else 0)
    return panel("dice", "dice", "Dice", height, heading(12, 24, "Dice", dice_note(view)), slots, fallen, named)


def archie_die(at: int, face: int) -> Svg:
    """E7.2: his dice keep their order, and each has its meaning."""
    return die(left(at), DICE_TOP, DIE, face) + text(left(at) + DIE / 2, DICE_TOP + DIE + 18, ARCHIE_DICE[at], "mid")


def left(at: int) -> float:
    return 30 + at * STEP


def dice_note(view: EmpireView) -> str:
    if view.phase != "build":
        return ""
    return "reroll one die, once" if view.can_reroll else "no more reroll"


def face_target(view: EmpireView, face: int) -> Svg:
    """All dice of one face as one target, since a reroll names a face, with what rerolling one of them costs."""
    places = [at for at, shown in enumerate(view.dice) if shown == face]
    x, width = left(places[0]) - 6, (len(places) - 1) * STEP + DIE + 12
    shown = "".join(die(left(at), DICE_TOP, DIE, face) for at in places)
    ground, ink = ("badge", "on-accent bold") if view.can_reroll else ("slot", "faint")
    button = rect(x + 6, DICE_TOP + DIE + 8, width - 12, 26, ground, 5)
    words = text(x + width / 2, DICE_TOP + DIE + 26, f"reroll ${view.reroll_cost}", f"mid {ink}")
    label = f"Reroll a die that shows {face} for ${view.reroll_cost}"
    return target(f"reroll:{face}", label, shown, button, words, edge(x, DICE_TOP - 6, width, DIE + 46, 10))


def way(building: BuildingView, y: float) -> Svg:
    """One way to use the dice: the building they name, and its price."""
    tile = rect(12, y - 16, 44, 22, f"tile type-{building.type}", 3)
    sign = use(f"empire-{building.type}", 15, y - 14, 18) + text(51, y, LETTERS[building.type], "end mark bold")
    what = building.type.replace("_", " ").title()
    name = text(66, y, f"{what} {building.block}-{building.number}", "mark")
    return tile + sign + name + text(WIDTH - 12, y + 2, f"${building.price}", "end num accent")


@dataclass(frozen=True)
class DeskStep:
    """A tile of a ladder."""

    target: str
    numeral: str
    small: str
    label: str


def draw_exchange(rate: int, most: int) -> Part:
    """E4.4: how much Profit to buy; a large amount is asked in two clicks, tens and ones."""
    if most <= MOST_EXCHANGE_TILES:
        return draw_ladder(BUY, [exchange_step(f"exchange:{times}", times, rate) for times in range(most + 1)])
    tens = [exchange_step(f"tens:{ten}", 10 * ten, rate) for ten in range(most // 10 + 1)]
    ones = [exchange_step(f"ones:{one}", one, rate) for one in range(10)]
    return draw_ladder("Profit to buy: tens, then ones", tens, ones)


def exchange_step(name: str, times: int, rate: int) -> DeskStep:
    return DeskStep(name, f"+{times}", f"−${times * rate}", f"Buy {times} Profit for ${times * rate}")


def pay_steps(owed: int, least: int, most: int) -> Iterator[DeskStep]:
    for capital in range(least, most + 1):
        profit = owed - capital
        yield DeskStep(f"pay:{capital}", f"${capital}", f"+ {profit} P", f"Pay ${capital} Capital and {profit} Profit")


def draw_ladder(title: str, *groups: list[DeskStep]) -> Part:
    """Amounts as tiles, the smallest first, each group of them on rows of its own."""
    found, y = [heading(12, 24, title)], 34.0
    for steps in groups:
        found += [step_tile(step, at, y) for at, step in enumerate(steps)]
        y += -(-len(steps) // TILES) * (TILE + 3) + 8
    return panel("ladder", "dice", title, y, *found)


def step_tile(step: DeskStep, at: int, top: float) -> Svg:
    inside = (
        rect(0, 0, TILE, TILE, "slot", 5),
        text(TILE / 2, 22, step.numeral, "mid num"),
        text(TILE / 2, 39, step.small, "mid note"),
        edge(0, 0, TILE, TILE, 5),
    )
    x, y = 9 + at % TILES * (TILE + 3), top + at // TILES * (TILE + 3)
    return group(target(step.target, step.label, *inside), at=(x, y))


def draw_market(view: EmpireView) -> Part:
    """What a Good of each colour costs in this round, and what it raises."""
    found = []
    for at, good in enumerate(view.goods):
        x = 12 + at * 101
        found.append(rect(x, 34, 94, 58, "slot", 5))
        found.append(use(f"empire-good-{at}", x + 5, 41, 25, f"good-{at}") + text(x + 32, 59, good.letter, "mark bold"))
        found.append(text(x + 88, 62, "–" if good.price is None else f"${good.price}", "end big"))
        found.append(
            text(x + 6, 84, f"raises {LETTERS[good.raises]}", "note") + use(f"empire-{good.raises}", x + 68, 69, 18)
        )
    note = "Goods, all round" if view.market else "rolled after Building"
    return panel("market", "dice", "Market", 102, place("bank", heading(12, 24, "Market", note)), *found)
