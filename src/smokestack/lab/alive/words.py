"""What is alive in words: cells of a table, and the sentence that names what is dead."""

from collections.abc import Iterable

from smokestack.lab.alive.alive import DEAD, RARE, Alive, Use
from smokestack.lab.alive.items import Item, group_titles
from smokestack.lab.sentences import listed, percent

NOTHING = "–"
LEGEND = (
    "Games: in how many percent of them it occurs; seats: how many percent use it; wins: how much more often those win "
    "than their bot does anyway, in points with the 95 % interval (– where nearly nobody or nearly everybody uses it)"
)


def share(value: float) -> str:
    """In whole percents, but never 0 for what occurs."""
    if 0 < value < 0.01:
        return "<1"
    return f"{value * 100:.0f}"


def wins(use: Use) -> str:
    """How far the users' wins lie from what their bots win anyway, in points of a hundred, with half the interval."""
    if use.wins is None:
        return NOTHING
    return f"{(use.wins.value - use.fair) * 100:+.1f} ±{use.wins.reach * 100:.1f}"


def verdict(found: Alive, most: int = 0) -> list[str]:
    """What is dead and what is rare, by groups, or that nothing is; `most` names of a group, or all."""
    games = " and ".join(sorted({f"{each.games:,}" for each in found.settings}))
    told = []
    for name, items, bound in (("Dead", found.dead, DEAD), ("Rare", found.rare, RARE)):
        if items:
            where = "in every setting" if len(found.settings) > 1 else "here"
            told.append(f"{name}, in under {percent(bound, 0)} of {games} games {where}: {grouped(found, items, most)}")
    return told or [f"Nothing is dead or rare in {games} games"]


def grouped(found: Alive, items: Iterable[Item], most: int) -> str:
    """Names behind the heading of their group; a whole group is told by its number."""
    parts, every = [], list(items)
    for group, title in group_titles(found.game).items():
        names = [item.shown for item in every if item.group == group]
        if len(names) > 1 and len(names) == len(found.group(group)):
            parts.append(f"all {len(names)} {title.lower()}")
        elif names:
            parts.append(f"{title.lower()} {listed(names, most or len(names))}")
    return "; ".join(parts)
