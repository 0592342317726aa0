"""The pieces that boards of all games are made of: panels, places, previews, and text that keeps to its room."""

from functools import lru_cache
from textwrap import wrap

from smokestack.board.drawing import KEPT, Part, Svg, group, lines, path, rect, tag, text

LETTER_WIDTH, BOLD_WIDTH = 0.6, 0.69
"""In parts of the font size, of the widest font the stylesheet may fall back to."""
STYLES = (("bold", 12, 0.7), ("note bold", 11, 0.7), ("note", 11, 0.61), ("small", 10, 0.6))
"""How a name may be set, from large to small: classes, font size, and the width of a letter."""


def paper(width: float, height: float) -> Svg:
    """What a part is printed on, with room for its outline."""
    return rect(1, 1, width - 2, height - 2, "card", 6)


def panel(name: str, area: str, title: str, height: float, *inside: Svg, width: float, css: str | None = None) -> Part:
    """A part on a paper of its own."""
    return Part(name, area, title, width, height, group(paper(width, height), *inside, css=css))


def head(width: float, height: float, css: str) -> Svg:
    """A band along the top of a panel."""
    return path(f"M1.7 {height}V7a5.3 5.3 0 0 1 5.3 -5.3H{width - 7}a5.3 5.3 0 0 1 5.3 5.3V{height}z", css)


def edge(x: float, y: float, width: float, height: float, round_: float = 4.0) -> Svg:
    """What the page lights up around a target."""
    return rect(x, y, width, height, "edge", round_)


def place(name: str, *inside: Svg) -> Svg:
    """A place of the ledger, where pieces fly from and to."""
    return tag("g", *inside, data_place=name)


def preview(of: str, *inside: Svg) -> Svg:
    """Shown while a target is pointed at; a target within others is named after them, with spaces between."""
    return tag("g", *inside, class_="preview", data_for=of)


def plural(count: int, one: str, many: str = "") -> str:
    """1 train, 2 trains."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def short(what: str, most: int) -> str:
    """Text of at most so many letters; what is longer ends in an ellipsis."""
    return what if len(what) <= most else f"{what[: max(most - 1, 1)].rstrip()}…"


def fit(what: str, width: float, size: float, letter: float = LETTER_WIDTH) -> str:
    """Text that is cut where it would be wider than its room."""
    return short(what, int(width / (size * letter)))


def fit_bold(what: str, width: float, size: float) -> str:
    return fit(what, width, size, BOLD_WIDTH)


def label(x: float, y: float, what: str, width: float, *, bold: bool = True) -> Svg:
    """A name in the largest letters in which it fits its room, cut only where none do."""
    for style, size, letter in STYLES if bold else STYLES[2:]:
        if len(what) * size * letter <= width:
            return text(x, y, what, style)
    style, size, letter = STYLES[-1]
    return text(x, y, fit(what, width, size, letter), style)


def letters_in(width: float, size: float) -> int:
    """How many letters of running text a line of a width has."""
    return int(width / (size * LETTER_WIDTH * 0.94))


def paragraph(what: str, width: float, size: float) -> list[str]:
    """Text broken into lines of a width."""
    return wrap(what, letters_in(width, size))


@lru_cache(KEPT)
def prose(x: float, y: float, what: str, letters: int, step: float = 14.0, css: str = "", most: int = 9) -> Svg:
    """Sentences in lines of so many letters, and no more lines than there is room for."""
    return lines(x, y, wrap(what, letters)[:most], step, css)
