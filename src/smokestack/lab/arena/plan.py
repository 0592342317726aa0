"""What an arena plays, agreed on and checked before the first game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from smokestack.bots.roster import Bot, bot
from smokestack.bots.simulate import agree, count_seats, fill_seats
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.gamekit.options import Chosen
from smokestack.lab.arena.lineups import Encounter, encounters

TWO = 2
"""Players at a table, where nothing else is asked for."""


@dataclass(frozen=True)
class ArenaPlan:
    """A round robin between bots."""

    game: Game
    bots: tuple[str, ...]
    options: Chosen
    encounters: tuple[Encounter, ...]
    games: int
    """For each encounter, at most."""
    seed: int
    until_sure: bool

    @property
    def players(self) -> int:
        return self.encounters[0].players

    @property
    def programs(self) -> list[str]:
        """Those of its bots that are other programs."""
        return [name for name in self.bots if bot(name, programs=True).is_program]

    @property
    def keeps_seats(self) -> bool:
        return any(encounter.keep_seats for encounter in self.encounters)

    def deals(self, encounter: Encounter) -> int:
        """Whole deals only: a line-up that has not been at all seats would be no fair measure."""
        return ceil(self.games / encounter.games_in_deal)


def make_plan(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    until_sure: bool = False,
    options: Mapping[str, int] | None = None,
) -> ArenaPlan:
    """Check everything that can be asked for; tables have two players if `options` does not say otherwise."""
    chosen = agree(game, 0, with_players(game, options or {}))
    seats = count_seats(game, game.options_record(chosen))
    for name in bots:
        bot(name, programs=True)
    met = encounters(bots, seats, seed)
    for lineup in [lineup for encounter in met for lineup in encounter.lineups(0)]:
        fill_seats(lineup, seats, chosen, programs=True)
    return ArenaPlan(game, tuple(bots), chosen, tuple(met), games, seed, until_sure)


def with_players(game: Game, options: Mapping[str, int]) -> dict[str, int]:
    """Two players, or as many as asked for; a game whose seats are fixed takes no other number."""
    if any(option.name == "players" for option in game.spec.options):
        return {"players": TWO, **options}
    if options.get("players", TWO) != TWO:
        raise OptionError(f"{game.spec.title} always has {TWO} seats; leave --players out")
    return {name: value for name, value in options.items() if name != "players"}


def budget_of(name: str) -> str:
    """How much a bot may think about a decision, in words."""
    found: Bot = bot(name, programs=True)
    if found.seconds:
        return f"{found.seconds:g} s a decision"
    return f"{found.tries:,} tries a decision" if found.tries else "no search"
