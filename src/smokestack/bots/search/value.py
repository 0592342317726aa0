"""What the end of a try is worth to each seat, in thousandths of a win."""

from smokestack.bots.learned.table.network import is_learned
from smokestack.bots.search.ahead import foretell, prospect
from smokestack.kernel import verbs
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import OVER, C, S

WIN = 1_000


@kernel
def judge(cards: C, s: S, margin: int, by_rank: int, weights: Ints, buffer: Ints, out: Ints) -> int:
    """Each seat's part: by rank and lead when it is over; when not as was learned, or by the lead to be expected; how
    many seats."""
    if verbs.to_move(s) != OVER:
        if is_learned(weights):
            return foretell(cards, s, weights, out)
        seats = prospect(cards, s, buffer)
        for seat in range(seats):
            out[seat] = part_of_lead(lead(buffer, seats, seat), 100 * margin)
        return seats
    seats = verbs.scores(cards, s, buffer)
    for seat in range(seats):
        out[seat] = part_of_lead(lead(buffer, seats, seat), margin) * (WIN - by_rank) // WIN
    verbs.ranks(cards, s, buffer)
    winners = 0
    for seat in range(seats):
        winners += 1 if buffer[seat] == 0 else 0
    for seat in range(seats):
        if buffer[seat] == 0:
            out[seat] += by_rank // winners
    return seats


@kernel
def lead(points: Ints, seats: int, seat: int) -> int:
    """Points ahead of the best of the others; alone, the points themselves."""
    best = 0
    found = False
    for other in range(seats):
        if other != seat and (not found or points[other] > best):
            best = points[other]
            found = True
    return points[seat] - best


@kernel
def part_of_lead(ahead: int, margin: int) -> int:
    """From 0, hopelessly behind, to 1000; even is 500, a margin ahead 750."""
    return WIN // 2 + WIN * ahead // (2 * (abs(ahead) + margin))
