"""Ratings after Plackett and Luce, by openskill: bots do not change from game to game, so their order must not count.

The games are rated in several random orders, and what comes out is averaged; the orders' spread is part of the
uncertainty. A bot with several seats in a game enters by one of them, drawn anew for each order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from smokestack.bots.results import SURE
from smokestack.lab.arena.table import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ORDERS = 20


@dataclass(frozen=True)
class Rating:
    """A bot's strength: 25 is the mean; at 4 more one finishes ahead in about two games of three."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - SURE * self.sigma

    @property
    def high(self) -> float:
        return self.mu + SURE * self.sigma


def rate(games: Sequence[Played], bots: Sequence[str], seed: int) -> dict[str, Rating]:
    """The rating of each bot at tables of this size."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0, gamma=all_it_tells)
    rng = Random(seed)
    found = np.array([rate_in_order(model, rng.sample(games, len(games)), bots, rng) for _ in range(ORDERS)])
    mus, sigmas = found[:, :, 0], found[:, :, 1]
    spread = np.sqrt((sigmas**2).mean(axis=0) + mus.var(axis=0))
    return {
        name: Rating(float(mu), float(sigma)) for name, mu, sigma in zip(bots, mus.mean(axis=0), spread, strict=True)
    }


def all_it_tells(*_: object) -> float:
    """Uncertainty shrinks by all a game tells; openskill's default holds back, for people whose strength changes."""
    return 1.0


def rate_in_order(
    model: "PlackettLuce", games: Sequence[Played], bots: Sequence[str], rng: Random
) -> list[tuple[float, float]]:
    """Mean and uncertainty of each bot after these games, one after another."""
    known = {name: model.rating(name=name) for name in bots}
    for played in games:
        entered = {name: played.ranks[seat] for name, seat in entrants(played, rng).items()}
        rated = model.rate([[known[name]] for name in entered], ranks=[float(rank) for rank in entered.values()])
        known.update((name, team[0]) for name, team in zip(entered, rated, strict=True))
    return [(known[name].mu, known[name].sigma) for name in bots]


def entrants(played: Played, rng: Random) -> dict[str, int]:
    """One seat for each bot in a game."""
    lineup = played.job.lineup
    return {
        name: rng.choice([seat for seat, who in enumerate(lineup) if who == name]) for name in dict.fromkeys(lineup)
    }
