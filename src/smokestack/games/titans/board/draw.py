"""The table of Titans as named parts.

Areas, as a wide stage of about 900 pixels lays them out beside the action bar:

    age    age    age    turns  turns
    .      north  north  north  .
    west   grids  grids  grids  east
    .      south  south  south  .
    works  works  works  me     me
    works  works  works  race   race
    works  works  works  office office
    rivals rivals rivals rivals rivals

`grids` is a square of three by three in the order of the parts. `north` and `south` set their two parts side by side,
`west` and `east` one above the other. `map` is hidden.

A phone shows one column: age, turns, me, map, then grids (or one grid at a time, opened from the map, whose cells name
a part in `data-opens`), works, north, east, south, west (their two parts side by side), office, race, rivals.

A target may lie inside another: `price:3` in `grid:c-res`, `uses:2` and `do:build` in `facility:farm`. The second step
of a path is looked for inside elements of the first; a click on the inner one is a click on both. Previews name such a
target by its whole way, `grid:c-res price:3`.
"""

from collections.abc import Sequence

from smokestack.board.drawing import Part
from smokestack.games.titans.board.cards import draw_advancements, draw_facilities
from smokestack.games.titans.board.grids import draw_grids
from smokestack.games.titans.board.players import draw_players, draw_race
from smokestack.games.titans.board.sides import draw_sides
from smokestack.games.titans.board.strips import draw_age, draw_map, draw_turns
from smokestack.games.titans.view.table import TitansView


def draw(view: TitansView, names: Sequence[str], seat: int) -> tuple[Part, ...]:
    """Everything on the table as a seat sees it; who only watches (-1) sees prices of whoever is to move."""
    buyer = seat if seat >= 0 else view.to_move
    return (
        draw_age(view),
        draw_turns(view, names),
        *draw_grids(view, names, seat),
        *draw_sides(view, names, buyer),
        *draw_facilities(view, buyer),
        draw_advancements(view, buyer),
        *(() if view.phase == "over" else (draw_race(view, names),)),
        *draw_players(view, names, seat),
        draw_map(view, seat),
    )
