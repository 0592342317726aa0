"""Who plays first: each seat's place in the first turn order, read from the logs."""

import polars as pl

from smokestack.gamekit.game import Game
from smokestack.lab.gamelab import lab_of

SET_UP = 400
"""The order is settled within so many steps of a log."""


def starting_places(logs: pl.DataFrame, game: Game, seats: int) -> pl.DataFrame:
    """A row for each game and seat: `place` 0 plays first; no rows for games that leave nothing to chance."""
    drawn_by = lab_of(game.spec).first_drawn
    schema = {"game": pl.Int64, "seat": pl.Int8, "place": pl.Int8}
    if not drawn_by:
        return pl.DataFrame([], schema=schema, orient="row")
    verb = game.spec.codec.verbs[drawn_by]
    base = game.spec.codec.base(verb.name)
    steps = logs.select("game", pl.col("actions").list.head(SET_UP)).explode("actions")
    drawn = steps.filter(pl.col("actions").is_between(base, base + verb.size - 1))
    orders = drawn.group_by("game", maintain_order=True).agg(pl.col("actions") - base)
    rows = [
        (number, seat, place)
        for number, first in orders.iter_rows()
        for place, seat in enumerate(whole_order(first, seats))
    ]
    return pl.DataFrame(rows, schema=schema, orient="row")


def whole_order(drawn: list[int], seats: int) -> list[int]:
    """All seats in order: the last needs no draw; where only the first is drawn, the others follow around the table."""
    if len(drawn) == 1:
        return [(drawn[0] + step) % seats for step in range(seats)]
    return [*drawn, *(seat for seat in range(seats) if seat not in drawn)]
