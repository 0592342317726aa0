"""The table of Kiln as named parts, and what is clicked for each action."""

from collections.abc import Sequence

from kiln.model import CODEC, State
from kiln.view import KilnView
from smokestack.board.drawing import Part, Svg, group, path, rect, seat_mark, symbol, tag, target, text, use
from smokestack.board.ui import GameBoard
from smokestack.gamekit.edition import Edition

WIDTH = 400.0
COURSE = 9
"""Bricks in a row of the wall."""
SYMBOLS = "".join(
    (
        symbol("kiln-money", path("M12 3a9 9 0 1 0 .1 0zM12 7v10M9 9.5h6M9 14.5h6", "icon-line")),
        symbol("kiln-clay", path("M3 20c0-5 3-6 4-10 1-3 4-4 6-2s6 2 7 6 1 6 1 6z", "icon-line")),
        symbol("kiln-bricks", path("M2 6h20v6H2zM2 12h20v6H2zM12 6v6M7 12v6M17 12v6", "icon-line")),
        symbol("kiln-chambers", path("M3 21V11c0-5 4-8 9-8s9 3 9 8v10zM9 21v-6a3 3 0 0 1 6 0v6", "icon-line")),
    )
)


def draw(table: KilnView, names: Sequence[str], _seat: int) -> tuple[Part, ...]:
    """The town, the deeds of a turn, and what everybody has."""
    players = (draw_player(table, names[seat], seat) for seat in range(len(table.has)))
    return draw_town(table), draw_deeds(table), *players


def card(name: str, area: str, title: str, height: float, *inside: Svg) -> Part:
    return Part(name, area, title, WIDTH, height, rect(1, 1, WIDTH - 2, height - 2, "card", 6) + "".join(inside))


def draw_town(table: KilnView) -> Part:
    """The round, the price of the next brick, and the wall as far as it stands."""
    courses = -(-table.wall_needed // COURSE)
    wall = "".join(
        rect(12 + 42 * (at % COURSE), 59 + 20 * (courses - at // COURSE), 40, 18, "band" if at < table.wall else "slot")
        for at in range(table.wall_needed)
    )
    title = f"Round {table.round} of {table.rounds}, the next brick brings ${table.price}"
    return card(
        "town",
        "yard",
        title,
        90 + 20 * courses,
        rect(1, 1, WIDTH - 2, 40, "band", 6),
        text(14, 29, f"Round {table.round} of {table.rounds}", "num on-accent"),
        text(WIDTH - 14, 30, f"${table.price} a brick", "end big on-accent"),
        text(14, 66, f"The wall: {table.wall} of {table.wall_needed} bricks", "head"),
        tag("g", wall, data_place="wall"),
    )


def draw_deeds(table: KilnView) -> Part:
    """Pit, kiln, builder and market of whoever has the turn."""
    _, clay, bricks, _ = table.has[table.seat]
    offers = (
        tile(f"sell:{number}", "bank", (10 + (number - 1) * 64.6, 138, 57, 50), f"${money}", f"for {number}")
        for number, money in enumerate(table.offers, start=1)
    )
    return card(
        "deeds",
        "yard",
        "What can be done",
        198,
        tile("deed:dig", "pit", (10, 10, 120, 94), "Dig", "a die tells", "kiln-clay"),
        tile("deed:fire", "furnace", (140, 10, 120, 94), "Fire", f"{table.firing} of {clay} clay", "kiln-bricks"),
        tile("deed:enlarge", "bank", (270, 10, 120, 94), "Enlarge", f"${table.cost}", "kiln-chambers"),
        text(14, 128, f"Sell to the town, of {bricks} in stock", "head"),
        *offers,
    )


def tile(name: str, place: str, box: tuple[float, float, float, float], title: str, note: str, icon: str = "") -> Svg:
    """Something to click, at a place of the ledger."""
    x, y, width, height = box
    inside = (
        rect(0, 0, width, height, "slot", 6),
        use(icon, width / 2 - 17, 8, 34) if icon else "",
        text(width / 2, height - 28, title, "mid num"),
        text(width / 2, height - 10, note, "mid faint"),
        rect(0, 0, width, height, "edge", 6),
    )
    return group(tag("g", target(name, f"{title} {note}", *inside), data_place=place), at=(x, y))


def draw_player(table: KilnView, name: str, seat: int) -> Part:
    """What a player has; whoever has the turn stands on the accent."""
    moves = table.phase != "over" and seat == table.seat
    columns = zip(("money", "clay", "bricks", "chambers"), table.has[seat], strict=True)
    stock = "".join(
        use(f"kiln-{kind}", 14 + at * 96, 46, 26) + text(46 + at * 96, 67, count, "num")
        for at, (kind, count) in enumerate(columns)
    )
    head = rect(1, 1, WIDTH - 2, 34, "band" if moves else "shade", 6) + seat_mark(22, 18, seat, 22)
    said = text(42, 24, name[:30], "head on-accent" if moves else "head")
    return card(f"player-{seat}", "players", name, 84, tag("g", head, said, stock, data_place=f"seat:{seat}"))


def targets(_edition: Edition, _s: State, action: int) -> tuple[str, ...]:
    """The one thing to click for an action."""
    done = CODEC.decode(action)
    if done.verb == "sell":
        return (f"sell:{done.values[0] + 1}",)
    return (":".join(["die" if done.values else "deed", done.verb, *map(str, done.values)]),)


BOARD = GameBoard(draw=draw, path=targets, symbols=SYMBOLS, poster="yard")
