"""What a game is made of, the registry by name, and the facade `smokestack.game("titans")`."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from smokestack.kernel import verbs
from smokestack.kernel.clauses import Clauses, read_clauses
from smokestack.kernel.codec import Action, Codec
from smokestack.kernel.compile import answer
from smokestack.kernel.edition import Edition, Reader, read_edition
from smokestack.kernel.engine import Compiled, Engine, Interpreted
from smokestack.kernel.errors import EditionError, NotationError, UnknownName
from smokestack.kernel.options import Chosen, Option, settle_options
from smokestack.kernel.position import AnyAction, Position
from smokestack.kernel.record import Record, RecordError
from smokestack.kernel.refusal import RefusalText
from smokestack.kernel.telling import Label, Offer, Telling
from smokestack.kernel.verbs import CHANCE, OVER

Kernel = Callable[..., Any]
MOST_SEATS = 12


@dataclass(frozen=True)
class Rules:
    """A game's kernels, one for each verb."""

    start: Kernel
    seats: Kernel
    action_count: Kernel
    to_move: Kernel
    legal: Kernel
    check: Kernel
    act: Kernel
    outcomes: Kernel
    scores: Kernel
    ranks: Kernel
    end_reason: Kernel
    rounds: Kernel
    wander: Kernel = verbs.evenly


def no_offer(_: Any) -> Offer | None:
    """In most games nobody asks anybody."""
    return None


@dataclass(frozen=True, eq=False)
class GameSpec:
    """Everything that makes one game; built once in the game's own folder."""

    name: str
    title: str
    version: int
    """Rules version: grows when the same log could mean another game."""
    package: str
    state: type[Record]
    options_record: type[Record]
    options: tuple[Option, ...]
    rules: Rules
    codec: Codec
    reader: Reader
    default_edition: str
    refusals: Mapping[int, RefusalText]
    end_reasons: tuple[str, ...]
    view: Callable[[Edition, Any], Any]
    board: Callable[[Any, Sequence[str]], str]
    tell: Callable[[Edition, Any, int, Sequence[str]], Telling]
    """What an action does to a position, told with the players' names."""
    label: Callable[[Edition, Any, int, Sequence[str]], Label]
    """An action as a choice in a position, with its cost and gain."""
    holdings: Callable[[Any], dict[tuple[int, int], int]]
    """How many of each piece are at each counted place: the balance the ledger must explain."""
    first_table: str
    """Who sits where when one person just wants to play."""
    first_options: Mapping[str, int] = field(default_factory=dict)
    """Options of that table."""
    simulation: Mapping[str, int] = field(default_factory=dict)
    """Options that differ in simulation, such as a round limit."""
    offer: Callable[[Any], Offer | None] = no_offer
    """The offer the seat to move has to answer, in games that have offers."""

    def __post_init__(self) -> None:
        for name in Rules.__dataclass_fields__:
            answer(getattr(verbs, name), self.state, getattr(self.rules, name))

    @cached_property
    def clauses(self) -> Clauses:
        return read_clauses(resources.files(self.package).joinpath("clauses.toml").read_text(encoding="utf-8"))

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        folder = resources.files(self.package).joinpath("editions")
        return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))

    def read(self, text: str, file: str) -> Edition:
        """Check an edition text of this game."""
        return read_edition(self.name, text, file, self.reader)

    def edition(self, which: str | Path | None = None) -> Edition:
        """An edition by name, or from a file."""
        if which is None or which in self.editions():
            return _shipped(self.package, str(which or self.default_edition), self)
        path = Path(which)
        if path.suffix != ".toml":
            raise UnknownName("edition", str(which), self.editions())
        try:
            return self.read(path.read_text(encoding="utf-8"), str(path))
        except (OSError, UnicodeDecodeError) as error:
            raise EditionError(str(path), [f"cannot be read: {error}"]) from None


@lru_cache
def _shipped(package: str, name: str, spec: GameSpec) -> Edition:
    file = resources.files(package).joinpath("editions", f"{name}.toml")
    return spec.read(file.read_text(encoding="utf-8"), f"{name}.toml")


class Game:
    """A game with an edition, ready to play, interpreted or compiled; made by `smokestack.game`.

    Examples:
        >>> import smokestack
        >>> titans = smokestack.game("titans")
        >>> titans
        <game titans, edition prototype, interpreted>
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

    def mover(self, seat: int) -> str:
        """A seat, CHANCE or OVER as messages call it."""
        return {CHANCE: "chance", OVER: "nobody, it is over"}.get(seat, f"seat {seat + 1}")

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self.name, self.edition, self.compiled)

    def __repr__(self) -> str:
        return f"<game {self.name}, edition {self.edition.name}, {'compiled' if self.compiled else 'interpreted'}>"


GAMES = {
    "titans": "smokestack.games.titans",
    "empire": "smokestack.games.empire",
    "victory": "smokestack.games.victory",
}
"""The registry: each game's package offers SPEC."""


def spec(name: str) -> GameSpec:
    """A game's parts by its name."""
    if name not in GAMES:
        raise UnknownName("game", name, GAMES)
    found: GameSpec = importlib.import_module(GAMES[name]).SPEC
    return found


def game(name: str, edition: str | Path | Edition | None = None, compiled: bool = False) -> Game:
    """A game by name, with an edition by name or file.

    Args:
        name: One of `smokestack.game_names()`.
        edition: An edition's name, the path of a `.toml` file, or an edition at hand; the game's default without it.
        compiled: Whether its rules run through Numba: the first use compiles, for up to a minute, and is then cached.

    Examples:
        >>> import smokestack
        >>> smokestack.game("empire", edition="nano-3")
        <game empire, edition nano-3, interpreted>
    """
    found = spec(name)
    return Game(found, edition if isinstance(edition, Edition) else found.edition(edition), compiled)


def names() -> Sequence[str]:
    """The names of all games.

    Examples:
        >>> import smokestack
        >>> smokestack.game_names()
        ('titans', 'empire', 'victory')
    """
    return tuple(GAMES)
