"""What a thing is worth and what it costs, in points of the final score against the mean of the others.

worth = given - forbidden     what having it brings
net   = forced - forbidden    what is left of it when it is taken at its price
cost  = given - forced        what its price and its turn are worth
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import nan
from typing import Any

import numpy as np
import numpy.typing as npt

from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.kernel.record import RecordArray
from smokestack.lab.estimates import Estimate, mean, rate
from smokestack.lab.gamelab import things_of
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.price.case import FORBIDDEN, FORCED, FREE, GIVEN
from smokestack.lab.price.names import TURN, find_things
from smokestack.lab.price.play import Question, play
from smokestack.lab.things import Thing

Values = npt.NDArray[np.float64]
GAMES = 1_000
FIRST, ANY = "first", "any"
MOMENTS = (FIRST, ANY)
"""When the seat is interfered with: at the first moment at which it can take the thing, or at any of them."""
UNKNOWN = mean([])
ENOUGH = 10
"""With fewer games the interval of a price says nothing, and tables leave it out."""
THIRDS = ("first third", "middle third", "last third")
"""Of a game."""


@dataclass(frozen=True)
class Differences:
    """Means of paired differences; one that could not be measured rests on 0 games."""

    worth: Estimate
    cost: Estimate
    net: Estimate


@dataclass(frozen=True)
class Priced:
    """The price of a thing, in points ahead of the mean of the others."""

    thing: Thing
    games: int
    """In which the seat could take it."""
    worth: Estimate
    cost: Estimate
    net: Estimate
    wins: Differences
    """The same in parts of a win."""
    taken: Estimate
    """How often the bot takes it by itself, from the moment on."""
    moment: float
    """How much of the game was over then, on average."""

    @property
    def ratio(self) -> float:
        """Worth for each point of cost, in the games in which it could be paid for; NaN unless it surely costs."""
        return 1 + self.net.value / self.cost.value if self.cost.n and self.cost.low > 0 else nan


def price(
    game: Game,
    thing: Thing | str,
    games: int = GAMES,
    seed: int = 0,
    bots: Sequence[str] = ("greedy",),
    players: int = 0,
    when: str = FIRST,
    on_progress: Callable[[int], object] | None = None,
    **options: Any,
) -> Priced:
    """What a thing, or `TURN`, is worth and costs the first of these bots.

    Args:
        game: The game; compiled, it is about a hundred times as fast.
        thing: A thing of `priced_things`, or its name.
        games: How many games are played; the price rests on those in which the seat could take the thing.
        seed: The same seed gives the same luck, for every thing.
        bots: Who plays; the first one's seat is interfered with.
        players: How many sit at a table.
        when: `first` or `any` of the moments at which the seat could take it; of a turn always any.
        on_progress: Called with the number of games played so far.
        **options: Other options of the game.
    """
    found = [thing] if isinstance(thing, Thing) else find_things(game, [thing])
    if len(found) > 1:
        raise OptionError(f"{thing} may be {' or '.join(each.key for each in found)}; name one of them")
    meta = plan_prices(game, games, seed, bots, players, options)
    return priced(found[0], cases_of(meta, game, found[0], when, on_progress), meta.seats)


def plan_prices(
    game: Game, games: int, seed: int, bots: Sequence[str], players: int, options: Mapping[str, Any]
) -> Meta:
    """The run whose games are interfered with, settled in full."""
    return plan_run(game, games, seed, bots, players, rows=(), **options)


def cases_of(
    meta: Meta, game: Game, thing: Thing, when: str, on_progress: Callable[[int], object] | None = None
) -> RecordArray:
    """What became of the seat in each game, each way it was played."""
    if when not in MOMENTS:
        raise OptionError(f"prices are measured at the {' or '.join(MOMENTS)} moment, not at '{when}'")
    targets = tuple(action for action, taken in sorted(things_of(game).items()) if taken == thing)
    return play(Question(meta, game, targets, when == FIRST and thing != TURN), on_progress)


def priced(thing: Thing, cases: RecordArray, seats: int) -> Priced:
    """The differences between the ways, over the games in which both were played."""
    found = cases[cases["found"] > 0]
    points = differences(thing, found, found["ahead"] / max(1, seats - 1))
    wins = differences(thing, found, np.where(found["winners"] > 0, 1.0 / np.maximum(found["winners"], 1), 0.0))
    taken = rate(int(found["taken"].sum()), len(found))
    over = float(part_over(found).mean()) if len(found) else 0.0
    return Priced(thing, len(found), points.worth, points.cost, points.net, wins, taken, over)


def priced_by_thirds(cases: RecordArray, seats: int) -> list[Priced]:
    """What a turn is worth early, in the middle and late in a game."""
    third = np.minimum(part_over(cases) * len(THIRDS), len(THIRDS) - 1).astype(np.int64)
    return [
        priced(Thing(TURN.kind, f"{TURN.name}, {name}", TURN.taken), cases[third == k], seats)
        for k, name in enumerate(THIRDS)
    ]


def part_over(cases: RecordArray) -> Values:
    """How much of each game was over at its moment."""
    return np.asarray(cases["moment"] / np.maximum(cases["decisions"], 1), np.float64)


def differences(thing: Thing, cases: RecordArray, values: Values) -> Differences:
    """Between the ways, for each game a value by way; keeping a turn is as good as being given one."""
    if thing.kind == TURN.kind:
        return Differences(between(cases, values, FREE, FORBIDDEN), UNKNOWN, UNKNOWN)
    return Differences(
        between(cases, values, GIVEN, FORBIDDEN),
        between(cases, values, GIVEN, FORCED),
        between(cases, values, FORCED, FORBIDDEN),
    )


def between(cases: RecordArray, values: Values, one: int, other: int) -> Estimate:
    """By how much one way is better than the other, where both could be played."""
    both = (cases["played"][:, one] > 0) & (cases["played"][:, other] > 0)
    return mean((values[both, one] - values[both, other]).tolist())
