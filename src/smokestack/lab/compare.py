"""Two editions on the same luck: what changed, whether that is beyond chance, and what the pairing saved."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np
import numpy.typing as npt

from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.game import Game
from smokestack.lab.estimates import Estimate, around, beyond_chance, chance_of, games_needed
from smokestack.lab.gamelab import watcher_of
from smokestack.lab.pairs import Played, play_paired
from smokestack.lab.phrases import phrase

Values = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Quantity:
    """Something each game has a value of, and how it is told."""

    kind: str
    """score, length, wins, taken or counted"""
    name: str
    """As the subject of a sentence with two numbers: "Farm is built"."""
    percent: bool = False
    unit: str = ""


@dataclass(frozen=True)
class Change:
    """A quantity with edition A and with edition B, over the same games."""

    quantity: Quantity
    before: float
    after: float
    difference: Estimate
    """After minus before, with the interval of paired games."""
    correlation: float
    """Of the two values over the games; 0 where one never varies."""
    spread: float
    """The standard deviation of the value itself, for comparing changes of different units."""
    paired_variance: float
    apart_variance: float
    """What a difference would vary by if the two editions had their own luck each."""
    chance: float
    significant: bool = False
    """Whether it is beyond chance among all quantities."""

    @property
    def size(self) -> float:
        """The change in standard deviations of the value."""
        return abs(self.difference.value) / self.spread if self.spread else 0.0

    def needed(self, difference: float, paired: bool = True) -> int:
        """Games until a difference of this size is seen with a power of 80 %."""
        return games_needed(difference, self.paired_variance if paired else self.apart_variance)


@dataclass(frozen=True)
class Comparison:
    """Editions A and B, and all that was compared."""

    a: Played
    b: Played
    seed: int
    changes: Sequence[Change]

    @property
    def same_games(self) -> int:
        """How many games went exactly alike, action by action."""
        return sum(one == other for one, other in zip(self.a.logs, self.b.logs, strict=True))

    def largest(self, count: int = 5) -> list[Change]:
        """The largest changes that are beyond chance."""
        return sorted((c for c in self.changes if c.significant), key=lambda c: -c.size)[:count]

    def main(self) -> list[Change]:
        """Score, length and wins: what is told of every comparison."""
        return [c for c in self.changes if c.quantity.kind in ("score", "length", "wins")]


def compare(
    a: Game,
    b: Game,
    games: int,
    seed: int,
    bots: Sequence[str],
    players: int = 0,
    on_progress: Callable[[int], object] | None = None,
    options: Mapping[str, int] | None = None,
) -> Comparison:
    """Play both editions with the same luck; `on_progress(done)` counts the games of both."""
    if a.name != b.name:
        raise EditionError(b.edition.name, [f"is an edition of {b.name}, not of {a.name}"])
    tell = on_progress or (lambda done: None)
    first = play_paired(a, games, seed, bots, players, tell, options)
    second = play_paired(b, games, seed, bots, players, lambda done: tell(games + done), options)
    return Comparison(first, second, seed, changes(first, second))


def changes(a: Played, b: Played) -> list[Change]:
    """Every quantity both editions have, those beyond chance marked (Benjamini and Hochberg)."""
    theirs = dict(quantities(b))
    found = [change(quantity, values, theirs[quantity]) for quantity, values in quantities(a) if quantity in theirs]
    beyond = beyond_chance([each.chance for each in found])
    return [replace(each, significant=yes) for each, yes in zip(found, beyond, strict=True)]


def change(quantity: Quantity, a: Values, b: Values) -> Change:
    n, apart = len(a), b - a
    variance = float(apart.var(ddof=1)) if n > 1 else 0.0
    own = [float(values.var(ddof=1)) if n > 1 else 0.0 for values in (a, b)]
    value, error = float(apart.mean()), sqrt(variance / n)
    return Change(
        quantity,
        float(a.mean()),
        float(b.mean()),
        around(value, error, n),
        (own[0] + own[1] - variance) / 2 / sqrt(own[0] * own[1]) if own[0] and own[1] else 0.0,
        sqrt((own[0] + own[1]) / 2),
        variance,
        own[0] + own[1],
        chance_of(value, error),
    )


def quantities(played: Played) -> Iterator[tuple[Quantity, Values]]:
    """What is compared, with its value in each game."""
    yield Quantity("score", "The mean score", unit="points"), floats(played.scores.mean(axis=1))
    yield Quantity("score", "The winner's score", unit="points"), floats(played.scores.max(axis=1))
    yield Quantity("score", "The winner's margin", unit="points"), floats(played.margin)
    yield Quantity("length", "A game's length", unit="rounds"), floats(played.rounds)
    yield Quantity("length", "A game's length", unit="decisions"), floats(played.decisions)
    for seat in range(played.meta.seats):
        yield Quantity("wins", f"Seat {seat + 1} wins", percent=True), floats(played.won[:, seat])
    for k, thing in enumerate(played.things):
        told = f"{thing.name} ({thing.kind}) is {thing.taken}"
        yield Quantity("taken", told, percent=True), floats(played.taken[:, k] > 0)
    yield from counted(played)


def counted(played: Played) -> Iterator[tuple[Quantity, Values]]:
    """The game's own counts, those of seats added up over the table."""
    watcher, edition = watcher_of(played.game), played.game.edition
    for place, measure in watcher.game_counts(edition):
        yield Quantity("counted", phrase(played.game.spec, edition, measure)), floats(played.counts[:, place])
    seats = played.counts[:, watcher.game_width :].reshape(played.games, played.meta.seats, watcher.seat_width)
    for place, measure in watcher.seat_counts(edition):
        yield Quantity("counted", phrase(played.game.spec, edition, measure)), floats(seats[:, :, place].sum(axis=1))


def floats(values: npt.ArrayLike) -> Values:
    return np.asarray(values, np.float64)
