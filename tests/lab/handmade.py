"""A run of four games between two seats, small enough to work out every figure by hand.

game  scores   winner   rounds  leader at half   seat 0 takes       seat 1 takes
0     10  6    seat 0   8       seat 0           farm               mine
1     12  9    seat 0   10      seat 1           farm, mine         -
2     7   7    both     10      nobody           farm               farm
3     3   20   seat 1   16      seat 1           -                  mine

Actions: 1 and 2 both take the farm, 5 takes the mine, 9 takes nothing.
"""

import polars as pl

from smokestack.lab.tables import COLUMNS
from smokestack.lab.things import Thing

FARM = Thing("facility", "Farm", "built")
MINE = Thing("facility", "Mine", "built")
THINGS = {1: FARM, 2: FARM, 5: MINE}

SCORES = ((10, 6), (12, 9), (7, 7), (3, 20))
WINNERS = ((0,), (0,), (0, 1), (1,))
ROUNDS = (8, 10, 10, 16)
LEADERS = (0, 1, -1, 1)
TAKEN = (
    (0, 0, 1, 2, 3),
    (0, 1, 5, 1, 2),
    (1, 0, 2, 1, 1),
    (1, 0, 1, 1, 4),
    (1, 0, 5, 1, 1),
    (2, 0, 1, 1, 1),
    (2, 1, 2, 3, 3),
    (3, 1, 5, 1, 9),
    (3, 1, 9, 4, 9),
)
"""Game, seat, action, times, available."""
TALLIES = (
    (0, 1, True, 5, 2, 20, 4),
    (0, 1, False, 2, 0, 8, 0),
    (0, 2, True, 3, 2, 6, 4),
    (0, 5, True, 4, 2, 9, 2),
    (0, 5, False, 3, 1, 9, 1),
    (0, 9, True, 5, 1, 30, 4),
)
"""Block, action, won, seats_available, seats_taken, available, taken."""


def games() -> pl.DataFrame:
    rows = []
    for k, (scores, rounds, leader) in enumerate(zip(SCORES, ROUNDS, LEADERS, strict=True)):
        reason = "round limit" if rounds == 16 else "three ages"
        rows.append((k, 1, 2, rounds, rounds * 5, reason, abs(scores[0] - scores[1]), leader))
    return pl.DataFrame(rows, schema=COLUMNS["games"], orient="row")


def seats() -> pl.DataFrame:
    rows = []
    for k, (scores, winners) in enumerate(zip(SCORES, WINNERS, strict=True)):
        for seat, score in enumerate(scores):
            won = seat in winners
            share = 1 / len(winners) if won else 0.0
            rows.append((k, seat, "greedy", score, 0 if won else 1, won, share, line(k, seat, score)))
    return pl.DataFrame(rows, schema=COLUMNS["seats"], orient="row")


def line(game: int, seat: int, score: int) -> list[int]:
    """0 at the start, at half time one point for the leader, the score at the end."""
    return [0] + [int(LEADERS[game] == seat)] * 14 + [score]


def taken() -> pl.DataFrame:
    return pl.DataFrame(TAKEN, schema=COLUMNS["taken"], orient="row")


def tallies() -> pl.DataFrame:
    return pl.DataFrame(TALLIES, schema=COLUMNS["tallies"], orient="row")


def places() -> pl.DataFrame:
    """Seat 1 starts in every game."""
    rows = [(game, seat, 1 - seat) for game in range(4) for seat in range(2)]
    return pl.DataFrame(rows, schema={"game": pl.Int64, "seat": pl.Int8, "place": pl.Int8}, orient="row")
