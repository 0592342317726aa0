"""The two Action cards: five large icons each; a claimed one carries the cube."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from smokestack.board.drawing import Part, Svg, group, lines, rect, target, use
from smokestack.board.pieces import edge, place, preview, prose
from smokestack.games.empire.board.pieces import WIDTH, cube, heading, panel
from smokestack.games.empire.view.table import EmpireView, IconView

ARCHIE = 1
"""Archie's seat."""
SIZE, STEP = 58.0, 62.5
TOP = 34.0
WORD = 10
"""The letters of a line under an icon: the longest names take three."""
ABOUT = {
    "produce": "Your factories make Goods, each at its market price, up to the end of the track.",
    "upgrade_residential": "Each matching Good raises a Residential of yours by 1.",
    "upgrade_commercial": "Each matching Good raises a Commercial of yours by 1.",
    "upgrade_leisure": "Each matching Good raises a Leisure building of yours by 1.",
    "upgrade_industrial": "With a Town Hall: each Good raises an Industrial by 1, and the smoke with it.",
    "upgrade_any": "Raise one building as far as you like, for money.",
    "add_train": "A train with one passenger starts at a factory of yours.",
    "passenger_own": "One more passenger on a train of yours.",
    "passenger_other": "A cube of yours boards the other's train, one for each Station you own.",
    "move_one": "A train of yours goes one link; home, it pays passengers × links. You may take this twice.",
    "move_two": "Two links, with one train or two. Once a round.",
    "exchange_2": "Buy Profit at $2 each, as much as you like.",
    "exchange_3": "Buy Profit at $3 each, as much as you like.",
    "reduce_pollution": "You may lower pollution by 1.",
}


def draw_cards(view: EmpireView, names: Sequence[str]) -> Iterator[Part]:
    for at, icons in enumerate(view.cards):
        yield draw_card(view, at, icons, names)


def draw_card(view: EmpireView, at: int, icons: tuple[IconView, ...], names: Sequence[str]) -> Part:
    title = f"Action card {at + 1}"
    first = at * len(icons) + 1
    drawn = (icon(each, first, position, names) for position, each in enumerate(icons))
    stories = (story(each, spot) for spot, each in enumerate(icons, start=first))
    ghosts = archie_ghosts(view, at)
    return panel(f"card-{at + 1}", "cards", title, 146, heading(10, 23, title), *drawn, *stories, *ghosts)


def archie_ghosts(view: EmpireView, at: int) -> Iterator[Svg]:
    """E7.4: while an icon is pointed at, the one on this card that Archie would answer with carries his cube."""
    icons = [icon for card in view.cards for icon in card]
    for spot, each in enumerate(icons, start=1):
        if not each.answers:
            continue
        card, position = divmod(each.answers[0].spot, len(view.cards[at]))
        if card == at:
            x = left(position)
            ring = rect(x - 1, TOP - 1, SIZE + 2, SIZE + 2, "ring", 8)
            yield preview(f"icon:{spot}", ring, cube(x - 5, TOP - 5, 28, ARCHIE))


def left(position: int) -> float:
    """Where an icon begins on its card."""
    return 6 + position * STEP


def icon(each: IconView, first: int, position: int, names: Sequence[str]) -> Svg:
    """An icon with its words, and the cube of whoever took it."""
    taken = "" if each.seat is None else cube(SIZE - 25, -5, 28, each.seat)
    said = each.name if each.seat is None else f"{each.name}, taken by {names[each.seat]}"
    inside = (
        rect(0, 0, SIZE, SIZE, "slot" if each.seat is None else "shade", 8),
        use(f"empire-{each.key}", 8, 8, SIZE - 16),
        lines(SIZE / 2, SIZE + 14, wrap(each.name, WORD, break_long_words=False), 13, "mid note tight"),
        taken,
        edge(-1, -1, SIZE + 2, SIZE + 47, 8),
    )
    spot = f"icon:{first + position}"
    return group(place(spot, target(spot, said, *inside)), at=(left(position), TOP))


def story(each: IconView, spot: int) -> Svg:
    """While an icon is pointed at: what it does, instead of the card's title."""
    return preview(
        f"icon:{spot}", rect(3, 3, WIDTH - 6, 28, "shade", 4), prose(10, 14, ABOUT[each.key], 50, 13, "note", 2)
    )
