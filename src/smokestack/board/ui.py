"""A game on a page: how it is drawn and what is clicked for its actions. Loaded only where something is drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from smokestack.board.drawing import Part, Svg, picture
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.position import Position
from smokestack.gamekit.seats import seat_names
from smokestack.gamekit.spec import GameSpec

ONLOOKER = -1
"""The seat of somebody who only looks on."""


@dataclass(frozen=True)
class GameBoard:
    """What a game's `board` room offers as BOARD."""

    draw: Callable[[Any, Sequence[str], int], tuple[Part, ...]]
    """A view, the players' names and the seat that looks, as parts."""
    path: Callable[[Edition, Any, int], tuple[str, ...]]
    """The targets to click for an action, one to three."""
    symbols: Svg
    """The sheet of pictures that parts use."""
    poster: str
    """The area that shows best what the game looks like."""


def board_of(spec: GameSpec) -> GameBoard:
    return spec.room(spec.board_room, GameBoard)


def draw_position(position: Position, names: Sequence[str], seat: int = ONLOOKER) -> tuple[Part, ...]:
    return board_of(position.game.spec).draw(position.view(), names, seat)


def picture_of(position: Position, names: Sequence[str] = (), seat: int = ONLOOKER) -> Svg:
    """The whole table as one picture that needs nothing else."""
    called = seat_names(position.seats, names)
    return picture(draw_position(position, called, seat), board_of(position.game.spec).symbols)
