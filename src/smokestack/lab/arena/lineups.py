"""Who meets whom, and at which seats: every line-up plays a deal from all of its seats.

A deal is one stream of chance. All games of a deal, and the same deal of every other encounter, start with the same
luck; what differs is who sits where.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from smokestack.bots.roster import ANYWHERE, bot
from smokestack.gamekit.errors import OptionError

Lineup = tuple[str, ...]
"""A bot for each seat."""
Pair = tuple[str, str]


@dataclass(frozen=True)
class Encounter:
    """Bots that meet: one deal is played with each of its line-ups, each moved through all seats."""

    bots: tuple[str, ...]
    players: int
    seed: int
    keep_seats: bool = False

    @property
    def pairs(self) -> list[Pair]:
        return list(combinations(self.bots, 2))

    @property
    def mixed(self) -> bool:
        """Whether line-ups are drawn for each deal, because more than two bots share a larger table."""
        return len(self.bots) > 2

    def lineups(self, deal: int) -> list[Lineup]:
        """Who sits where in each game of a deal."""
        if self.keep_seats:
            return [self.bots]
        return [moved for seated in self._around(deal) for moved in rotations(seated)]

    def _around(self, deal: int) -> list[Lineup]:
        if self.mixed:
            return [drawn(self.bots, self.players, self.seed, deal)]
        one, other = self.bots
        alone = (one, *[other] * (self.players - 1))
        return [alone] if self.players == 2 else [alone, (other, *[one] * (self.players - 1))]

    @property
    def games_in_deal(self) -> int:
        return len(self.lineups(0))


def rotations(seated: Lineup) -> list[Lineup]:
    """The same order around the table, from each seat."""
    return [seated[k:] + seated[:k] for k in range(len(seated))]


def drawn(bots: Sequence[str], players: int, seed: int, deal: int) -> Lineup:
    """A line-up for one deal: shuffled packs of all bots are dealt out one after another, so each has its share."""
    first, last = deal * players, (deal + 1) * players
    dealt: list[str] = []
    for pack in range(first // len(bots), (last - 1) // len(bots) + 1):
        dealt += Random(f"{seed} {pack}").sample(bots, len(bots))
    start = first % len(bots)
    return tuple(dealt[start : start + players])


def encounters(bots: Sequence[str], players: int, seed: int) -> list[Encounter]:
    """A round robin: each against each at a table of two, or of one kind against the other; more than two bots at a
    larger table meet in mixed line-ups. A bot with a seat of its own plays against each of the others."""
    if len(bots) < 2:
        raise OptionError("an arena needs at least two bots; write for example --bots greedy,random")
    if len(set(bots)) < len(bots):
        raise OptionError("name each bot once; easy plays as greedy does, if you want a bot to meet its equal")
    hosts = [name for name in bots if bot(name, programs=True).seat != ANYWHERE]
    if hosts:
        return [against_host(name, hosts[0], players, seed) for name in bots if name not in hosts]
    if players > 2 and len(bots) > 2:
        return [Encounter(tuple(bots), players, seed)]
    return [Encounter(pair, players, seed) for pair in combinations(bots, 2)]


def against_host(name: str, host: str, players: int, seed: int) -> Encounter:
    """Seats are kept: the host always has its own."""
    seated = (name, host) if bot(host).seat else (host, name)
    return Encounter(seated, players, seed, keep_seats=True)
