"""What every game answers. Playouts, batches and search are written once, on these."""

from typing import TypeVar

from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel, verb
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.record import Ints, Record
from smokestack.kernel.why import ALLOWED, Why

C = TypeVar("C", bound=Record)
S = TypeVar("S", bound=Record)
O = TypeVar("O", bound=Record)  # noqa: E741  options

CHANCE = -1
"""Who moves when chance decides: what `to_move` is then.

Examples:
    >>> import smokestack
    >>> smokestack.game("titans").new().to_move == smokestack.CHANCE
    True
"""
OVER = -2
"""Who moves when the game has ended: what `to_move` is then.

Examples:
    >>> import smokestack
    >>> titans = smokestack.game("titans")
    >>> final, decisions = smokestack.random_games(titans, 1, seed=1)
    >>> titans.position(final[0].tobytes()).to_move == smokestack.OVER
    True
"""
MOST_SEATS = 12
"""No game has more; rows by seat are this long."""


@verb
def start(cards: C, options: O, s: S) -> None:
    """Set up a zeroed position."""


@verb
def seats(s: S) -> int:
    """How many seats the position has."""
    raise AssertionError


@verb
def action_count(s: S) -> int:
    """How many action ids the game has."""
    raise AssertionError


@verb
def to_move(s: S) -> int:
    """The seat that decides next, CHANCE or OVER."""
    raise AssertionError


@verb
def legal(cards: C, s: S, out: Ints) -> int:
    """Write the legal actions of the seat to move, ascending; how many."""
    raise AssertionError


@verb
def check(cards: C, s: S, action: int, why: Why) -> int:
    """0 when the action (or outcome) is allowed now, else a refusal code, with the numbers in `why`."""
    raise AssertionError


@verb
def act(cards: C, s: S, action: int) -> None:
    """Carry out an action or outcome that `check` allows."""


@verb
def outcomes(cards: C, s: S, out: Ints, weights: Ints) -> int:
    """Write what chance may bring and how likely, ascending by action; how many."""
    raise AssertionError


@verb
def scores(cards: C, s: S, out: Ints) -> int:
    """Write each seat's score as it stands; how many seats."""
    raise AssertionError


@verb
def ranks(cards: C, s: S, out: Ints) -> int:
    """Write each seat's rank as it stands, 0 for the first (shared when tied); how many seats."""
    raise AssertionError


@verb
def end_reason(s: S) -> int:
    """Why the game ended: an index into the game's list of reasons; -1 while it runs."""
    raise AssertionError


@verb
def rounds(s: S) -> int:
    """The number of the running round, from 1; 0 while the table is set up."""
    raise AssertionError


@verb
def random_move(cards: C, s: S, actions: Ints, n: int, stream: Stream) -> int:
    """Which of the n legal actions a player takes who knows nothing; part of the rules, so that results compare."""
    raise AssertionError


@kernel
def any_legal_move(cards: C, s: S, actions: Ints, n: int, stream: Stream) -> int:
    """How most games answer `random_move`: every legal action is as likely as any other."""
    return actions[below(stream, n)]


@kernel
def all_allowed(cards: C, s: S, out: Ints) -> int:
    """How a game with few actions may answer `legal`: whatever `check` allows."""
    why = scratch(Why)
    n = 0
    for action in range(action_count(s)):
        if check(cards, s, action, why) == ALLOWED:
            out[n] = action
            n += 1
    return n


@kernel
def all_alike(cards: C, s: S, out: Ints, weights: Ints) -> int:
    """How a game of plain dice may answer `outcomes`: whatever `check` allows, each as likely as any other."""
    n = all_allowed(cards, s, out)
    for k in range(n):
        weights[k] = 1
    return n


@kernel
def ranks_by_score(cards: C, s: S, out: Ints) -> int:
    """How a game without tie-breakers may answer `ranks`: as many are ahead as have a higher score."""
    points = zeros(MOST_SEATS)
    n = scores(cards, s, points)
    for seat in range(n):
        out[seat] = 0
        for other in range(n):
            if points[other] > points[seat]:
                out[seat] += 1
    return n
