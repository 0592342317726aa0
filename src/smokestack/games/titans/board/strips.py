"""The strips on top, age and turn order, and the small map for phones."""

from collections.abc import Iterator, Sequence

from smokestack.board.drawing import Part, Svg, circle, group, path, rect, seat_mark, tag, target, text, use
from smokestack.board.pieces import edge, fit, paper, place
from smokestack.games.titans.board.grids import in_order, status
from smokestack.games.titans.board.pieces import ROMAN, goods_row
from smokestack.games.titans.view.table import GridView, TitansView

WIDTH, HEIGHT = 400.0, 78.0
MAP_CELL = (128.0, 74.0)


def draw_age(view: TitansView) -> Part:
    """Which age it is and how many cards end it; the bank stands here."""
    over = view.phase == "over"
    headline = "Over" if over else f"Age {ROMAN[view.age - 1]}"
    needed = view.ages_end_at[view.age - 1]
    count = f"{view.built} of {needed} built"
    limit = f" of {view.round_limit}" if view.round_limit else ""
    body = place(
        "bank",
        paper(WIDTH, HEIGHT),
        rect(1.7, 1.7, 112, HEIGHT - 3.4, "band", 5),
        text(57, 38, headline, "mid big on-accent"),
        text(57, 62, f"round {view.round}{limit}", "mid label on-accent"),
        text(126, 26, count, "figure"),
        text(388, 26, "" if over else age_left(view, needed), "end label faint"),
        *draw_pips(view),
    )
    return Part("age", "age", f"{headline}, {count}, round {view.round}{limit}", WIDTH, HEIGHT, body)


def age_left(view: TitansView, needed: int) -> str:
    left = needed - view.built
    return f"{left} more end{'s' if left == 1 else ''} the age"


def draw_pips(view: TitansView) -> Iterator[Svg]:
    """A house for each card of the three ages, filled once it is built."""
    last = view.ages_end_at[-1]
    pitch = (WIDTH - 126 - 12 - 24) / last
    x, begin = 126.0, 0
    for age, end in enumerate(view.ages_end_at):
        width = pitch * (end - begin)
        current = age == view.age - 1 and view.phase != "over"
        yield rect(x, 36, width, 34, "card" if current else "slot", 4)
        for card in range(begin, end):
            house = use("titans-residential", x + pitch * (card - begin + 0.5) - 11, 42, 22)
            yield house if card < view.built else group(house, css="pale")
        x, begin = x + width + 12, end


def draw_turns(view: TitansView, names: Sequence[str]) -> Part:
    """The turn-order track; an arrow stands over whose turn it is."""
    pitch = (WIDTH - 12) / max(len(names), 1)
    plates = [draw_plate(view, names, place_, pitch) for place_ in range(len(view.track))]
    waiting = "" if plates else text(WIDTH / 2, 46, "Chance settles the turn order.", "mid label faint")
    order = ", ".join(names[seat] for seat in view.track) or "still open"
    body = paper(WIDTH, HEIGHT) + "".join(plates) + waiting
    return Part("turns", "turns", f"Turn order: {order}", WIDTH, HEIGHT, body)


def draw_plate(view: TitansView, names: Sequence[str], number: int, pitch: float) -> Svg:
    seat = view.track[number]
    x, width = 6 + pitch * number, pitch - 4
    moving = seat == view.to_move
    done = view.to_move >= 0 and number < view.turn and not moving
    middle = x + width / 2
    plate = rect(x, 8, width, 62, "news" if moving else "slot", 5)
    mark = group(circle(middle, 30, 15, "core"), seat_mark(middle, 30, seat, 22), css="pale" if done else None)
    css = "bold on-accent" if moving else "faint" if done else ""
    name = text(middle, 62, fit(names[seat], width - 2, 13), f"mid label {css}".rstrip())
    arrow = path(f"M{x + 7} 14l10 7-10 7z", "core") if moving else ""
    return plate + arrow + mark + name


def draw_map(view: TitansView, seat: int) -> Part:
    """All nine grids at a glance: cubes against demand, and my pay."""
    width, height = MAP_CELL
    cells = [
        group(
            draw_map_cell(view, view.grids[number], seat), at=(4 + (width + 4) * (k % 3), 4 + (height + 4) * (k // 3))
        )
        for k, number in enumerate(in_order(view))
    ]
    return Part("map", "map", "The nine grids at a glance", WIDTH, 4 + (height + 4) * 3, "".join(cells))


def draw_map_cell(view: TitansView, grid: GridView, seat: int) -> Svg:
    """Cubes / demand; a tap opens the grid (`data-opens` names its part)."""
    width, height = MAP_CELL
    cubes = sum(space.seat is not None for space in grid.spaces)
    count = str(cubes) if grid.demand is None else f"{cubes}/{grid.demand}"
    icon = "titans-research" if grid.market == "research" else f"titans-{grid.market}"
    pay = grid.pay[seat] if seat >= 0 else 0
    cell = target(
        f"grid:{grid.key}",
        f"{grid.name}, {status(grid)}",
        rect(0.75, 0.75, width - 1.5, height - 1.5, "card", 5),
        rect(1.5, 1.5, width - 3, 26, f"tint-{grid.market}", 4),
        edge(1, 1, width - 2, height - 2, 5),
        use(icon, 6, 4, 20),
        goods_row(view, grid.goods, 34, 6, 17),
        text(10, 58, count, "big"),
        text(width - 8, 21, f"${pay}" if pay else "", "end figure"),
    )
    return tag("g", cell, data_opens=f"grid-{grid.key}")
