"""The table of Kiln as named parts, and what is clicked for each action."""

from collections.abc import Sequence

from kiln.model import CODEC, State
from kiln.view import KilnView
from smokestack.board.drawing import Part, Svg, group, path, rect, seat_mark, symbol, tag, target, text, use
from smokestack.board.ui import GameBoard
from smokestack.gamekit.edition import Edition

WIDTH = 400.0
IN_A_ROW = 16
"""Bricks in a course of the wall."""
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
    courses = -(-table.wall_needed // IN_A_ROW)
    wall = "".join(
        rect(10 + 23.5 * (at % IN_A_ROW), 78 + 13 * (courses - 1 - at // IN_A_ROW), 22, 11.5, css, 1)
        for at in range(table.wall_needed)
        for css in ["band" if at < table.wall else "slot"]
    )
    title = f"Round {table.round} of {table.rounds}, the next brick brings ${table.price}"
    return card(
        "town",
        "yard",
        title,
        88 + 13 * courses,
        rect(1, 1, WIDTH - 2, 40, "band", 6),
        text(14, 29, f"Round {table.round} of {table.rounds}", "num on-accent"),
        text(WIDTH - 14, 30, f"${table.price} a brick", "end big on-accent"),
        text(14, 66, f"The wall: {table.wall} of {table.wall_needed} bricks", "head"),
        tag("g", wall, data_place="wall"),
    )


def draw_deeds(table: KilnView) -> Part:
    """Pit, kiln, builder and market of whoever has the turn."""
    _, clay, bricks, chambers = table.has[table.seat]
    fired = min(clay, table.holds * chambers)
    return card(
        "deeds",
        "yard",
        "What can be done",
        196,
        deed("deed:dig", 0, "Dig", "clay", "a die tells", "pit"),
        deed("deed:fire", 1, "Fire", "bricks", f"{fired} of {clay} clay", "furnace"),
        deed("deed:enlarge", 2, "Enlarge", "chambers", f"${table.cost}", "bank"),
        text(14, 126, "Sell to the town", "head"),
        text(WIDTH - 14, 126, f"{bricks} in stock", "end faint"),
        *(offer(number, money) for number, money in enumerate(table.offers, start=1)),
    )


def deed(name: str, at: int, title: str, icon: str, note: str, place: str) -> Svg:
    inside = (
        rect(0, 0, 120, 92, "slot", 6),
        use(f"kiln-{icon}", 43, 8, 34),
        text(60, 62, title, "mid head"),
        text(60, 80, note, "mid faint"),
        rect(0, 0, 120, 92, "edge", 6),
    )
    return group(tag("g", target(name, f"{title}: {note}", *inside), data_place=place), at=(10 + at * 130, 10))


def offer(number: int, money: int) -> Svg:
    inside = (
        rect(0, 0, 57, 50, "slot", 6),
        text(28.5, 23, f"${money}", "mid num"),
        text(28.5, 41, f"for {number}", "mid faint"),
        rect(0, 0, 57, 50, "edge", 6),
    )
    return group(target(f"sell:{number}", f"Sell {number} for ${money}", *inside), at=(10 + (number - 1) * 64.6, 136))


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
