"""What a game is made of: the manifest in its folder, through which everything generic reaches it."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from smokestack.gamekit.clauses import Clauses, read_clauses
from smokestack.gamekit.codec import Codec
from smokestack.gamekit.edition import Edition, Reader, read_edition
from smokestack.gamekit.errors import EditionError, ManifestError, UnknownName
from smokestack.gamekit.options import Option
from smokestack.gamekit.refusal import RefusalText
from smokestack.gamekit.telling import Offer
from smokestack.gamekit.words import GameWords
from smokestack.kernel import verbs
from smokestack.kernel.compile import answer
from smokestack.kernel.record import Record

Kernel = Callable[..., Any]
R = TypeVar("R")


@dataclass(frozen=True)
class Rules:
    """A game's kernels, one for each verb."""

    start: Kernel
    seats: Kernel
    action_count: Kernel
    to_move: Kernel
    check: Kernel
    act: Kernel
    scores: Kernel
    end_reason: Kernel
    rounds: Kernel
    legal: Kernel = verbs.all_allowed
    outcomes: Kernel = verbs.all_alike
    ranks: Kernel = verbs.ranks_by_score
    random_move: Kernel = verbs.any_legal_move


@dataclass(frozen=True)
class OwnBot:
    """An opponent the rulebook itself brings, such as Archie: the rules decide for it."""

    name: str
    about: str
    seat: int
    """The only seat it can have."""
    option: str
    """The game option that gives it that seat."""


def no_offer(_: Any) -> Offer | None:
    """In most games nobody asks anybody."""
    return None


@dataclass(frozen=True, eq=False)
class GameSpec:
    """A game's manifest, offered as SPEC by its package. The rooms are named, and loaded only where they are needed."""

    name: str
    title: str
    version: int
    """Rules version: grows when the same log could mean another game."""
    package: str
    """The package with the game's `data`: editions, clauses, lesson and poster."""
    pitch: str
    """What the game is about, in one sentence."""
    players: str
    """How many play, such as "2 to 6"."""
    minutes: str
    state: type[Record]
    options_record: type[Record]
    options: tuple[Option, ...]
    codec: Codec
    reader: Reader
    default_edition: str
    rules: Rules
    refusals: Mapping[int, RefusalText]
    end_reasons: tuple[str, ...]
    holdings: Callable[[Any], dict[tuple[int, int], int]]
    """How many of each piece are at each counted place: the balance the ledger must explain."""
    first_table: str
    """Who sits where when one person just wants to play."""
    words_room: str
    """Where a GameWords is, as `module:NAME`."""
    board_room: str = ""
    """Where a GameBoard is; without one, pages show the text board."""
    bot_room: str = ""
    """Where a GameBot is; without one, bots look at the scores right after each action."""
    lab_room: str = ""
    """Where a GameLab is; without one, the lab counts what all games have."""
    first_options: Mapping[str, int] = field(default_factory=dict)
    """Options of the first table."""
    simulation: Mapping[str, int] = field(default_factory=dict)
    """Options that differ in simulation, such as a round limit."""
    short_games: Mapping[str, int] = field(default_factory=dict)
    """Options that keep random games short, for tests: where nothing but a limit ends them."""
    rare_verbs: frozenset[str] = frozenset()
    """Kinds of actions that random play does not reach, so that tests draw the positions for them."""
    offer: Callable[[Any], Offer | None] = no_offer
    """The offer the seat to move has to answer, in games that have offers."""
    own_bots: tuple[OwnBot, ...] = ()
    changed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The clauses that each rules version after the first has changed, for what is said of older matches."""
    order: int = 100
    """Games are listed by this number, then by name."""

    def __post_init__(self) -> None:
        for name in Rules.__dataclass_fields__:
            answer(getattr(verbs, name), self.state, getattr(self.rules, name))

    def __reduce__(self) -> tuple[Any, ...]:
        return manifest_of, (self.package,)

    def room(self, reference: str, kind: type[R]) -> R:
        """What a room of this game offers, loaded now if it was not before."""
        module, _, name = reference.partition(":")
        try:
            found = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            raise ManifestError(
                f"the manifest of {self.name} names {reference!r}, which cannot be loaded: {error}"
            ) from error
        if not isinstance(found, kind):
            raise ManifestError(f"{reference} of {self.name} is a {type(found).__name__}; it must be a {kind.__name__}")
        return found

    @cached_property
    def words(self) -> GameWords:
        return self.room(self.words_room, GameWords)

    def _file(self, *path: str) -> Traversable:
        return resources.files(self.package).joinpath("data", *path)

    def has_data(self, *path: str) -> bool:
        """Whether the game's `data` folder has such a file; a small game may do without a lesson or a poster."""
        return self._file(*path).is_file()

    def data(self, *path: str) -> str:
        """The text of a file in the game's `data` folder."""
        try:
            return self._file(*path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise self.fault("/".join(path), error) from error

    def fault(self, file: str, error: Exception) -> ManifestError:
        """What is said of a file in `data` that is missing or cannot be understood."""
        return ManifestError(f"data/{file} of {self.name} cannot be read: {error}")

    @cached_property
    def clauses(self) -> Clauses:
        text = self.data("clauses.toml")
        try:
            return read_clauses(text)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise self.fault("clauses.toml", error) from error

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        try:
            files = [entry.name for entry in self._file("editions").iterdir()]
        except OSError as error:
            raise self.fault("editions", error) from error
        return sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))

    def read(self, text: str, file: str, started: bool = False) -> Edition:
        """Check an edition text of this game; a match that was started with it asks less (`read_edition`)."""
        return read_edition(self.name, text, file, self.reader, started)

    def edition(self, which: str | Path | None = None) -> Edition:
        """An edition by name, or from a file."""
        if which is None or which in self.editions():
            return _shipped(self, str(which or self.default_edition))
        path = Path(which)
        if path.suffix != ".toml":
            raise UnknownName("edition", str(which), self.editions())
        try:
            return self.read(path.read_text(encoding="utf-8"), str(path))
        except (OSError, UnicodeDecodeError) as error:
            raise EditionError(str(path), [f"cannot be read: {error}"]) from None


def manifest_of(package: str) -> GameSpec:
    """The manifest a package offers; this is how manifests travel between processes."""
    found: GameSpec = importlib.import_module(package).SPEC
    return found


@lru_cache
def _shipped(spec: GameSpec, name: str) -> Edition:
    return spec.read(spec.data("editions", f"{name}.toml"), f"{name}.toml")
