"""What an arena found, in sentences, for the terminal and for the page."""

from collections import Counter

from smokestack.lab.arena.plan import ArenaPlan, budget_of
from smokestack.lab.arena.ratings import ORDERS
from smokestack.lab.arena.run import Outcome
from smokestack.lab.arena.score import Share
from smokestack.lab.arena.sequential_test import Verdict
from smokestack.lab.arena.standing import LoneStanding, PairStanding, Standing


def percent(value: float) -> str:
    return f"{value:.1%}".replace("%", " %")


def interval(share: Share) -> str:
    return f"{percent(share.low).removesuffix(' %')} to {percent(share.high)}"


def wins_head(standing: Standing) -> str:
    return "wins" if standing.outcome.plan.players == 2 else "wins a seat"


def with_interval(share: Share) -> str:
    return f"{percent(share.value)} of {share.games:,} games ({interval(share)})"


def milliseconds(seconds: float) -> str:
    """Short times in more detail; a dash for no time at all."""
    if seconds == 0:
        return "–"
    return f"{seconds * 1000:.3g} ms" if seconds < 0.1 else f"{seconds * 1000:.0f} ms"


def pair_sentence(pair: PairStanding, standing: Standing) -> str:
    """Who is better, by how much, and with which interval."""
    plan = standing.outcome.plan
    does = "wins" if plan.players == 2 else "finishes ahead in"
    return f"{pair.first} against {pair.second}: {does} {with_interval(pair.ahead)}; {conclusion(pair, standing)}"


def conclusion(pair: PairStanding, standing: Standing) -> str:
    """What a pairing shows, and why it stopped where it was to be played until it is sure."""
    said = {
        Verdict.FIRST: f"{pair.first} is better",
        Verdict.SECOND: f"{pair.second} is better",
        Verdict.EVEN: "within 5 points of even",
        Verdict.OPEN: "not clear who is better",
    }[pair.verdict]
    if standing.outcome.stopped and pair.verdict is Verdict.OPEN:
        return f"{said}: stopped before the end"
    if standing.outcome.plan.until_sure:
        return f"{said}: all games are played" if pair.verdict is Verdict.OPEN else f"stopped when sure: {said}"
    return said


def lone_sentence(lone: LoneStanding, standing: Standing) -> str:
    others = standing.outcome.plan.players - 1
    return (
        f"{lone.bot} against {others} {lone.others}: wins {with_interval(lone.wins)}; {percent(standing.fair)} is even"
    )


def seats_sentence(standing: Standing) -> str:
    if not standing.seats:
        return "Seats are kept, so what a seat is worth is part of each bot's result."
    said = ", ".join(f"seat {k} {percent(seat.value)} ({interval(seat)})" for k, seat in enumerate(standing.seats, 1))
    return f"Wins by seat: {said}"


def facts(standing: Standing) -> dict[str, str]:
    """What these figures rest on."""
    outcome, plan = standing.outcome, standing.outcome.plan
    edition = plan.game.edition
    said = {
        "Game": f"{plan.game.spec.title}, {plan.players} players, rules version {plan.game.spec.version}",
        "Edition": f"{edition.name} ({edition.digest})",
        "Options": ", ".join(f"{name} {value}" for name, value in plan.options.items()),
        "Bots": "; ".join(f"{name}: {budget_of(name)}" for name in plan.bots),
        "Games": f"{standing.games:,} in {outcome.seconds:,.1f} s{', stopped early' if outcome.stopped else ''}",
        "Seed": str(plan.seed),
    }
    if outcome.programs:
        known = outcome.programs.items()
        said["Programs"] = "; ".join(f"{name} is {called or 'without a name'}" for name, called in known)
    return {**said, "Voided": voided_sentence(outcome)} if outcome.voided else said


def voided_sentence(outcome: Outcome) -> str:
    """How many deals count for nobody, by whom, and why the first."""
    voided, played = outcome.voided, sum(course.seen for course in outcome.courses)
    by = ", ".join(f"{name} {many}" for name, many in Counter(each.bot for each in voided).items())
    first = voided[0]
    return f"{len(voided)} of {played} deals ({by}). The first, deal {first.job.deal + 1}: {first.bot} {first.reason}"


PAIRED = "Every line-up plays each deal from all of its seats, and deal i of every pairing starts with the same luck."
KEPT = "Seats are kept, because one bot has a seat of its own; game i of every pairing starts with the same luck."
ONCE = "Intervals are 95 % after Wilson, with games of one deal counted as no more than their spread allows."
ANY_TIME = (
    "Intervals hold at 95 % whenever one stops to look (bets against each mean, Ville's inequality). A pairing stops "
    "when one bot is surely better, or both are surely within 5 points of even; such a verdict is wrong in at most "
    "5 % of pairings."
)
RATED = (
    f"Ratings are Plackett–Luce (openskill), the mean over {ORDERS} random orders of the games, with 1.96 times their "
    "uncertainty to each side. They hold for tables of this size; 25 is where everybody starts."
)


def notes(plan: ArenaPlan) -> list[str]:
    """How it was measured."""
    seats = (
        "What a seat is worth is in them." if plan.keeps_seats else "Seats favour nobody: all had each equally often."
    )
    return [
        KEPT if plan.keeps_seats else PAIRED,
        "A tie counts half, and a shared win is divided.",
        ANY_TIME if plan.until_sure else ONCE,
        f"{RATED} {seats}",
        "Time is that of decisions with more than one legal action, on this machine.",
    ]
