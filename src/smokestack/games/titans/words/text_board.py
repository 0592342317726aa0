"""The table as text, for terminals and logs: 80 columns, every piece with its owner's shape."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import fill

from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.games.titans.view.table import GridView, PlayerView, SideView, SpaceView, TitansView

WIDTH = 80
INDENT = 29
"""Where a player's possessions begin."""
HOLLOW = "○□△◇⬡☆"
"""The shapes of seats for cubes that would go unsold if the age ended now."""
BOUND = "\N{NO-BREAK SPACE}"
ROMAN = ("I", "II", "III")


def text_board(view: TitansView, names: Sequence[str]) -> str:
    """Head, grids, plots, advancements and players."""
    parts = (head(view, names), grids(view), sides(view), row(view), players(view, names))
    return "\n\n".join("\n".join(lines) for lines in parts)


def head(view: TitansView, names: Sequence[str]) -> Iterator[str]:
    limit = f" of {view.round_limit}" if view.round_limit else ""
    if view.phase == "over":
        yield f"The game is over after round {view.round}{limit}."
        return
    end = view.ages_end_at[view.age - 1]
    estates = f"{view.built} real estate built, the age ends at {end}"
    yield f"Age {ROMAN[view.age - 1]} · round {view.round}{limit} · {estates}"
    order = [f"{SEAT_SHAPES[seat]} {names[seat]}" for seat in view.track]
    shown = [f"[{text}]" if seat == view.to_move else text for seat, text in zip(view.track, order, strict=True)]
    yield f"Turn order: {', '.join(shown) or 'still open'}"


def grids(view: TitansView) -> Iterator[str]:
    """One line a grid under its prices; consumers take as many cubes as they want, the cheapest first."""
    printed = ""
    for grid in view.grids:
        prices = "".join(f"{level[0].price:>3}{'':{len(level) - 1}}" for level in levels(grid))
        if prices != printed:
            yield f"{'grid':<6}{'goods':<15}{'want':>4}{'has':>4} {prices}".rstrip()
        printed = prices
        wants = "" if grid.demand is None else str(grid.demand)
        cubes = sum(space.seat is not None for space in grid.spaces)
        spaces = "".join(f"  {''.join(mark(grid, space) for space in level)}" for level in levels(grid))
        yield f"{grid.key:<6}{', '.join(grid.goods):<15}{wants:>4}{cubes:>4} {spaces}"


def levels(grid: GridView) -> list[list[SpaceView]]:
    """The spaces of a grid by price."""
    return [list(level) for _, level in groupby(grid.spaces, key=lambda space: space.price)]


def mark(grid: GridView, space: SpaceView) -> str:
    if space.seat is None:
        return "·"
    return (SEAT_SHAPES if space.sells or grid.demand is None else HOLLOW)[space.seat]


def sides(view: TitansView) -> Iterator[str]:
    yield f"{'real estate':<16}{'want C/D/E':<12}next space"
    for side in view.sides:
        wants = "/".join(str(count) for count in side.demand)
        yield hanging(f"{side.name:<16}{wants:<12}{next_space(side)}{built(side)}", 28)


def next_space(side: SideView) -> str:
    for plot in side.plots:
        if plot.card is None:
            return f"level {plot.level}: {amounts(plot.goods)}"
    return "no space left"


def built(side: SideView) -> str:
    cards = [together(f"{plot.card} {SEAT_SHAPES[plot.owner]}") for plot in side.plots if plot.owner is not None]
    return f"; built {', '.join(cards)}" if cards else ""


def amounts(goods: Sequence[str]) -> str:
    """Goods with their number: 2 wood, stone."""
    return ", ".join(good if count == 1 else f"{count} {good}" for good, count in Counter(goods).items())


def row(view: TitansView) -> Iterator[str]:
    if not view.row:
        yield "No advancement lies face up."
        return
    yield f"Advancements face up ({view.pile} more in the pile):"
    for card in view.row:
        yield hanging(f"  {card.name}, {card.cost} research: {card.text}", 6)


def players(view: TitansView, names: Sequence[str]) -> Iterator[str]:
    for player in view.players:
        yield hanging(player_line(player, names), INDENT)
        for label, cards in (("real estate", player.estates), ("advancements", player.advancements)):
            if cards:
                yield hanging(f"{'':<{INDENT}}{label}: {', '.join(together(card) for card in cards)}", INDENT + 2)


def player_line(player: PlayerView, names: Sequence[str]) -> str:
    facilities = ", ".join(together(f"{f.name} {f.size}") for f in player.facilities) or "no facilities"
    name = f"{SEAT_SHAPES[player.seat]} {names[player.seat]}"
    return f"{name:<12}{player.share:>3} share {f'${player.cash}':>5}  {facilities}"


def hanging(text: str, indent: int) -> str:
    """Text within the width, its further lines set in."""
    lines = fill(text, WIDTH, subsequent_indent=" " * indent)
    return lines.replace(BOUND, " ")


def together(words: str) -> str:
    """Words that stay on one line."""
    return words.replace(" ", BOUND)
