"""A game on a page: how it is drawn and what is clicked for its actions. Loaded only where something is drawn."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Any

from smokestack.board.drawing import Part, Svg, picture, stylesheet
from smokestack.board.written import written
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.position import Position
from smokestack.gamekit.seats import seat_names
from smokestack.gamekit.spec import GameSpec

ONLOOKER = -1
"""The seat of somebody who only looks on."""


@dataclass(frozen=True)
class GameBoard:
    """What a game's `board` room offers as BOARD. All that has a default only makes its page more comfortable."""

    draw: Callable[[Any, Sequence[str], int], tuple[Part, ...]]
    """A view, the players' names and the seat that looks, as parts."""
    path: Callable[[Edition, Any, int], tuple[str, ...]]
    """The targets to click for an action, one to three."""
    symbols: Svg
    """The sheet of pictures that parts use."""
    poster: str
    """The area that shows best what the game looks like."""
    package: str = ""
    """Where its own style sheets are, `board.css` and `layout.css`; without them it lies in one column."""
    zoomed: tuple[str, ...] = ()
    """Areas that may grow larger than a screen: the page gives them buttons to zoom."""
    small: tuple[str, ...] = ()
    """Kinds of targets that are many and short in words, such as `cell`: their choices stand side by side."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys that walk over the choices of a kind of target, as r over `turn`; the page has c, h, u and 1 to 9 itself."""
    money: tuple[str, ...] = ()
    """Pieces of the ledger that are money: what seats get and pay of them is shown beside their names."""

    @property
    def styles(self) -> str:
        """Its accent and the classes of its drawings, which pictures and reports need too."""
        return self.sheet("board.css")

    @property
    def layout(self) -> str:
        """Where its areas lie on the page, and its poster."""
        return self.sheet("layout.css")

    def sheet(self, name: str) -> str:
        """A style sheet of its own, empty where it has none."""
        if not self.package:
            return ""
        found = resources.files(self.package).joinpath(name)
        return found.read_text(encoding="utf-8") if found.is_file() else ""


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


def stylesheet_of(spec: GameSpec) -> str:
    """All the styles of one game's pictures, under an element that has the game's name as its class."""
    return stylesheet() + board_of(spec).styles


def draw_position(position: Position, names: Sequence[str], seat: int = ONLOOKER) -> tuple[Part, ...]:
    return board_of(position.game.spec).draw(position.view(), names, seat)


def picture_of(position: Position, names: Sequence[str] = (), seat: int = ONLOOKER) -> Svg:
    """The whole table as one picture that needs nothing else."""
    called = seat_names(position.seats, names)
    spec = position.game.spec
    board = board_of(spec)
    return picture(draw_position(position, called, seat), board.symbols, spec.name, board.styles)
