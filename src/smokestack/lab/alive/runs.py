"""The runs that show what is alive: one for each number of players, and one for each of the game's own opponents."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from smokestack.bots.roster import bot
from smokestack.gamekit.game import Game
from smokestack.lab.alive.uses import ROWS
from smokestack.lab.gamelab import lab_of
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.tables import Run

BLOCK = 20
"""Games told between two reports of progress."""
Play = Callable[[Meta, Path], Run]
"""Plays a run into a folder, or goes on with it."""


def player_counts(game: Game) -> list[int]:
    """The numbers of players to show; [0] for games in which that is no choice."""
    if lab_of(game.spec).player_counts:
        return list(lab_of(game.spec).player_counts)
    option = next((each for each in game.spec.options if each.name == "players"), None)
    return [0] if option is None else list(range(option.least, option.most + 1))


def plan_settings(
    game: Game, games: int, seed: int, bots: Sequence[str], players: Sequence[int] = ()
) -> dict[str, Meta]:
    """A run for each setting by its name: those asked for, or the game's numbers of players and its side runs."""
    found = {}
    seating_all = [count for count in player_counts(game) if not count or count >= len(bots)]
    for count in players or seating_all:
        meta = plan_setting(game, games, seed, bots, count)
        found[f"{meta.seats} players"] = meta
    for side in () if players else lab_of(game.spec).side_runs:
        found[f"{side.family} {side.name}"] = plan_setting(game, games, seed, bots[:1], 0, **side.options)
    return found


def plan_setting(game: Game, games: int, seed: int, bots: Sequence[str], players: int, **options: Any) -> Meta:
    """What was legal is not asked for, so it is counted in the first game only."""
    block = 0 if any(bot(name).searches for name in bots) else BLOCK
    return plan_run(game, games, seed, bots, players, ROWS, block, counted_every=games, **options)


def play_settings(plans: dict[str, Meta], folder: Path, play: Play) -> dict[str, Run]:
    return {name: play(meta, folder / name.replace(" ", "-")) for name, meta in plans.items()}
