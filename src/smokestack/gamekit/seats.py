"""What seats are called where somebody reads of them: in sentences, in choices and on the board."""

from collections.abc import Sequence
from itertools import chain, repeat


def default_name(seat: int) -> str:
    """What a seat is called where nobody has named who sits there."""
    return f"Seat {seat + 1}"


def seat_names(seats: int, names: Sequence[str] = ()) -> list[str]:
    """A name for each of so many seats: the one that is given, or the seat's number."""
    given = chain(names, repeat(""))
    return [name or default_name(seat) for seat, name in zip(range(seats), given, strict=False)]
