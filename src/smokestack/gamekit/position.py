"""A position as people and programs use it: legal moves, checks, apply, copy, bytes."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from smokestack.gamekit.applied import Applied, act_on_copy
from smokestack.gamekit.codec import Action
from smokestack.gamekit.errors import IllegalAction
from smokestack.gamekit.refusal import Refusal, refusal_of
from smokestack.gamekit.seats import seat_names
from smokestack.gamekit.telling import Label, Telling
from smokestack.kernel.record import Record
from smokestack.kernel.verbs import CHANCE, OVER
from smokestack.kernel.why import ALLOWED

if TYPE_CHECKING:
    from smokestack.gamekit.game import Game

AnyAction = int | str | Action


class Position:
    """One position of a game. `apply` checks first; an illegal action changes nothing.

    Positions compare and hash by their bytes, can be pickled, and show their board in a notebook.

    Examples:
        >>> import smokestack
        >>> game = smokestack.game("titans")
        >>> position = game.new(players=2)
        >>> while position.chance:
        ...     outcome, weight = position.outcomes()[0]
        ...     position = position.apply(outcome)
        >>> [game.text(action) for action in position.legal()]
        ['build lumber-camp', 'build stone-quarry', 'build steel-forge']
        >>> print(position.check("build farm"))
        T2.6: needs 1 wood; Consumables: wood has 0
        >>> twin = position.copy().apply("build lumber-camp")
        >>> twin.to_move, twin == position, game.position(bytes(twin)) == twin
        (1, False, True)
    """

    def __init__(self, game: "Game", data: Any) -> None:
        self.game = game
        self._engine = game.engine
        self._data = data
        self._lent = False
        """Whether an Applied has this very data: it must stay as it is, and the next change is made on a copy."""

    @property
    def to_move(self) -> int:
        """The seat that decides next, CHANCE or OVER."""
        return self._engine.to_move(self._data)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._engine.seats(self._data)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == OVER

    @property
    def chance(self) -> bool:
        """Whether chance decides next."""
        return self.to_move == CHANCE

    def legal(self) -> list[int]:
        """The ids the seat to move may choose, ascending; nothing at chance and at the end."""
        return self._engine.legal(self._data) if self.to_move >= 0 else []

    def mask(self) -> list[bool]:
        """For every id, whether the seat to move may choose it."""
        allowed = set(self.legal())
        return [action in allowed for action in range(self.game.actions)]

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring now: (action, weight)."""
        return self._engine.outcomes(self._data) if self.chance else []

    def check(self, action: AnyAction) -> Refusal | None:
        """None when the action is allowed now, else why not.

        Args:
            action: An id, a text, or an action object.
        """
        why = self._engine.check(self._data, self.game.number(action))
        if why.code == ALLOWED:
            return None
        return refusal_of(why, self.game.spec.refusals, self.game.edition.names)

    def apply(self, action: AnyAction) -> "Position":
        """Carry out an action of the seat to move, or an outcome of chance; returns this position.

        Args:
            action: An id, a text, or an action object; IllegalAction is raised when the rules refuse it.
        """
        number = self._allowed(action)
        if self._lent:
            self._data, self._lent = self._engine.copy(self._data), False
        self._engine.act(self._data, number)
        return self

    def apply_noted(self, action: AnyAction) -> Applied[Any]:
        """Carry out an action as `apply` does; returns both sides of it and what the rules noted, ready to be told.

        Args:
            action: An id, a text, or an action object; IllegalAction is raised when the rules refuse it.
        """
        applied = self.preview(action)
        self._data = self._engine.adopt(applied.after)
        return applied

    def preview(self, action: AnyAction) -> Applied[Any]:
        """What an allowed action would do; the position stays as it is.

        Args:
            action: An id, a text, or an action object; IllegalAction is raised when the rules refuse it.
        """
        number, self._lent = self._allowed(action), True
        return act_on_copy(self.game.edition.cards, self._engine.lend(self._data), number)

    def _allowed(self, action: AnyAction) -> int:
        """The id of an action that is allowed now, read once; else IllegalAction with the reason."""
        number = self.game.number(action)
        refusal = self.check(number)
        if refusal is not None:
            raise IllegalAction(refusal)
        return number

    def scores(self) -> list[int]:
        """Each seat's score as it stands; what only counts at the end is not in it before."""
        return self._engine.scores(self._data)

    def ranks(self) -> list[int]:
        """0 for whoever is first as it stands; tied seats share a rank."""
        return self._engine.ranks(self._data)

    def winners(self) -> list[int]:
        """The seats that won; nobody while the game runs."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 0] if self.over else []

    def end_reason(self) -> str:
        """Why the game ended; "" while it runs."""
        found = self._engine.end_reason(self._data)
        return self.game.spec.end_reasons[found] if found >= 0 else ""

    def record(self) -> Record:
        """The position as a plain record that shares nothing with this one."""
        return self._engine.record(self._data)

    def view(self) -> Any:
        """The position with names, for drawing, JSON and text."""
        return self.game.spec.words.view(self.game.edition, self.record())

    def tell(self, action: AnyAction, names: Sequence[str] = ()) -> Telling:
        """What an allowed action would do, in sentences and ledger lines; the position stays as it is.

        Args:
            action: An action that `check` allows.
            names: What the players are called, by seat.
        """
        return self.game.tell(self.preview(action), seat_names(self.seats, names))

    def label(self, action: AnyAction, names: Sequence[str] = ()) -> Label:
        """An allowed action as a choice, with what it costs or brings.

        Args:
            action: An action that `check` allows.
            names: What the players are called, by seat.
        """
        return self.labels([action], names)[0]

    def labels(self, actions: Iterable[AnyAction], names: Sequence[str] = ()) -> list[Label]:
        """Several actions as choices."""
        label, edition, record = self.game.spec.words.label, self.game.edition, self.record()
        called = seat_names(self.seats, names)
        return [label(edition, record, self.game.number(action), called) for action in actions]

    def copy(self) -> "Position":
        """Another position like this one, which shares nothing with it."""
        return Position(self.game, self._engine.copy(self._data))

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.position, (bytes(self),)

    def __bytes__(self) -> bytes:
        return self._engine.dump(self._data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __str__(self) -> str:
        return self.game.spec.words.text_board(self.view(), seat_names(self.seats))

    def _repr_svg_(self) -> str:
        """The board as a picture, as notebooks show it."""
        from smokestack.board.ui import picture_of

        return picture_of(self)

    def __repr__(self) -> str:
        return f"<{self.game.spec.name} position, to move: {self.game.mover(self.to_move)}>"
