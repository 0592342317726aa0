"""Facilities and advancements: what they cost me, what they make, and plates to press."""

from collections.abc import Iterator

from smokestack.board.drawing import Part, Svg, group, lines, rect, target, text, use
from smokestack.board.pieces import edge, fit_bold, head, paper, paragraph, place, plural
from smokestack.games.titans.board.pieces import ROMAN, dollars, facility_icon, good, goods_row
from smokestack.games.titans.view.cards import CardView, FacilityView
from smokestack.games.titans.view.table import TitansView

WIDTH = 400.0
ROW = 82.0
PLATE_Y, PLATE_H = 37.0, 38.0
FINGER_Y, FINGER_H = 30.0, 49.0
"""What a finger may hit of a plate: 44 pixels on a phone."""
CARD_W, CARD_H = 193.0, 138.0


def draw_facilities(view: TitansView, seat: int) -> Iterator[Part]:
    """One part for each type, my own first."""
    sizes = {facility.key: facility.size[seat] if seat >= 0 else 0 for facility in view.facilities}
    for facility in sorted(view.facilities, key=lambda each: sizes[each.key] == 0):
        label = f"{facility.name}, {f'your size is {sizes[facility.key]}' if sizes[facility.key] else 'not yours'}"
        yield Part(f"facility-{facility.key}", "works", label, WIDTH, ROW, draw_facility(view, facility, seat, label))


def draw_facility(view: TitansView, facility: FacilityView, seat: int, label: str) -> Svg:
    size = facility.size[seat] if seat >= 0 else 0
    uses = [draw_uses(view, facility, seat, size, number) for number in (1, 2, 3)]
    return target(
        f"facility:{facility.key}",
        label,
        paper(WIDTH, ROW),
        draw_tile(view, facility, size),
        text(74, 25, facility.name, "head"),
        draw_makes(view, facility, seat, size),
        edge(2, 2, WIDTH - 4, ROW - 4, 6),
        *uses,
        draw_growth(view, facility, seat, size),
    )


def draw_tile(view: TitansView, facility: FacilityView, size: int) -> Svg:
    """The facility's picture and its size, the largest numeral of the row."""
    if not size:
        return rect(7, 7, 58, 68, "slot", 4) + group(facility_icon(view, facility, 18, 23, 36), css="pale")
    return (
        rect(7, 7, 58, 68, "band", 4)
        + rect(10, 10, 52, 36, "core", 3)
        + facility_icon(view, facility, 21, 13, 30)
        + text(36, 70, size, "mid big on-accent")
    )


def draw_makes(view: TitansView, facility: FacilityView, seat: int, size: int) -> Svg:
    """What one use brings, and what cards add to any number of them."""
    number = max(size, 1)
    extra = facility.extra[seat] if seat >= 0 else 0
    made = text(392, 25, f"{facility.left} left", "end label faint")
    return (
        text(238, 25, "makes", "label faint")
        + text(289, 26, number, "figure")
        + made
        + good(view, facility.makes, 303, 10, 20)
        + (text(327, 26, f"+{extra}", "figure") if extra else "")
    )


def draw_uses(view: TitansView, facility: FacilityView, seat: int, size: int, number: int) -> Svg:
    """A plate for one, two or three uses with its total price."""
    price = facility.uses[number - 1]
    if size:
        price = next(own.uses[number - 1] for own in view.players[seat].facilities if own.key == facility.key)
    x = 73.0 + 59 * (number - 1)
    label = f"{plural(number, 'use')} for ${price}"
    times = text(x + 6, PLATE_Y + 14, f"×{number}")
    cost = text(x + 50, PLATE_Y + 32, f"${price}", "end figure")
    return target(
        f"uses:{number}",
        label,
        rect(x, FINGER_Y, 56, FINGER_H, "hit"),
        rect(x, PLATE_Y, 56, PLATE_H, "card" if size else "slot", 4),
        edge(x, PLATE_Y, 56, PLATE_H),
        group(times, cost, css=None if size else "pale"),
    )


def draw_growth(view: TitansView, facility: FacilityView, seat: int, size: int) -> Svg:
    """The plate to build it or to make it larger, with the goods and what they cost now."""
    x, width = 252.0, 141.0
    verb = "expand" if size else "build"
    goods = facility.goods[seat] if seat >= 0 else (facility.build,) if facility.build else ()
    cost = facility.cost[seat] if seat >= 0 else None
    shown = "free" if not goods else dollars(cost)
    label = f"{verb.title()} for {', '.join(goods) or 'nothing'}: {'goods are missing' if cost is None else shown}"
    return target(
        f"do:{verb}",
        label,
        rect(x, FINGER_Y, width, FINGER_H, "hit"),
        rect(x, PLATE_Y, width, PLATE_H, "slot" if cost is None else "card", 4),
        edge(x, PLATE_Y, width, PLATE_H),
        text(x + 7, PLATE_Y + 15, verb.title(), "bold"),
        growth_goods(view, goods, x + 7, PLATE_Y + 18),
        text(x + width - 7, PLATE_Y + 26, shown, "end figure" if cost is not None else "end figure faint"),
    )


def growth_goods(view: TitansView, goods: tuple[str, ...], x: float, y: float) -> Svg:
    """A few goods as a row of icons; many of one kind with their number."""
    if len(goods) <= 5:
        return goods_row(view, goods, x, y, 16)
    kinds = list(dict.fromkeys(goods))
    return "".join(
        text(x + 42 * k, y + 13, f"{goods.count(kind)}", "bold") + good(view, kind, x + 42 * k + 16, y, 16)
        for k, kind in enumerate(kinds)
    )


def draw_advancements(view: TitansView, seat: int) -> Part:
    """The face-up cards and how many lie face down."""
    rows = (len(view.row) + 1) // 2
    height = 40.0 + max(rows, 1) * (CARD_H + 6)
    pile = place("pile", text(390, 21, f"{view.pile} face down", "end label"))
    cards = [draw_advancement(view, card, seat, k) for k, card in enumerate(view.row)]
    body = (
        paper(WIDTH, height)
        + head(WIDTH, 30, "tint-research")
        + use("titans-research", 9, 5, 20)
        + text(36, 21, f"Advancements, Age {ROMAN[view.age - 1]}", "head")
        + pile
        + place("shown", *(cards or [text(200, 110, "No advancement lies face up.", "mid label faint")]))
    )
    return Part("advancements", "office", "Advancements face up", WIDTH, height, body)


def draw_advancement(view: TitansView, card: CardView, seat: int, number: int) -> Svg:
    x, y = 5 + number % 2 * (CARD_W + 4), 36 + number // 2 * (CARD_H + 6)
    price = card.price[seat] if seat >= 0 else None
    label = f"{card.name}, {card.cost} research: {card.text}"
    text_lines = paragraph(card.text, CARD_W - 16, 12)
    return target(
        f"advancement:{card.key}",
        label,
        rect(x, y, CARD_W, CARD_H, "card", 5),
        edge(x, y, CARD_W, CARD_H, 5),
        text(x + 8, y + 19, fit_bold(card.name, CARD_W - 16, 13.5), "label bold"),
        goods_row(view, ["research"] * card.cost, x + 8, y + 26, 18),
        text(x + CARD_W - 8, y + 41, dollars(price), "end figure" if price is not None else "end figure faint"),
        lines(x + 8, y + 61, text_lines, 14.5),
    )
