"""A game on a page: how it is drawn and what is clicked for its actions. Loaded only where something is drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from smokestack.board.drawing import Part, Svg, picture
from smokestack.board.written import written
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.position import Position
from smokestack.gamekit.spec import GameSpec

WATCHER = -1
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


@lru_cache
def board_of(spec: GameSpec) -> GameBoard:
    """A game's board; one that draws nothing shows its text board and is played by the buttons beside it."""
    return spec.room(spec.board_room, GameBoard) if spec.board_room else written_board(spec)


def written_board(spec: GameSpec) -> GameBoard:
    """The text board as the one part of a table."""

    def draw(view: Any, names: Sequence[str], _seat: int) -> tuple[Part, ...]:
        return (written("table", spec.title, spec.words.text_board(view, names)),)

    def path(_edition: Edition, _record: Any, action: int) -> tuple[str, ...]:
        return (f"do:{action}",)

    return GameBoard(draw=draw, path=path, symbols="", poster="table")


def draw_position(position: Position, names: Sequence[str], seat: int = WATCHER) -> tuple[Part, ...]:
    return board_of(position.game.spec).draw(position.view(), names, seat)


def picture_of(position: Position, names: Sequence[str] = (), seat: int = WATCHER) -> Svg:
    """The whole table as one picture that needs nothing else."""
    called = names or [f"Seat {number + 1}" for number in range(position.seats)]
    return picture(draw_position(position, called, seat), board_of(position.game.spec).symbols)
