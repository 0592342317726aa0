"""What a game is made of: the manifest in its folder, through which everything generic reaches it."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import resources
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
    legal: Kernel
    check: Kernel
    act: Kernel
    outcomes: Kernel
    scores: Kernel
    ranks: Kernel
    end_reason: Kernel
    rounds: Kernel
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
    words_room: str
    """Where the game's GameWords are, as `module:NAME`."""
    board_room: str
    """Where its GameBoard is, as `module:NAME`."""
    bot_room: str
    """Where its GameBot is, as `module:NAME`."""
    lab_room: str
    """Where its GameLab is, as `module:NAME`."""
    first_table: str
    """Who sits where when one person just wants to play."""
    first_options: Mapping[str, int] = field(default_factory=dict)
    """Options of that table."""
    simulation: Mapping[str, int] = field(default_factory=dict)
    """Options that differ in simulation, such as a round limit."""
    offer: Callable[[Any], Offer | None] = no_offer
    """The offer the seat to move has to answer, in games that have offers."""
    own_bots: tuple[OwnBot, ...] = ()
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
        except (ImportError, AttributeError, ValueError) as error:
            raise ManifestError(
                f"the manifest of {self.name} names {reference!r}, which cannot be loaded: {error}"
            ) from error
        if not isinstance(found, kind):
            raise ManifestError(f"{reference} of {self.name} is a {type(found).__name__}; it must be a {kind.__name__}")
        return found

    @cached_property
    def words(self) -> GameWords:
        return self.room(self.words_room, GameWords)

    def data(self, *path: str) -> str:
        """The text of a file in the game's `data` folder."""
        return resources.files(self.package).joinpath("data", *path).read_text(encoding="utf-8")

    @cached_property
    def clauses(self) -> Clauses:
        return read_clauses(self.data("clauses.toml"))

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        folder = resources.files(self.package).joinpath("data", "editions")
        return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))

    def read(self, text: str, file: str) -> Edition:
        """Check an edition text of this game."""
        return read_edition(self.name, text, file, self.reader)

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
