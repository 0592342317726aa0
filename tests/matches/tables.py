"""Tables to try things at: who sits there, and ways to bring a match forward."""

import random
from typing import Any

from smokestack.match import Match, Seat, bot_seat
from smokestack.match.entry import Decision, Entry

ANN, BOB, CAT = Seat("Ann"), Seat("Bob"), Seat("Cat")
BOT = bot_seat("greedy")


EDITION = "prototype"
"""Released and therefore never changed: how long these matches take and what happens in them stays the same."""


def table(*seats: Seat, chance: int | str = 7, **rest: Any) -> Match:
    """A match of Titans that ends after a few rounds."""
    return Match.new("titans", seats=seats, edition=EDITION, options={"round_limit": 4}, chance=chance, **rest)


def people(**rest: Any) -> Match:
    return table(ANN, BOB, **rest)


def alone(**rest: Any) -> Match:
    return table(ANN, BOT, **rest)


def hotseat(**rest: Any) -> Match:
    return table(Seat("Ann", holder="sofa"), Seat("Bob", holder="sofa"), **rest)


def go_on(match: Match) -> None:
    """Hand over and let chance draw until somebody has to decide, or it is over."""
    if match.waiting is not None:
        match.hand_over(match.waiting)
    if match.position.chance:
        match.let_chance()


def decide(match: Match, choose: random.Random) -> Decision:
    """A random decision of whoever is to move."""
    return match.act(match.to_move, choose.choice(match.position.legal()))


def play(match: Match, decisions: int, seed: int = 1) -> Match:
    """Random decisions, everything in between going on by itself; the last one is not handed over."""
    choose = random.Random(seed)
    for _ in range(decisions):
        go_on(match)
        if not match.over:
            decide(match, choose)
    return match


def play_out(match: Match, seed: int = 1) -> Match:
    choose = random.Random(seed)
    while not match.over:
        go_on(match)
        if match.to_move >= 0:
            decide(match, choose)
    return match


def play_until_turn_of(match: Match, seat: int, seed: int = 1) -> Match:
    """Go on until this seat begins a turn after both have decided something."""
    choose = random.Random(seed)
    go_on(match)
    while len({e.seat for e in decisions(match)}) < 2 or match.to_move != seat or match.waiting is not None:
        decide(match, choose)
        go_on(match)
    return match


def produce(match: Match) -> list[Decision]:
    """Let whoever is to move build the Lumber Camp on one turn and, when it comes round again, produce with it."""
    seat = match.to_move
    match.act(seat, "build lumber-camp")
    go_on(match)
    while match.to_move != seat:
        decide(match, random.Random(1))
        go_on(match)
    return [match.act(seat, text) for text in ("produce lumber-camp 3", "place c-com $3", "place c-com $5")]


def decisions(match: Match) -> list[Decision]:
    return [entry for entry in match.entries if isinstance(entry, Decision)]


def numbers(entries: tuple[Entry, ...]) -> list[int]:
    return [entry.n for entry in entries]
