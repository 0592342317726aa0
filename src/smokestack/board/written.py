"""A text board as a picture: what a page shows of a game that draws nothing itself."""

from smokestack.board.drawing import Part, rect, tag, words

LETTER, LINE, MARGIN = 7.3, 15.0, 4.0
"""How wide a letter is, how high a line, and what is left free above and below."""


def written(name: str, title: str, board: str) -> Part:
    """The lines of a text board as one part of the table."""
    rows = board.splitlines()
    body = "".join(
        tag("text", words(row), x=LETTER, y=LINE * number + MARGIN, class_="mono")
        for number, row in enumerate(rows, start=1)
        if row.strip()
    )
    width, height = LETTER * (max(map(len, rows), default=0) + 2), LINE * (len(rows) + 0.5) + 2 * MARGIN
    return Part(name, name, title, width, height, rect(0.75, 0.75, width - 1.5, height - 1.5, "card", 4) + body)
