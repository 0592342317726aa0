"""What a game tells the search beside its rules: what looks good now, and how everyone stands."""

from smokestack.kernel.compile import verb
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import C, S


@verb
def weigh(cards: C, s: S, room: Ints, merit: Ints) -> int:
    """Write the actions worth a thought and what each looks worth, in hundredths of a point; how many."""
    raise AssertionError


@verb
def prospect(cards: C, s: S, out: Ints) -> int:
    """Write what each seat may expect to score in the end, in hundredths of a point; how many seats."""
    raise AssertionError
