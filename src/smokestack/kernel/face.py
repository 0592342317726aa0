"""A game's face: how pages draw it and lead through its actions. Loaded only where something is drawn."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from smokestack.kernel.drawing import Part, Svg, picture
from smokestack.kernel.edition import Edition
from smokestack.kernel.game import GameSpec
from smokestack.kernel.position import Position

WATCHER = -1
"""The seat of somebody who only looks on."""


@dataclass(frozen=True)
class Face:
    """What a game's `face` module offers as FACE."""

    draw: Callable[[Any, Sequence[str], int], tuple[Part, ...]]
    """A view, the players' names and the seat that looks, as parts."""
    path: Callable[[Edition, Any, int], tuple[str, ...]]
    """The targets to click for an action, one to three."""
    ask: Callable[[Any, Sequence[str]], str]
    """What is expected now, in one sentence."""
    unlit: Mapping[str, tuple[str, str]]
    """When the things of a kind of target are chosen, with the clause: why they cannot be clicked at other moments."""
    symbols: Svg
    scored: str
    """The piece of the ledger that is the score, such as "share"; "" when the score is what lies on the table."""
    sources: Callable[[Any], list[list[tuple[str, int]]]]
    """For each player, what on the table counts how much; asked only when no piece of the ledger is the score."""
    source_name: Callable[[Edition, str], str]
    """What people call such a source, or a reason for points in the ledger."""
    players: str
    """How many play, such as "2 to 6"."""
    minutes: str
    pitch: str
    """What the game is about, in one sentence."""


def face_of(spec: GameSpec) -> Face:
    found: Face = importlib.import_module(f"{spec.package}.face").FACE
    return found


def draw_position(position: Position, names: Sequence[str], seat: int = WATCHER) -> tuple[Part, ...]:
    return face_of(position.game.spec).draw(position.view(), names, seat)


def picture_of(position: Position, names: Sequence[str] = (), seat: int = WATCHER) -> Svg:
    """The whole table as one picture that needs nothing else."""
    called = names or [f"Seat {number + 1}" for number in range(position.seats)]
    return picture(draw_position(position, called, seat), face_of(position.game.spec).symbols)
