"""Measure how many decisions per second Catanatron makes in random play, on one core.

Run it with the Python of a virtual environment that has only ``requirements.txt`` installed:

    python catanatron_random.py --seconds 5

What is measured: complete games of four of Catanatron's own ``RandomPlayer``, each on a newly
shuffled board, with the default rules (10 points, discard above 7 cards) and its own limit of
turns. Creating the games is inside the measured time; importing the package and one warm-up
game are outside it.

A decision is one call of ``Game.play_tick``: the player to move picks one action from
``state.playable_actions`` and the game carries it out. Forced actions count too: the dice roll
when nothing else is playable, the discard on a seven (Catanatron draws the cards itself) and
the end of a turn with nothing to buy. A choice is a decision with more than one playable action.

The loop is the one of ``Game.play`` without its two copies of the game for accumulators. The
last game is played to its end, so the measured time is a little longer than asked for. The
seeds fix the boards but not the games: Catanatron lists some actions in the order of a set,
which differs from process to process.
"""

import argparse
import json
import math
import platform
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play_game(seed: int) -> tuple[int, int]:
    """Play one random game to its end and return its numbers of decisions and choices."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    state = game.state
    decisions = choices = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        if len(state.playable_actions) > 1:
            choices += 1
        game.play_tick()
        decisions += 1
    return decisions, choices


def measure(seconds: float) -> dict[str, str | int | float]:
    """Play complete games until the time is over and return the result to print."""
    play_game(seed=1)  # warm-up
    games = decisions = choices = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        games += 1
        game_decisions, game_choices = play_game(seed=games)
        decisions += game_decisions
        choices += game_choices
        elapsed = time.perf_counter() - start
    return {
        "peer": "catanatron",
        "version": version("catanatron"),
        "games": games,
        "decisions": decisions,
        "choices": choices,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(decisions / elapsed, 1),
        "python": platform.python_version(),
    }


def positive_seconds(text: str) -> float:
    """Parse a finite number of seconds above zero."""
    seconds = float(text)
    if not (math.isfinite(seconds) and seconds > 0):
        raise argparse.ArgumentTypeError(f"must be a finite number above 0, not {text}")
    return seconds


def main() -> None:
    """Read the options, measure and print one JSON object."""
    parser = argparse.ArgumentParser(description="Random play of Catanatron, in decisions/second.")
    parser.add_argument("--seconds", type=positive_seconds, default=5.0, help="how long to play (default: 5)")
    print(json.dumps(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
