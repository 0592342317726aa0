"""The table as text, for terminals and logs: at most 100 columns, every piece with its owner's shape."""

from collections import Counter
from collections.abc import Sequence

from smokestack.games.titans.view import GridView, PlayerView, SideView, TitansView

SHAPES = "●■▲◆⬢★"
HOLLOW = "○□△◇⬡☆"
"""The same shapes for cubes that would go unsold if the age ended now."""
ROMAN = ("I", "II", "III")


def board(view: TitansView, names: Sequence[str]) -> str:
    """Head, grids, plots, advancements and players."""
    parts = [
        head(view, names),
        "\n".join(grid_lines(view)),
        "\n".join(side_line(side) for side in view.sides),
        "\n".join(row_lines(view)),
        "\n".join(player_line(player, names) for player in view.players),
    ]
    return "\n\n".join(parts)


def head(view: TitansView, names: Sequence[str]) -> str:
    if view.phase == "over":
        return f"The game is over after round {view.round}."
    limit = f" of {view.round_limit}" if view.round_limit else ""
    end = view.ages_end_at[view.age - 1]
    order = " ".join(
        f"[{SHAPES[seat]} {names[seat]}]" if seat == view.to_move else f"{SHAPES[seat]} {names[seat]}"
        for seat in view.track
    )
    built = f"{view.built} real estate built, the age ends at {end}"
    return f"Age {ROMAN[view.age - 1]} ({built}) · round {view.round}{limit} · order: {order or 'still open'}"


def grid_lines(view: TitansView) -> list[str]:
    """One line a grid; consumers take as many cubes as they want, the cheapest first."""
    prices = "".join(f"{space.price:>3}" for space in view.grids[0].spaces)
    return [
        f"{'grid':<6}{'goods':<16}{'wants':>6}{'has':>5}   ${prices[1:]}",
        *(grid_line(grid) for grid in view.grids),
    ]


def grid_line(grid: GridView) -> str:
    wants = "-" if grid.demand is None else str(grid.demand)
    cubes = sum(space.seat is not None for space in grid.spaces)
    spaces = "".join(f"{cube_mark(space.seat, space.sells or grid.demand is None):>3}" for space in grid.spaces)
    return f"{grid.key:<6}{', '.join(grid.goods):<16}{wants:>6}{cubes:>5}   {spaces}"


def cube_mark(seat: int | None, solid: bool) -> str:
    if seat is None:
        return "·"
    return (SHAPES if solid else HOLLOW)[seat]


def side_line(side: SideView) -> str:
    plots = []
    for plot in side.plots:
        if plot.card is not None and plot.owner is not None:
            plots.append(f"{plot.level}: {plot.card} {SHAPES[plot.owner]}")
        else:
            plots.append(f"{plot.level}: {amounts(plot.goods)}")
    wants = "/".join(str(count) for count in side.demand)
    return f"{side.name:<15}wants {wants:<8}  {'  '.join(f'{plot:<23}' for plot in plots)}".rstrip()


def amounts(goods: Sequence[str]) -> str:
    """Goods with their number: 2 wood, stone."""
    counted = Counter(goods)
    return ", ".join(good if count == 1 else f"{count} {good}" for good, count in counted.items())


def row_lines(view: TitansView) -> list[str]:
    if not view.row:
        return ["No advancement lies face up."]
    lines = [f"Advancements face up ({view.pile} more in the pile):"]
    return lines + [f"  {card.name} ({card.cost} research): {card.text}" for card in view.row]


def player_line(player: PlayerView, names: Sequence[str]) -> str:
    facilities = ", ".join(f"{f.name} {f.size}" for f in player.facilities) or "no facilities"
    lines = f"{SHAPES[player.seat]} {names[player.seat]:<12} share {player.share:>3}   ${player.cash:<4} {facilities}"
    for label, cards in (("real estate", player.estates), ("advancements", player.advancements)):
        if cards:
            lines += f"\n{'':<15}{label}: {', '.join(cards)}"
    return lines
