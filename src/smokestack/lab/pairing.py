"""Games whose chance is paired: two editions meet the same luck, even after their games went different ways.

The k-th draw of each kind (a die, a card of one deck) has a stream of its own, made from seed, game, kind and k, and
so has the k-th decision of each seat, for choices a bot leaves to chance. What one game draws more or less of one
kind therefore moves nothing of the other kinds.
"""

from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import CHANCE, C, S

LANES = 64
"""Kinds of draws first, then seats."""
SEAT_LANE = 48
STEPS = 1 << 20
"""Draws of one lane in one game."""


@kernel
def change_lane(
    cards: C, s: S, stream: Stream, seed: int, game: int, kinds: Ints, steps: Ints, buffer: Ints, weights: Ints
) -> None:
    """Turn the stream to the luck of the next step; `steps` counts what each lane has used up."""
    lane = lane_of(cards, s, kinds, buffer, weights)
    turn_to(stream, seed, game, lane, steps[lane])
    steps[lane] += 1


@kernel
def lane_of(cards: C, s: S, kinds: Ints, buffer: Ints, weights: Ints) -> int:
    """Whose luck the next step takes: the seat's that decides, or that of the kind of draw."""
    mover = verbs.to_move(s)
    if mover != CHANCE:
        return SEAT_LANE + mover
    verbs.outcomes(cards, s, buffer, weights)
    return kinds[buffer[0]]


@kernel
def turn_to(stream: Stream, seed: int, game: int, lane: int, step: int) -> None:
    """The stream of one lane's draw number `step`."""
    seed_stream(stream, seed, (game * LANES + lane) * STEPS + step)
