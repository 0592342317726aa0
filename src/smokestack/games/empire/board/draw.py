"""The table as named parts.

Areas and their order. On a desk of 1280 px: a head of three equal columns, and below it three (1fr 2fr 1fr):

    head   score  score       round | tracks, score
    dice   city   other       dice, ladder, market | six blocks, three in a row | the opponent's panel, Archie's table
    offer  cards              factories on offer | two Action cards side by side
    key    mine               key to the buildings | my panel and my factories, two in a row
           theirs             the opponent's factories, two in a row

On a phone, one below the other: head, dice, city (two blocks in a row), cards, mine, other, theirs, offer, score, key.
All parts are 320 wide but the blocks, which are 202.
"""

from collections.abc import Iterator, Sequence

from smokestack.board.drawing import Part
from smokestack.games.empire.board.archie import draw_archie
from smokestack.games.empire.board.cards import draw_cards
from smokestack.games.empire.board.city import draw_city
from smokestack.games.empire.board.desk import draw_desk
from smokestack.games.empire.board.head import draw_head
from smokestack.games.empire.board.players import draw_player
from smokestack.games.empire.board.works import draw_offer, draw_works
from smokestack.games.empire.view.table import EmpireView


def draw(view: EmpireView, names: Sequence[str], seat: int) -> tuple[Part, ...]:
    """The whole table as a seat sees it; somebody who only looks on sits with the first."""
    return tuple(all_parts(view, names, seat))


def all_parts(view: EmpireView, names: Sequence[str], seat: int) -> Iterator[Part]:
    near = max(seat, 0)
    far = 1 - near
    yield from draw_head(view, names)
    yield from draw_desk(view)
    yield from draw_city(view, names)
    yield from draw_cards(view, names)
    yield draw_player(view, names, near, "mine", you=seat == near)
    yield from draw_works(view, names, near, "mine")
    yield draw_player(view, names, far, "other", you=False)
    if view.cards and view.archie_builds:
        yield draw_archie(view)
    yield from draw_works(view, names, far, "theirs")
    yield draw_offer(view)
