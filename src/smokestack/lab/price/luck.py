"""The luck of a case: as in `pairing`, but counted from the beginning of each round.

Two ways to play on soon differ in how many draws and decisions a round has. Counted so, they meet the same luck again
when the next round begins.
"""

from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import C, S
from smokestack.lab.pairing import LANES, change_lane

MOMENT_LANE = LANES - 1
"""The luck that settles which moment of a game is kept."""
ROUND_PLACE = LANES - 2
"""Where the counts of the lanes keep the number of the round."""
ROUND_STEPS = 1 << 10
"""Steps of a lane in a round; in longer ones the luck of later rounds comes early."""


@kernel
def next_luck(
    cards: C, s: S, stream: Stream, seed: int, game: int, kinds: Ints, lanes: Ints, buffer: Ints, weights: Ints
) -> None:
    """Turn the stream to the luck of the next step; `lanes` counts what each lane has used up."""
    if lanes[ROUND_PLACE] != verbs.rounds(s):
        for lane in range(ROUND_PLACE):
            lanes[lane] = verbs.rounds(s) * ROUND_STEPS
        lanes[ROUND_PLACE] = verbs.rounds(s)
    change_lane(cards, s, stream, seed, game, kinds, lanes, buffer, weights)
