"""`smokestack lab compare` and `smokestack lab try`: two editions on the same luck."""

import json as jsonlib
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from smokestack.cli.edition import check_edition
from smokestack.cli.progress import progress_bar
from smokestack.cli.reading import split
from smokestack.cli.show import console
from smokestack.gamekit.edition import game_of_file
from smokestack.gamekit.registry import spec
from smokestack.lab.compare import Change, Comparison, compare
from smokestack.lab.editions import lab_game
from smokestack.lab.gamelab import lab_of
from smokestack.lab.sentences import changed, figure, percent, verdict

GAMES = 5_000
STEPS = {"score": 1.0, "length": 1.0, "wins": 0.01, "taken": 0.01, "counted": 1.0}
"""The difference whose need of games is told, in the quantity's own unit."""


@dataclass(frozen=True)
class Asked:
    """A comparison as it was typed."""

    games: int
    seed: int
    bots: str
    players: int | None


def show_comparison(game: str, a: str, b: str, asked: Asked, json: bool) -> None:
    """Play both, then print the main figures and the largest changes, or everything as JSON."""
    found = play_both(game, a, b, asked)
    if json:
        print(jsonlib.dumps(as_json(found)))
    else:
        print_comparison(found)


def try_edition(file: Path, games: int | None, quick: bool, asked: Asked) -> None:
    """Check an edition, play it against the game's default, and tell the largest changes."""
    check_edition(file)
    game = game_of_file(file)
    count = games or (lab_of(spec(game)).quick_pairs if quick else GAMES)
    found = play_both(game, None, str(file), Asked(count, asked.seed, asked.bots, asked.players))
    print_head(found)
    for sentence in verdict(found):
        console.print(f"  {sentence}", soft_wrap=True)


def play_both(game: str, a: str | None, b: str, asked: Asked) -> Comparison:
    editions = [lab_game(game, each, compiled=True) for each in (a, b)]
    with progress_bar(2 * asked.games) as bar:
        return compare(
            editions[0],
            editions[1],
            asked.games,
            asked.seed,
            split(asked.bots),
            asked.players or 0,
            bar.show,
        )


def print_head(found: Comparison) -> None:
    a, b = found.a, found.b
    console.print(
        f"{a.game.spec.title}: {b.game.edition.name} ({b.meta.edition.digest}) instead of "
        f"{a.game.edition.name} ({a.meta.edition.digest}), {a.games:,} paired games each of "
        f"{', '.join(dict.fromkeys(a.meta.bots))} with {a.meta.seats} players, seed {found.seed}; "
        f"{found.same_games:,} went exactly the same",
        style="bold",
        soft_wrap=True,
    )


def print_comparison(found: Comparison) -> None:
    """A table of the main figures with what pairing saved, then the largest changes."""
    print_head(found)
    table = Table("", "A", "B", "difference", "correlation", "to see", "games", "unpaired", box=None, pad_edge=False)
    for each in found.main():
        table.add_row(*row(each))
    console.print(table)
    console.print(
        "± is the 95 % interval of paired games, * a difference beyond chance; the last columns say how many games "
        "show such a difference with a power of 80 %, paired and unpaired.",
        style="dim",
        soft_wrap=True,
    )
    console.print("The largest changes:", style="bold")
    for sentence in verdict(found):
        console.print(f"  {sentence}", soft_wrap=True)


def row(change: Change) -> list[str]:
    quantity, step = change.quantity, STEPS[change.quantity.kind]
    show = percent if quantity.percent else figure
    name = f"{quantity.name} ({quantity.unit})" if quantity.unit else quantity.name
    apart = f"{show(change.difference.value)} ± {show(change.difference.reach)}"
    needs = (f"{change.needed(step, paired):,}" for paired in (True, False))
    star = " *" if change.significant else ""
    return [
        name,
        show(change.before),
        show(change.after),
        apart + star,
        f"{change.correlation:.2f}",
        show(step),
        *needs,
    ]


def as_json(found: Comparison) -> dict[str, object]:
    """Every quantity that was compared."""
    return {
        "game": found.a.meta.game,
        "a": {"edition": found.a.meta.edition.name, "digest": found.a.meta.edition.digest},
        "b": {"edition": found.b.meta.edition.name, "digest": found.b.meta.edition.digest},
        "games": found.a.games,
        "same_games": found.same_games,
        "seed": found.seed,
        "bots": list(found.a.meta.bots),
        "changes": [change_json(each) for each in found.changes],
    }


def change_json(change: Change) -> dict[str, object]:
    step = STEPS[change.quantity.kind]
    return {
        "kind": change.quantity.kind,
        "what": change.quantity.name,
        "unit": change.quantity.unit,
        "a": change.before,
        "b": change.after,
        "difference": change.difference.value,
        "low": change.difference.low,
        "high": change.difference.high,
        "correlation": change.correlation,
        "beyond_chance": change.significant,
        "to_see": step,
        "games_needed": change.needed(step),
        "games_needed_unpaired": change.needed(step, paired=False),
        "sentence": changed(change),
    }
