"""Recording the corpus: `python -m tests.corpus.record GAME` plays the matches anew and writes what they came to.

Only when a game's rules version rises: the corpus belongs to a version of the rules.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from zipfile import ZIP_DEFLATED, ZipFile

from smokestack.bots.decide import decide
from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.registry import spec
from smokestack.gamekit.spec import no_offer
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.match import Match, Seat
from smokestack.match.save import dumps
from smokestack.match.seats import bot_seat
from tests.corpus.corpus import LOGS, archive, index, seen_in

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")
LONGEST = 900
"""Entries after which a match is left as it is."""
Table = tuple[str, int, dict[str, int]]
"""Edition, seats and options."""


def tables(game: str) -> Iterator[Table]:
    """Every edition with every number of players and every kind of opponent, again and again."""
    while True:
        for edition in spec(game).editions():
            if game == "empire":
                yield from ((edition, 2, {"archie": level}) for level in range(4))
                yield from ((edition, 2, {"starter": first}) for first in (1, 2))
            elif game == "titans":
                yield from ((edition, players, {"round_limit": 60}) for players in range(2, 7))
                yield edition, 3, {"two_facilities": 1, "round_limit": 25}
                yield edition, 4, {"round_limit": 9}
            else:
                yield from ((edition, players, {"round_limit": 12}) for players in (2, 3, 4, 5, 6))
                yield from ((edition, players, {"round_limit": 5}) for players in (2, 4, 7, 8, 12))


def play(game: str, number: int, table: Table) -> Match:
    """A match between people who choose at random or as a greedy player would, and take back now and then."""
    edition, count, options = table
    whims = Random(f"{game} {number}")
    people = [whims.random() < 0.5 for _ in range(count)]
    seats = [Seat(NAMES[k]) if people[k] else bot_seat("greedy", f"Greedy {k + 1}") for k in range(count)]
    confirm = whims.random() < 0.5
    match = Match.new(game, seats=seats, edition=edition, options=options, chance=number, confirm=confirm)
    skill = whims.choice((0.0, 0.6, 0.9, 1.0))
    while not match.over and len(match.entries) < LONGEST:
        go_on(match, whims, skill)
    return match


def go_on(match: Match, whims: Random, skill: float) -> None:
    if match.waiting is not None:
        match.hand_over(match.waiting)
    elif match.to_move < 0:
        match.let_chance()
    elif match.seats[match.to_move].human and whims.random() < 0.04:
        do_something_else(match, whims)
    elif whims.random() < skill:
        match.act(match.to_move, decide(match.game, match.position, "greedy", seed=len(match.entries)))
    else:
        legal, record = match.position.legal(), match.position.record()
        stream = seeded(whims.randrange(1 << 30))
        match.act(match.to_move, int(verbs.random_move(match.game.edition.cards, record, legal, len(legal), stream)))


def do_something_else(match: Match, whims: Random) -> None:
    """What people do beside moves: take back, bring back, leave to a bot, set to decline."""
    seat, others = match.to_move, range(len(match.seats))
    try:
        match whims.randrange(6):
            case 0 | 1 | 2:
                match.undo(seat, agreed=others)
            case 3:
                match.undo(seat, agreed=others)
                match.redo(seat)
            case 4:
                match.let_bot_take_over(seat, "greedy", f"Greedy {seat + 1}")
                match.join(seat, NAMES[seat])
            case _ if match.game.spec.offer is not no_offer:
                match.decline_offers(seat, whims.choice((0, 1, None)))
    except MatchError:
        pass  # nothing to take back yet


def main(game: str) -> None:
    rows = []
    with ZipFile(archive(game), "w", ZIP_DEFLATED) as kept:
        for number, table in zip(range(LOGS), tables(game), strict=False):
            match = play(game, number, table)
            name = f"{game}-{number:03}-{table[0]}-{table[1]}"
            kept.writestr(f"{name}.jsonl", dumps(match))
            kept.writestr(f"{name}.bin", bytes(match.position))
            rows.append(seen_in(name, dumps(match)))
            print(name, len(match.entries), "entries,", match.position.end_reason() or "left", flush=True)
    index(game).write_text("".join(json.dumps(asdict(row)) + "\n" for row in rows), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
