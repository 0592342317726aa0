"""A game with an edition, ready to play: what `smokestack.game("…")` gives."""

from collections.abc import Sequence
from typing import Any

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.codec import Action
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import NotationError
from smokestack.gamekit.options import Chosen, settle_options
from smokestack.gamekit.position import AnyAction, Position
from smokestack.gamekit.spec import GameSpec
from smokestack.gamekit.telling import Telling
from smokestack.kernel.engine import Compiled, Engine, Interpreted
from smokestack.kernel.record import Record, RecordError
from smokestack.kernel.verbs import CHANCE, MOST_SEATS, OVER


class Game:
    """A game with an edition, ready to play, interpreted or compiled; made by `smokestack.game`.

    Examples:
        >>> import smokestack
        >>> titans = smokestack.game("titans")
        >>> titans
        <game titans, edition prototype-2, interpreted>
        >>> titans.new(players=2)
        <titans position, to move: chance>
        >>> titans.number("build farm"), titans.text(4)
        (4, 'build farm')
    """

    def __init__(self, spec: GameSpec, edition: Edition, compiled: bool) -> None:
        self.spec, self.edition, self.compiled = spec, edition, compiled
        engine = Compiled if compiled else Interpreted
        self.engine: Engine[Any] = engine(spec.state, edition.cards, len(spec.codec))

    @property
    def name(self) -> str:
        """The name by which `smokestack.game` finds it."""
        return self.spec.name

    @property
    def actions(self) -> int:
        """How many action ids there are."""
        return len(self.spec.codec)

    def options(self, **given: Any) -> Chosen:
        """The given options completed by the defaults, checked.

        Args:
            **given: Options by name; `smokestack play GAME --help` and the rules say what there is.
        """
        return settle_options(self.spec.options, given)

    def new(self, **options: Any) -> Position:
        """A position at the very start; chance usually moves first.

        Args:
            **options: Options by name, such as `players=4`; the others have their defaults.
        """
        return Position(self, self.engine.new(self.options_record(self.options(**options))))

    def options_record(self, chosen: Chosen) -> Record:
        """Settled options as the record that kernels read."""
        return self.spec.options_record(**chosen)

    def position(self, data: bytes) -> Position:
        """A position from its bytes.

        Args:
            data: What `bytes(position)` gave, of the same game.
        """
        found = Position(self, self.engine.load(data))
        if not 0 < found.seats <= MOST_SEATS or not OVER <= found.to_move < found.seats:
            raise RecordError(f"these bytes are no position of {self.name}")
        return found

    def of_record(self, record: Record) -> Position:
        """A position from a plain record, as tests and puzzles draw them."""
        return self.position(bytes(record))

    def number(self, action: AnyAction) -> int:
        """The id of an action in any of its three forms.

        Args:
            action: An id, a text such as `"build farm"`, or an action object.
        """
        if isinstance(action, str):
            return self.spec.codec.parse(action, self.edition.words)
        if isinstance(action, Action):
            return self.spec.codec.encode(action)
        if not 0 <= action < self.actions:
            raise NotationError(f"{action} is no action; ids go from 0 to {self.actions - 1}")
        return int(action)

    def text(self, action: AnyAction) -> str:
        """An action in notation; `number` reads it back."""
        return self.spec.codec.text(self.number(action), self.edition.words)

    def decode(self, action: AnyAction) -> Action:
        """An action as an object: its verb and the value of each slot."""
        return self.spec.codec.decode(self.number(action))

    def tell(self, applied: Applied[Any], names: Sequence[str]) -> Telling:
        """What an action did, in sentences and ledger lines."""
        return self.spec.words.tell(self.edition, applied, names)

    def mover(self, seat: int) -> str:
        """A seat, CHANCE or OVER as messages call it."""
        return {CHANCE: "chance", OVER: "nobody, it is over"}.get(seat, f"seat {seat + 1}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.spec, self.edition, self.compiled)

    def __repr__(self) -> str:
        return f"<game {self.name}, edition {self.edition.name}, {'compiled' if self.compiled else 'interpreted'}>"
