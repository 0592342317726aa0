"""What is said to a program, as lines of JSON; `docs/reference/program.md` describes all of it.

Seats count from 1 and games are told as save files tell them, so that a program may keep the log as a file.
"""

from collections.abc import Sequence

import smokestack
from smokestack.gamekit.game import Game
from smokestack.gamekit.options import Chosen
from smokestack.gamekit.position import Position
from smokestack.kernel.verbs import CHANCE
from smokestack.match import Match
from smokestack.match.editions import EditionMark
from smokestack.match.entry import Decision, Entry, Outcome
from smokestack.match.header import SYSTEM, Header
from smokestack.match.row import Json
from smokestack.match.seats import PROGRAM, bot_seat

PROTOCOL = 1
"""Grows when an older program could not answer."""
HELLO, GAME, DECIDE, QUIT = "hello", "game", "decide", "quit"
SEEDS = 1 << 53
"""A number in JSON is exact up to here, whatever reads it."""

Step = tuple[int, int]
"""Who moved, a seat or CHANCE, and the action or outcome."""


def hello(game: str) -> Json:
    return {"ask": HELLO, "protocol": PROTOCOL, "smokestack": smokestack.__version__, "game": game}


def header_of(game: Game, options: Chosen) -> Json:
    """What a game is played with. Neither the seed of chance nor who else plays is told; the text of the edition is,
    for programs that do not have it."""
    seats = game.new(**options).seats
    edition = EditionMark(game.edition.name, game.edition.digest, game.edition.text)
    seated = tuple(bot_seat(PROGRAM, f"Seat {seat + 1}") for seat in range(seats))
    return Header(game.name, game.spec.version, options, edition, SYSTEM, False, seated).to_json()


def new_game(header: Json) -> Json:
    return {"ask": GAME, "header": header}


def steps_of(match: Match) -> list[Step]:
    """The steps of a match as it stands; what was taken back is not among them."""
    entries = [match.entries[n - 1] for n in match.standing()]
    steps = []
    for entry in entries:
        if isinstance(entry, Decision):
            steps.append((entry.seat, match.game.number(entry.action)))
        elif isinstance(entry, Outcome):
            steps.append((CHANCE, match.game.number(entry.outcome)))
    return steps


def entries_of(game: Game, steps: Sequence[Step], first: int) -> list[Json]:
    """Steps as entries of a save file; the first of them has number `first`."""
    return [entry_of(game, n, *step).to_json() for n, step in enumerate(steps, first)]


def entry_of(game: Game, n: int, mover: int, action: int) -> Entry:
    text = game.text(action)
    return Outcome(n, text) if mover == CHANCE else Decision(n, mover, text)


def decision(position: Position, legal: Sequence[int], news: list[Json], seconds: float, seed: int) -> Json:
    """The question what to do; `news` are the entries since the question before."""
    return {
        "ask": DECIDE,
        "entries": news,
        "seat": position.to_move + 1,
        "legal": [position.game.text(action) for action in legal],
        "ids": list(legal),
        "seconds": seconds,
        "seed": seed % SEEDS,
    }
