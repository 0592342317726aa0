"""A standing as plain data, for other programs."""

from typing import Any

from smokestack.lab.arena.score import Share
from smokestack.lab.arena.standing import BotStanding, PairStanding, Standing
from smokestack.lab.arena.words import conclusion

Json = dict[str, Any]


def as_json(standing: Standing) -> Json:
    """Every figure with the games, seed, edition and budgets it rests on."""
    outcome, plan = standing.outcome, standing.outcome.plan
    edition = plan.game.edition
    return {
        "game": plan.game.name,
        "rules_version": plan.game.spec.version,
        "edition": {"name": edition.name, "digest": edition.digest},
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "until_sure": plan.until_sure,
        "interrupted": outcome.interrupted,
        "programs": outcome.programs,
        "voided": [{"deal": each.job.deal + 1, "bot": each.bot, "reason": each.reason} for each in outcome.voided],
        "given_up": outcome.given_up,
        "games": standing.games,
        "seconds": outcome.seconds,
        "bots": [bot_json(each) for each in standing.bots],
        "pairs": [pair_json(pair, standing) for pair in standing.pairs],
        "lone": [{"bot": each.bot, "others": each.others, **share_json(each.wins)} for each in standing.lone],
        "seats": [{"seat": k, **share_json(seat)} for k, seat in enumerate(standing.seats, start=1)],
    }


def share_json(share: Share) -> Json:
    return {"rate": share.value, "low": share.low, "high": share.high, "games": share.games}


def bot_json(each: BotStanding) -> Json:
    rating, thought = each.rating, each.thought
    return {
        "bot": each.name,
        "budget": each.budget,
        "rating": {"mu": rating.mu, "sigma": rating.sigma, "low": rating.low, "high": rating.high},
        "wins": share_json(each.wins),
        "seconds_a_decision": {"mean": thought.mean, "p99": thought.p99, "decisions": thought.decisions},
    }


def pair_json(pair: PairStanding, standing: Standing) -> Json:
    return {
        "first": pair.first,
        "second": pair.second,
        **share_json(pair.ahead),
        "verdict": pair.verdict.value,
        "because": conclusion(pair, standing),
    }
