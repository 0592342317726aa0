"""A game's own players: the kernels its `bot` room offers to policies and search. Loaded only where bots play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

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


@dataclass(frozen=True)
class GameBot:
    """What a game's `bot` room offers as BOT."""

    choose: Kernel
    """The greedy policy: (cards, s, stream, buffer) → action."""
    weigh: Kernel
    """(cards, s, buffer, merit) → n: actions worth a thought, and what each looks worth in hundredths of a point."""
    prospect: Kernel
    """(cards, s, out) → seats: what each may expect to score in the end, in hundredths of a point."""
    reason: Callable[[Game, Position, int], str]
    """Why the greedy policy would take an action, in a few words."""
    params: SearchParams
    """How the game is searched."""
    stride: Kernel | None = None
    """Playing on as the greedy policy would, faster than one decision after another."""
    rounds_to_come: Kernel | None = None
    """How many rounds will follow, where that can be told."""
    learned: LearnedJudgement | None = field(default=None)


def bot_of_game(spec: GameSpec) -> GameBot:
    return spec.room(spec.bot_room, GameBot)
