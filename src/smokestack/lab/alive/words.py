"""What is alive in words: cells of a table, and the sentence that names what is dead."""

from collections.abc import Iterable

from smokestack.lab.alive.alive import DEAD, RARE, Alive, Table, Use
from smokestack.lab.alive.items import Item, group_titles
from smokestack.lab.sentences import percent

NOTHING = "–"


def share(value: float) -> str:
    """In whole percents, but never 0 for what occurs."""
    if 0 < value < 0.01:
        return "<1"
    return f"{value * 100:.0f}"


def wins(use: Use, table: Table) -> str:
    """How far the users' wins lie from those of any seat, in points of a hundred, with half its 95 % interval."""
    if use.wins is None:
        return NOTHING
    return f"{(use.wins.value - table.fair) * 100:+.1f} ±{use.wins.reach * 100:.1f}"


def verdict(found: Alive) -> list[str]:
    """What is dead and what is rare, by groups, or that nothing is."""
    games = " and ".join(sorted({f"{table.games:,}" for table in found.tables}))
    told = []
    for name, items, bound in (("Dead", found.dead, DEAD), ("Rare", found.rare, RARE)):
        if items:
            where = "at every table" if len(found.tables) > 1 else "here"
            told.append(f"{name}, in under {percent(bound, 0)} of {games} games {where}: {grouped(found, items)}")
    return told or [f"Nothing is dead or rare in {games} games"]


def grouped(found: Alive, items: Iterable[Item]) -> str:
    """Names behind the heading of their group; a whole group is told by its number."""
    parts, listed = [], list(items)
    for group, title in group_titles(found.game).items():
        names = [item.shown for item in listed if item.group == group]
        if len(names) > 1 and len(names) == len(found.group(group)):
            parts.append(f"all {len(names)} {title.lower()}")
        elif names:
            parts.append(f"{title.lower()} {', '.join(names)}")
    return "; ".join(parts)
