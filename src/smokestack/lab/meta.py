"""`run.json`: what a run was played with, and what its measures mean."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from smokestack.lab.errors import LabError
from smokestack.match.editions import EditionMark

RUN_FILE = "run.json"
FORMAT = 1
"""Grows when an older program could not read the folder."""


@dataclass(frozen=True)
class Measure:
    """A column of numbers a game counts: `produced` of ("steel",) is the column `m_produced_steel`."""

    name: str
    of: tuple[str, ...] = ()

    @property
    def column(self) -> str:
        return "_".join(("m", self.name, *self.of))


@dataclass(frozen=True)
class Meta:
    """Everything that decides what a run's tables hold; two runs with the same Meta are the same to the byte."""

    game: str
    edition: EditionMark
    rules: int
    """The version of the game's rules."""
    options: Mapping[str, int]
    bots: tuple[str, ...]
    """One for each seat; game i seats bot k at seat (k + i) % seats, or at k where bots keep their seats."""
    keep_seats: bool
    seed: int
    games: int
    block: int
    """Games in one part file."""
    rows: tuple[str, ...]
    """The tables asked for."""
    counted_every: int
    """Availability was counted in games 0, k, 2k and so on."""
    game_measures: tuple[Measure, ...]
    seat_measures: tuple[Measure, ...]
    smokestack: str
    """The version of the program that played."""
    format: int = FORMAT
    paired: bool = False
    """Whether each draw had luck of its own, so that another edition meets the same."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def blocks(self) -> int:
        return -(-self.games // self.block)

    def games_of(self, block: int) -> range:
        """The numbers of the games in a block."""
        return range(block * self.block, min((block + 1) * self.block, self.games))

    def bot_at(self, game: int, seat: int) -> str:
        return self.bots[(seat - (0 if self.keep_seats else game)) % self.seats]

    def to_json(self) -> str:
        return json.dumps({**asdict(self), "edition": self.edition.to_json()}, indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Meta":
        """Raises ValueError, KeyError or TypeError when the text is no run."""
        data = json.loads(text)
        for name in ("game_measures", "seat_measures"):
            data[name] = tuple(Measure(each["name"], tuple(each["of"])) for each in data[name])
        for name in ("bots", "rows"):
            data[name] = tuple(data[name])
        return cls(**{**data, "edition": EditionMark(**data["edition"])})

    def differences(self, other: "Meta") -> list[str]:
        """What another run was played with instead, in words."""
        mine, theirs = _comparable(self), _comparable(other)
        return [f"{name} {theirs[name]} instead of {mine[name]}" for name in mine if mine[name] != theirs[name]]


def _comparable(meta: Meta) -> dict[str, Any]:
    """The parts of a run as they are told to people; measures follow from game, edition and program."""
    told = {name: value for name, value in vars(meta).items() if name not in ("game_measures", "seat_measures")}
    told["edition"] = f"{meta.edition.name} ({meta.edition.digest})"
    told["options"] = ", ".join(f"{name}={value}" for name, value in sorted(meta.options.items())) or "none"
    return {name: ",".join(value) if isinstance(value, tuple) else value for name, value in told.items()}


def read_meta(folder: Path) -> Meta:
    """The run in a folder, or a LabError that says what is wrong with it."""
    file = folder / RUN_FILE
    try:
        meta = Meta.from_json(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LabError(
            f"there is no run in {folder}: it has no {RUN_FILE}. Name the folder of a run, or play one with "
            f"smokestack lab simulate --out {folder}"
        ) from None
    except OSError as error:
        raise LabError(f"{file} cannot be read: {error.strerror}. Check the name and the rights to it.") from None
    except (ValueError, KeyError, TypeError):
        raise LabError(f"{file} is damaged or no run of ours; play the run again into another folder") from None
    if meta.format > FORMAT:
        raise LabError(f"{file} is written in format {meta.format}, and this program reads {FORMAT}; update Smokestack")
    return meta
