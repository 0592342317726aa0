"""The tree of a search: decisions only. What chance brings is sampled anew on every way down."""

from typing import Annotated

from smokestack.kernel.record import Record, i32, i64
from smokestack.kernel.verbs import MOST_SEATS

NONE = -1
ROOT = 0
DEEP = 63
"""As good as no limit to the depth of a tree."""
ONE_CHOICE = 2
"""Nodes used when there is nothing to decide: the root and what is done."""


class Node(Record):
    """A decision that was taken on the way here; node 0 is the present."""

    action: i32
    child: i32
    """The first of the actions tried after this one, or NONE."""
    sibling: i32
    """The next of the actions tried instead of this one, or NONE."""
    visits: i32
    prior: i32
    """How good it looked at first, in thousandths of all that was considered."""
    behind: i32
    """By how much it looked worse than the best of them, in millionths of a win."""
    settled: i32
    """Whether what is below was considered and no chance lies on the way: then it need not be considered again."""
    totals: Annotated[list[int], i64, MOST_SEATS]
    """For each seat the sum of what the visits came to, in thousandths of a win."""


class SearchParams(Record):
    """How to search; a record, so that tuning needs no recompiling."""

    policy: i32
    """SEARCH: greedy players play on, and choices are considered as they look; UCT: random players, all choices
    alike; GREEDY and RANDOM: no search at all."""
    width: i32
    """How many choices of a decision are considered at most."""
    depth: i32
    """How many decisions deep the tree grows."""
    exploration: i32
    """Hundredths: how much a choice gains by having been tried little."""
    prior_scale: i32
    """Thousandths of a win by which a choice must look worse to be considered half as much."""
    prior_visits: i32
    """How many tries the first look counts for."""
    horizon: i32
    """Rounds to play on, this one included, before judging where the next begins; 0 for to the end."""
    endgame_rounds: i32
    """With so many rounds or fewer to come after this one, tries go to the end all the same."""
    alike: i32
    """Of a hundred tries: those in which the others go by what was learned, too."""
    margin: i32
    """Points ahead that are as good as half a win."""
    by_rank: i32
    """How much of a finished game goes by its winner and not by points ahead, in thousandths: a win is a win, but
    points ahead tell more with few tries."""


class Growth(Record):
    """How far a tree has grown."""

    used: i32
    seed: i64
