"""A recorded game as a match, to be saved, told and shown like any other."""

import polars as pl

from smokestack.gamekit.errors import SmokestackError
from smokestack.kernel.verbs import CHANCE
from smokestack.lab.errors import LabError
from smokestack.lab.meta import Meta
from smokestack.lab.tables import Run
from smokestack.match import Match
from smokestack.match.header import SYSTEM, Header
from smokestack.match.seats import bot_seat


def match_of(run: Run, number: int) -> Match:
    """The very game, played again from its log; a LabError when today's rules do not play it as it was."""
    actions = recorded_actions(run, number)
    try:
        match = Match(header_of(run.meta, number))
        for action in actions:
            if match.to_move == CHANCE:
                match.enter_chance(action)
            else:
                match.act(match.to_move, action)
    except SmokestackError as error:
        raise LabError(
            f"game {number} of {run.folder} cannot be played again: {error}. It was recorded by Smokestack "
            f"{run.meta.smokestack}, with version {run.meta.rules} of the rules; use that one, or play the run anew."
        ) from error
    return match


def recorded_actions(run: Run, number: int) -> list[int]:
    row = run.logs.filter(pl.col("game") == number).select("actions").collect()
    if row.is_empty():
        raise LabError(
            f"there is no game {number} in {run.folder}; it has {run.played} of games 0 to {run.meta.games - 1}"
        )
    found: list[int] = row["actions"][0].to_list()
    return found


def header_of(meta: Meta, number: int) -> Header:
    """A match between bots that nobody has to hand over; whoever goes on with it draws fresh chance."""
    seats = tuple(bot_seat(meta.bot_at(number, seat)) for seat in range(meta.seats))
    return Header(meta.game, meta.rules, dict(meta.options), meta.edition, SYSTEM, False, seats)
