"""What those at a table are called, so that stories are clear; whom a name stands for is not asked here."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import chain, count

from smokestack.gamekit.seats import seat_names
from smokestack.match.seats import Seat


def names_of(seats: Sequence[Seat]) -> list[str]:
    """A name for every seat; open ones are called by their number."""
    return seat_names(len(seats), [seat.name for seat in seats])


def named_apart(seats: Sequence[Seat]) -> list[Seat]:
    """Seats with the same name get a number each."""
    names = [seat.name for seat in seats]
    shown = []
    for place, seat in enumerate(seats):
        twins = seat.name != "" and names.count(seat.name) > 1
        shown.append(replace(seat, name=f"{seat.name} {names[: place + 1].count(seat.name)}") if twins else seat)
    return shown


def free_name(name: str, taken: Collection[str]) -> str:
    """A name for somebody who comes later: with a number, if others at the table have it already."""
    tried = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in tried if each not in taken)
