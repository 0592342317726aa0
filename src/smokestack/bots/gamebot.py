"""A game's own players: the kernels its `bot` room offers to policies and search. Loaded only where bots play."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from smokestack.bots.learned.margin.network import size as margin_size
from smokestack.bots.learned.table.network import size as table_size
from smokestack.bots.learned.table.sight import act_alone, never_lean, never_upset
from smokestack.bots.roster import SEARCH
from smokestack.bots.search.ahead import knows_all, scores_so_far, take_best, weigh_by_prospect
from smokestack.bots.search.node import SearchParams
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.spec import GameSpec

Kernel = Callable[..., Any]


@dataclass(frozen=True)
class LearnedJudgement:
    """How a game is judged by weights that were learned from playing it, and how such games are played."""

    knows: Kernel
    appraise: Kernel
    foretell: Kernel
    sight: int
    """Counts the ways in which a position was ever shown: weights learned from another one no longer fit."""
    practise: Kernel
    """Games of a learner against itself, and what both seats saw in them."""
    moments: int
    """At most so many of a game are learned from."""
    inputs: int
    """How many numbers a seat is shown of a position."""
    looks: tuple[int, int]
    """Where among the inputs the greedy player's judgement of both seats stands."""
    options: Mapping[str, int]
    """What is played with while learning."""
    games: int = 160_000
    """So many make a good teaching."""
    size: Callable[[Sequence[int]], int] = margin_size
    """How many numbers weights are, by the first of them."""


@dataclass(frozen=True)
class LearnedTable:
    """How a table of any number of seats is judged by what was learned from playing, and how it is practised."""

    show: Kernel
    """(cards, s, out): a row of numbers for each seat, then one for the table."""
    sight: int
    """Counts the ways in which a position was ever shown: weights learned from another one no longer fit."""
    of_seat: int
    of_table: int
    look: int
    """Where in a seat's row the greedy player's judgement of it stands."""
    looks_in_a_point: int
    """In which parts of a point that judgement is shown."""
    tables: tuple[Mapping[str, int], ...]
    """The options that are practised with, in turn."""
    rounds: int
    """About how many a game has."""
    carry_out: Kernel = act_alone
    lean: Kernel = never_lean
    upset: Kernel = never_upset
    styles: int = 0
    """How many styles `lean` knows."""
    knows: Kernel = knows_all
    games: int = 40_000
    """So many make a good teaching."""
    size: Callable[[Sequence[int]], int] = table_size
    """How many numbers weights are, by the first of them."""


def looks_best(_game: Game, _position: Position, _action: int) -> str:
    """A game that gives no reasons has at least this one."""
    return "looks best right after it"


def usual_params() -> SearchParams:
    """For a small game, whose tries can go to its end."""
    return SearchParams(
        policy=SEARCH, width=8, depth=2, exploration=40, prior_scale=100, prior_visits=2, margin=10, by_rank=400
    )


@dataclass(frozen=True)
class GameBot:
    """What a game's `bot` room offers as BOT; whatever it leaves out is answered in general."""

    prospect: Kernel = scores_so_far
    """(cards, s, out) → seats: what each may expect to score in the end, in hundredths of a point."""
    weigh: Kernel = weigh_by_prospect
    """(cards, s, buffer, merit) → n: actions worth a thought, and what each looks worth in hundredths of a point."""
    choose: Kernel = take_best
    """The greedy policy: (cards, s, stream, buffer) → action."""
    reason: Callable[[Game, Position, int], str] = looks_best
    """Why the greedy policy would take an action, in a few words."""
    params: SearchParams = field(default_factory=usual_params)
    """How the game is searched."""
    learned_params: SearchParams | None = None
    """How it is searched with an edition of which something was learned, if otherwise."""
    stride: Kernel | None = None
    """Playing on as the greedy policy would, faster than one decision after another."""
    rounds_to_come: Kernel | None = None
    """How many rounds will follow, where that can be told."""
    learned: LearnedJudgement | LearnedTable | None = field(default=None)


def bot_of_game(spec: GameSpec) -> GameBot:
    return spec.room(spec.bot_room, GameBot) if spec.bot_room else GameBot()
