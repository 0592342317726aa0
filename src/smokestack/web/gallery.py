"""Boards to look at: a recorded game in each game's folder, shown in its middle."""

from functools import lru_cache

from smokestack.board.drawing import Part
from smokestack.board.ui import board_of, draw_position
from smokestack.gamekit.registry import names, spec
from smokestack.match.save import loads


@lru_cache
def showcase(name: str) -> tuple[Part, ...]:
    """The table of a game that has gone on for a while; replaying it takes no longer than drawing it."""
    match = loads(recorded_game(name), f"the recorded game of {name}")
    return draw_position(match.position, [seat.name for seat in match.seats])


def draw_showcases() -> None:
    """All of them, so that the first visitor finds them drawn."""
    for name in names():
        showcase(name)


def recorded_game(name: str) -> str:
    return spec(name).data("poster.jsonl")


def poster(name: str) -> list[Part]:
    return [part for part in showcase(name) if part.area == board_of(spec(name)).poster]
