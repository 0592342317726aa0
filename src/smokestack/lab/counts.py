"""Names for the places of a row of counts."""

from collections.abc import Iterable

from smokestack.lab.meta import Measure

Counts = list[tuple[int, Measure]]
"""Places in the row, counted from the start of the game's part or of the seat's, and what is counted there."""


def one(place: int, name: str) -> Counts:
    """A single count."""
    return [(place, Measure(name))]


def each(place: int, name: str, words: Iterable[str]) -> Counts:
    """A count for each word, side by side."""
    return [(place + k, Measure(name, (word,))) for k, word in enumerate(words)]
