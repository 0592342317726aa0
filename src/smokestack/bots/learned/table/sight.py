"""What a game tells who learns it: what there is to see, how a choice goes on, and how to meet the unusual."""

from smokestack.bots.learned.table.network import WHOLE, foresee
from smokestack.bots.search.value import WIN, lead, part_of_lead
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import kernel, verb
from smokestack.kernel.language import twin, zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import MOST_SEATS, OVER, C, S

THOUSANDTH = 1_000
"""Millionths in a thousandth."""
BY_POINTS = 20_000
"""Millionths of a decided win that go by points ahead ..."""
POINTS = 30
"""... so many of which are as good as half of them."""


@verb
def show(cards: C, s: S, out: Ints) -> None:
    """Write what there is to see: a row for each seat, then one for the table."""


@verb
def carry_out(cards: C, s: S, action: int, buffer: Ints) -> None:
    """A choice with all the small decisions that belong to it, taken as the greedy player would."""


@verb
def lean(cards: C, s: S, style: int, action: int) -> int:
    """By how many millionths of a win a player of this style, from 1 on, thinks better of an action than it looks."""
    raise AssertionError


@verb
def upset(cards: C, s: S, stream: Stream) -> None:
    """Change a position into one that play hardly ever reaches, where a seat is to move: somebody gets a gift."""


@kernel
def foresee_table(cards: C, s: S, weights: Ints, shown: Ints, out: Ints) -> int:
    """Each seat's part of the win in millionths, decided or foreseen; how many seats."""
    seats = verbs.seats(s)
    if verbs.to_move(s) == OVER:
        share_of_winners(cards, s, out)
    else:
        show(cards, s, shown)
        foresee(weights, shown, seats, out)
    return seats


@kernel
def share_of_winners(cards: C, s: S, out: Ints) -> None:
    """A win that is shared counts in parts; and a little goes by points, so that nobody gives away what is left when
    the last choice decides nothing."""
    points = zeros(MOST_SEATS)
    verbs.scores(cards, s, points)
    seats = verbs.ranks(cards, s, out)
    winners = 0
    for seat in range(seats):
        winners += 1 if out[seat] == 0 else 0
    for seat in range(seats):
        won = (WHOLE - BY_POINTS) // winners if out[seat] == 0 else 0
        out[seat] = won + BY_POINTS * part_of_lead(lead(points, seats, seat), POINTS) // WIN // seats


@kernel
def shown_size(weights: Ints, seats: int) -> int:
    """How many numbers `show` writes for so many seats."""
    return seats * weights[0] + weights[1]


@kernel
def appraise_table(cards: C, s: S, weights: Ints, buffer: Ints, merit: Ints) -> int:
    """Every legal action, and the part of the win to be expected after it, in millionths."""
    mover = verbs.to_move(s)
    shown = zeros(shown_size(weights, verbs.seats(s)))
    parts = zeros(MOST_SEATS)
    small = zeros(len(buffer))
    n = verbs.legal(cards, s, buffer)
    for k in range(n):
        after = twin(s)
        carry_out(cards, after, buffer[k], small)
        foresee_table(cards, after, weights, shown, parts)
        merit[k] = parts[mover]
    return n


@kernel
def foretell_table(cards: C, s: S, weights: Ints, out: Ints) -> int:
    """Each seat's part of the win, in thousandths."""
    shown = zeros(shown_size(weights, verbs.seats(s)))
    seats = foresee_table(cards, s, weights, shown, out)
    for seat in range(seats):
        out[seat] //= THOUSANDTH
    return seats


@kernel
def act_alone(cards: C, s: S, action: int, _buffer: Ints) -> None:
    """How a game without small decisions answers `carry_out`."""
    verbs.act(cards, s, action)


@kernel
def never_lean(_cards: C, _s: S, _style: int, _action: int) -> int:
    """How a game without styles answers `lean`."""
    return 0


@kernel
def never_upset(_cards: C, _s: S, _stream: Stream) -> None:
    """How a game without odd positions answers `upset`."""
