"""A game's own players: the kernels its `bot` room offers to policies and search. Loaded only where bots play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from smokestack.bots.learned.table.sight import act_alone, appraise_table, never_lean, never_upset
from smokestack.bots.roster import SEARCH
from smokestack.bots.search.ahead import knows_all, scores_so_far, take_best, weigh_by_prospect
from smokestack.bots.search.node import SearchParams
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.spec import GameSpec

Kernel = Callable[..., Any]


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
    appraise: Kernel = appraise_table
    """(cards, s, weights, buffer, merit) → n: legal actions and the part of the win to be expected after each."""
    carry_out: Kernel = act_alone
    lean: Kernel = never_lean
    upset: Kernel = never_upset
    styles: int = 0
    """How many styles `lean` knows."""
    knows: Kernel = knows_all
    games: int = 40_000
    """So many make a good teaching."""
    near: int = 8_000
    """Millionths of a win by which a choice may look worse than the best and still be practised as often."""
    trust: float = 0.93
    """How much a moment learns from what came later instead of from the next moment's judgement."""
    by_rank: float = 0.6
    """How much of an end goes by who won; the rest by points, so that a near loss teaches more than a defeat."""
    points: float = 8.0
    """Points ahead that make a part of the rest e times as large: about as many as luck moves."""


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
    learned: LearnedTable | None = None


def bot_of_game(spec: GameSpec) -> GameBot:
    return spec.room(spec.bot_room, GameBot) if spec.bot_room else GameBot()
