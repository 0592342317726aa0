"""What a game tells the search beside its rules: what looks good now, and how everyone stands."""

from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel, verb
from smokestack.kernel.language import twin, zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import MOST_SEATS, C, S

ENDLESS = 1 << 20
"""More rounds than any game has."""


@verb
def weigh(cards: C, s: S, buffer: Ints, merit: Ints) -> int:
    """Write the actions worth a thought and what each looks worth, in hundredths of a point; how many."""
    raise AssertionError


@verb
def prospect(cards: C, s: S, out: Ints) -> int:
    """Write what each seat may expect to score in the end, in hundredths of a point; how many seats."""
    raise AssertionError


@verb
def rounds_to_come(cards: C, s: S) -> int:
    """How many rounds will follow the present one; ENDLESS where nobody can tell."""
    raise AssertionError


@verb
def knows(cards: C, s: S) -> bool:
    """Whether a table like this can be judged by what was learned from games; then by the two verbs below."""
    raise AssertionError


@verb
def appraise(cards: C, s: S, weights: Ints, buffer: Ints, merit: Ints) -> int:
    """As `weigh`, by what was learned, and in millionths of a win."""
    raise AssertionError


@verb
def foretell(cards: C, s: S, weights: Ints, out: Ints) -> int:
    """As `prospect`, by what was learned, and in thousandths of a win."""
    raise AssertionError


@kernel
def best_looking(cards: C, s: S, weights: Ints, buffer: Ints, merit: Ints) -> int:
    """The action that looks best by what was learned."""
    n = appraise(cards, s, weights, buffer, merit)
    best = 0
    for k in range(1, n):
        if merit[k] > merit[best]:
            best = k
    return buffer[best]


@kernel
def cannot_tell(_cards: C, _s: S) -> int:
    """Most games end when somebody brings it about."""
    return ENDLESS


@kernel
def knows_nothing(_cards: C, _s: S) -> bool:
    """The default: nothing was learned of a game."""
    return False


@kernel
def knows_all(_cards: C, _s: S) -> bool:
    """The default where something was learned: of every table."""
    return True


@kernel
def weigh_unlearned(cards: C, s: S, _weights: Ints, buffer: Ints, merit: Ints) -> int:
    """The default where nothing was learned: actions weighed by what is plain to see."""
    return weigh(cards, s, buffer, merit)


@kernel
def expect_unlearned(cards: C, s: S, _weights: Ints, out: Ints) -> int:
    """The default where nothing was learned: how everyone stands by what is plain to see."""
    return prospect(cards, s, out)


@kernel
def scores_so_far(cards: C, s: S, out: Ints) -> int:
    """How a game without a judgement of its own answers `prospect`: nothing is expected beyond what counts now."""
    seats = verbs.scores(cards, s, out)
    for seat in range(seats):
        out[seat] *= 100
    return seats


@kernel
def weigh_by_prospect(cards: C, s: S, buffer: Ints, merit: Ints) -> int:
    """How most small games answer `weigh`: each legal action by what its seat may expect right after it."""
    expected = zeros(MOST_SEATS)
    n = verbs.legal(cards, s, buffer)
    for k in range(n):
        after = twin(s)
        verbs.act(cards, after, buffer[k])
        prospect(cards, after, expected)
        merit[k] = expected[verbs.to_move(s)]
    return n


@kernel
def take_best(cards: C, s: S, stream: Stream, buffer: Ints) -> int:
    """The greedy player of such a game: what weighs most; among equals the stream decides."""
    merit = zeros(len(buffer))
    n = weigh(cards, s, buffer, merit)
    best = 0
    equals = 1
    for k in range(1, n):
        if merit[k] > merit[best]:
            best = k
            equals = 1
        elif merit[k] == merit[best]:
            equals += 1
            if below(stream, equals) == 0:
                best = k
    return buffer[best]
