"""Who used what in a run: a row for each item, game and seat."""

import polars as pl

from smokestack.gamekit.game import Game
from smokestack.lab.alive.items import CLAUSES, Item, items_of, thing_item
from smokestack.lab.alive.signs import USE, Tables, kind_uses, sign_uses
from smokestack.lab.gamelab import measured_things, things_of
from smokestack.lab.meta import Meta
from smokestack.lab.tables import Run
from smokestack.lab.wanted import with_things

ROWS = ("games", "seats", "taken", "clauses")
"""The tables a run has to keep."""


def read_tables(run: Run) -> Tables:
    names = (*ROWS, "logs")
    return dict(zip(names, pl.collect_all([run.table(name) for name in names]), strict=True))


def uses_of(game: Game, meta: Meta, tables: Tables) -> pl.DataFrame:
    """The uses of all items, by their number in `items_of`."""
    numbers = {(item.group, item.name): k for k, item in enumerate(items_of(game))}
    kinds = kind_uses(game, tables)
    found = [
        kinds.select(*USE, pl.col("kind").alias("item")),
        *thing_uses(game, tables, numbers),
        *clause_uses(game, meta, tables, kinds, numbers),
    ]
    return pl.concat([each.select(*USE, pl.col("item").cast(pl.Int32)) for each in found]).unique()


Numbers = dict[tuple[str, str], int]


def number_of(item: Item, numbers: Numbers) -> int:
    return numbers[item.group, item.name]


def thing_uses(game: Game, tables: Tables, numbers: Numbers) -> list[pl.DataFrame]:
    """Things that actions take, and things that only counts tell of."""
    things = things_of(game)
    order = [number_of(thing_item(thing), numbers) for thing in sorted(set(things.values()))]
    by_action = with_things(tables["taken"], things).with_columns(
        item=pl.col("thing").replace_strict(list(range(len(order))), order, return_dtype=pl.Int32)
    )
    by_count = [
        tables["seats"].filter(pl.col(column) > 0).with_columns(item=pl.lit(number_of(thing_item(thing), numbers)))
        for column, thing in measured_things(game).items()
    ]
    return [by_action, *by_count]


def clause_uses(game: Game, meta: Meta, tables: Tables, kinds: pl.DataFrame, numbers: Numbers) -> list[pl.DataFrame]:
    """Clauses that were named when the games were told, and those whose signs were seen."""
    found = []
    for clause in game.spec.clauses.all:
        told = tables["clauses"].filter(pl.col("clause") == clause.id).select(*USE)
        seen = [sign_uses(sign, clause, game, meta, tables, kinds) for sign in clause.shows]
        found += [each.with_columns(item=pl.lit(numbers[CLAUSES, clause.id])) for each in (told, *seen)]
    return found
