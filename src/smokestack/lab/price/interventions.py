"""What the lab may do to one seat that no rule knows: give it a thing, hide a thing from it, skip its turn.

Each game answers in its own way, in its `lab` room; what it leaves out is not measured.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from smokestack.kernel import verbs
from smokestack.kernel.compile import kernel, verb
from smokestack.kernel.language import scratch
from smokestack.kernel.verbs import C, S
from smokestack.kernel.why import Why

Kernel = Callable[..., Any]


@verb
def on_offer(cards: C, s: S, action: int) -> bool:
    """Whether the seat to move could take what an action takes, if price were no object."""
    raise AssertionError


@verb
def give(cards: C, s: S, action: int) -> bool:
    """The seat to move gets what an action takes, for nothing, and still has its turn; False where that cannot be."""
    raise AssertionError


@verb
def hide(cards: C, s: S, action: int) -> None:
    """Make a position in which nobody would think of an action, to decide by; nothing is played on it."""


@verb
def may_skip(cards: C, s: S) -> bool:
    """Whether the seat to move is about to begin a turn that it could do without."""
    raise AssertionError


@verb
def skip(cards: C, s: S) -> None:
    """The turn of the seat to move is over before it has begun."""


@kernel
def when_allowed(cards: C, s: S, action: int) -> bool:
    """For games in which a thing that cannot be paid for is no offer."""
    return verbs.check(cards, s, action, scratch(Why)) == 0


@kernel
def give_nothing(_cards: C, _s: S, _action: int) -> bool:
    """For games in which nothing can be had for nothing."""
    return False


@kernel
def hide_nothing(_cards: C, _s: S, _action: int) -> None:
    """For games whose greedy player looks at one decision at a time: it takes the next best."""


@kernel
def never_skips(_cards: C, _s: S) -> bool:
    """For games in which everybody has to play."""
    return False


@kernel
def skip_nothing(_cards: C, _s: S) -> None:
    """Goes with `never_skips`."""


@dataclass(frozen=True)
class Interventions:
    """A game's kernels for the verbs, and what they can do."""

    gives: tuple[str, ...] = ()
    """The kinds of things it can give."""
    reported: tuple[str, ...] = ()
    """Those of them that a balance report prices."""
    on_offer: Kernel = when_allowed
    give: Kernel = give_nothing
    hide: Kernel = hide_nothing
    skips: bool = False
    """Whether turns can be skipped."""
    may_skip: Kernel = never_skips
    skip: Kernel = skip_nothing
