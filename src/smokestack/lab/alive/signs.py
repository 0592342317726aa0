"""What shows a clause in a log besides the sentences that name it: the signs its line in `clauses.toml` gives."""

import polars as pl

from smokestack.gamekit.clauses import Clause
from smokestack.gamekit.errors import ManifestError
from smokestack.gamekit.game import Game
from smokestack.lab.meta import Measure, Meta
from smokestack.lab.tables import NOBODY

USE = ("game", "seat")
"""A use of something: in which game, and by which seat or NOBODY."""
Tables = dict[str, pl.DataFrame]


def kind_uses(game: Game, tables: Tables) -> pl.DataFrame:
    """The uses of every kind of action, by its number `kind`; outcomes of chance are nobody's."""
    numbers = pl.DataFrame(
        {"action": range(game.actions), "kind": list(game.spec.codec.kinds)},
        schema={"action": pl.Int32, "kind": pl.Int32},
    )
    steps = tables["logs"].explode("actions").rename({"actions": "action"})
    played = steps.join(numbers, on="action").select("game", pl.lit(NOBODY, pl.Int8).alias("seat"), "kind")
    chosen = tables["taken"].join(numbers, on="action").select("game", "seat", "kind")
    return pl.concat([played, chosen]).unique()


def sign_uses(sign: str, clause: Clause, game: Game, meta: Meta, tables: Tables, kinds: pl.DataFrame) -> pl.DataFrame:
    """The uses of a clause by one of its signs."""
    how, _, what = sign.partition(" ")
    if how == "action" and what in game.spec.codec.verbs:
        return kinds.filter(pl.col("kind") == game.spec.codec.kind(what)).select(*USE)
    if how == "end" and what in game.spec.end_reasons:
        return nobodys(tables["games"].filter(pl.col("reason") == what))
    name, *of = what.split() or [""]
    measure = Measure(name, tuple(of))
    if how == "count" and measure in meta.game_measures:
        return nobodys(tables["games"].filter(pl.col(measure.column) > 0))
    if how == "count" and measure in meta.seat_measures:
        return tables["seats"].filter(pl.col(measure.column) > 0).select(*USE)
    raise ManifestError(
        f"clause {clause.id} of {game.name} shows by '{sign}', which does not exist; write 'action' and a kind of "
        "action, 'end' and a reason, or 'count' and a measure of the game's lab"
    )


def nobodys(games: pl.DataFrame) -> pl.DataFrame:
    return games.select("game", pl.lit(NOBODY, pl.Int8).alias("seat"))
