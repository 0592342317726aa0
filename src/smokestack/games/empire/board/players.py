"""A player's panel: the tracks in large numerals, and what is left to build and travel with."""

from collections.abc import Sequence

from smokestack.board.drawing import Part, Svg, rect, seat_mark, text, use
from smokestack.board.pieces import place
from smokestack.games.empire.board.pieces import WIDTH, called, panel
from smokestack.games.empire.view.player import PlayerView
from smokestack.games.empire.view.table import EmpireView

HEIGHT = 138.0


def draw_player(view: EmpireView, names: Sequence[str], seat: int, area: str, you: bool) -> Part:
    player = view.players[seat]
    inside = (head(view, names, player, you), numerals(player), stock(player))
    return panel(f"seat-{seat}", area, names[seat], HEIGHT, place(f"seat:{seat}", *inside))


def head(view: EmpireView, names: Sequence[str], player: PlayerView, you: bool) -> Svg:
    name = f"{called(names[player.seat], 12)}{' (you)' if you else ''}"
    shown = seat_mark(21, 20, player.seat, 24) + text(38, 27, name, "head")
    if view.to_move != player.seat:
        return shown
    badge = rect(WIDTH - 92, 9, 80, 24, "badge mover", 12)
    return shown + badge + text(WIDTH - 52, 26, "to move", "mid bold on-accent mover")


def numerals(player: PlayerView) -> Svg:
    """What players decide by."""
    columns = (
        (14, "Profit", f"{player.profit}", "huge"),
        (106, "Capital", f"${player.capital}", "huge"),
        (224, "each round", f"+${player.income}", "big"),
    )
    return "".join(text(x, 70, numeral, size) + text(x, 87, word, "note faint") for x, word, numeral, size in columns)


def stock(player: PlayerView) -> Svg:
    """Buildings, dice left, cubes to travel, Stations and Town Halls, each with its sign."""
    counted = (
        ("empire-mixed", player.buildings, "built"),
        ("empire-cube", max(0, player.cubes), "cubes"),
        ("empire-industrial", len(player.factories), "works"),
        ("empire-parking", player.stations, "stations"),
        ("empire-town_hall", player.town_halls, "halls"),
    )
    return "".join(
        use(sign, 12 + at * 61, 98, 18)
        + text(34 + at * 61, 113, count, "mark bold")
        + text(12 + at * 61, 129, word, "note faint")
        for at, (sign, count, word) in enumerate(counted)
    )
