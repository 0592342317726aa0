"""Where the bots stand after an arena: pairs, wins, ratings, seats and time, ready to be shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from smokestack.lab.arena.lineups import Pair
from smokestack.lab.arena.plan import budget_of
from smokestack.lab.arena.ratings import Rating, rate
from smokestack.lab.arena.run import Course, Outcome
from smokestack.lab.arena.score import Measure, Share, ahead, mean_in_deal, seats_of, share_of, won
from smokestack.lab.arena.sequential_test import Verdict
from smokestack.lab.arena.table import Played


@dataclass(frozen=True)
class PairStanding:
    """How often the first finished ahead of the second, where half is even, and what that shows."""

    first: str
    second: str
    ahead: Share
    verdict: Verdict


@dataclass(frozen=True)
class LoneStanding:
    """How often a bot won alone against others of one kind."""

    bot: str
    others: str
    wins: Share


@dataclass(frozen=True)
class Thought:
    """Seconds that decisions took; forced ones are left out."""

    decisions: int
    mean: float
    p99: float


@dataclass(frozen=True)
class BotStanding:
    """All that is known of one bot."""

    name: str
    budget: str
    rating: Rating
    wins: Share
    """For each seat it had."""
    thought: Thought


@dataclass(frozen=True)
class Standing:
    """All that an arena found."""

    outcome: Outcome
    pairs: list[PairStanding]
    lone: list[LoneStanding]
    """Only at tables of more than two, where winning is more than being ahead of one other."""
    bots: list[BotStanding]
    """Strongest first."""
    seats: list[Share]
    """Wins by seat; none where bots keep their seats, because then it is the bots' strength too."""

    @property
    def games(self) -> int:
        return len(self.outcome.games())

    @property
    def fair(self) -> float:
        """What a seat wins if all are equal."""
        return 1 / self.outcome.plan.players


def standing_of(outcome: Outcome) -> Standing:
    """Sum up what was played."""
    return Standing(outcome, pair_standings(outcome), lone_standings(outcome), bot_standings(outcome), seats(outcome))


def measured(outcome: Outcome, courses: Sequence[Course], measure: Measure) -> Share:
    """A measure of games as a share: deals are its cases, games of which it says nothing do not count."""
    deals = [deal for course in courses for deal in course.deals]
    results = [mean for deal in deals if (mean := mean_in_deal(deal, measure)) is not None]
    games = sum(bool(measure(played)) for deal in deals for played in deal)
    return share_of(results, games, outcome.plan.until_sure)


def pair_standings(outcome: Outcome) -> list[PairStanding]:
    return [pair_standing(outcome, course, pair) for course in outcome.courses for pair in course.trials]


def pair_standing(outcome: Outcome, course: Course, pair: Pair) -> PairStanding:
    share = measured(outcome, [course], partial(ahead, pair=pair))
    return PairStanding(*pair, share, course.trials[pair].verdict if outcome.plan.until_sure else seen(share))


def seen(share: Share) -> Verdict:
    """What an interval shows that was looked at once, after all games."""
    if share.low > 0.5:
        return Verdict.FIRST
    return Verdict.SECOND if share.high < 0.5 else Verdict.OPEN


def lone_standings(outcome: Outcome) -> list[LoneStanding]:
    if outcome.plan.players == 2:
        return []
    found = []
    for course in outcome.courses:
        if not course.encounter.mixed:
            for bot, others in (course.encounter.bots, course.encounter.bots[::-1]):
                found.append(LoneStanding(bot, others, measured(outcome, [course], lone_win(bot))))
    return found


def lone_win(bot: str) -> Measure:
    return lambda played: won(played, seats_of(played, bot)) if played.job.lineup.count(bot) == 1 else []


def bot_standings(outcome: Outcome) -> list[BotStanding]:
    games, bots = outcome.games(), outcome.plan.bots
    ratings = rate(games, bots, outcome.plan.seed)
    found = [
        BotStanding(
            name,
            budget_of(name),
            ratings[name],
            measured(outcome, outcome.courses, seat_win(name)),
            thought_of(games, name),
        )
        for name in bots
    ]
    return sorted(found, key=lambda each: -each.rating.mu)


def seat_win(bot: str) -> Measure:
    return lambda played: won(played, seats_of(played, bot))


def thought_of(games: Sequence[Played], name: str) -> Thought:
    took = [seconds for played in games for seconds in played.thought.get(name, ())]
    if not took:
        return Thought(0, 0.0, 0.0)
    return Thought(len(took), float(np.mean(took)), float(np.quantile(took, 0.99)))


def seats(outcome: Outcome) -> list[Share]:
    if outcome.plan.keeps_seats:
        return []
    return [measured(outcome, outcome.courses, win_at(seat)) for seat in range(outcome.plan.players)]


def win_at(seat: int) -> Measure:
    return lambda played: won(played, [seat])
