"""Boards to look at: a recorded game in each game's data, shown in its middle; without one, how a table begins."""

from functools import lru_cache

from smokestack.board.drawing import Part
from smokestack.board.ui import board_of, draw_position
from smokestack.gamekit.registry import names, spec
from smokestack.match import Match, Seat
from smokestack.match.save import loads

FILE = "poster.jsonl"
"""In the game's `data`."""


@lru_cache
def showcase(name: str) -> tuple[Part, ...]:
    """The table of a game that has gone on for a while; replaying it takes no longer than drawing it."""
    match = recorded_game(name) if spec(name).has_data(FILE) else first_table(name)
    return draw_position(match.position, [seat.name for seat in match.seats])


def recorded_game(name: str) -> Match:
    return loads(spec(name).data(FILE), f"{FILE} of {name}")


def first_table(name: str) -> Match:
    """The table a game proposes, at its first decision."""
    found = spec(name)
    seats = [Seat(f"Seat {number}") for number, _ in enumerate(found.first_table.split(","), start=1)]
    match = Match.new(name, seats=seats, options=dict(found.first_options), chance=1)
    if match.position.chance:
        match.let_chance()
    return match


def draw_showcases() -> None:
    """All of them, so that the first visitor finds them drawn."""
    for name in names():
        showcase(name)


def poster(name: str) -> list[Part]:
    return [part for part in showcase(name) if part.area == board_of(spec(name)).poster]
