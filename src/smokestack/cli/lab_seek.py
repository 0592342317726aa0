"""`smokestack lab seek`: vary an edition until its games come near to their goals."""

import re
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.table import Table

from smokestack.bots.learned.weights import OWN_FOLDER
from smokestack.cli.progress import Bar, progress_bar
from smokestack.cli.show import console, errors
from smokestack.gamekit.edition import game_of_file
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.lab.editions import lab_game
from smokestack.lab.errors import LabError
from smokestack.lab.seek.candidate import Nursery
from smokestack.lab.seek.climb import Climb, seek
from smokestack.lab.seek.evidence import Line, gather, met
from smokestack.lab.seek.folder import open_search
from smokestack.lab.seek.goals import Goals, read_goals
from smokestack.lab.seek.measures import ANY
from smokestack.lab.seek.publish import Sought, front_name, publish, with_start
from smokestack.lab.seek.results import Results
from smokestack.lab.seek.taught import Teaching
from smokestack.lab.seek.tell import diff_lines, in_range, value
from smokestack.lab.seek.vary import variables
from smokestack.lab.sentences import HELD

STOPPED = 130
"""What a command answers that was stopped by Ctrl-C."""
TRIES = 400
NAME = re.compile("[a-z0-9][a-z0-9-]*")


@dataclass(frozen=True)
class Asked:
    """A search as it was typed."""

    edition: str
    goals: Path
    out: Path
    name: str
    tries: int | None
    minutes: float | None
    seed: int
    interpreted: bool

    @property
    def most_tries(self) -> int:
        """Without any limit, TRIES; with a clock, as many as it allows."""
        return self.tries or (TRIES if self.minutes is None else 1_000_000)


def seek_edition(asked: Asked) -> None:
    """Search with a bar, then play the held-out games, write everything and print it."""
    goals = read_goals(asked.goals)
    nursery = nursery_for(asked, goals)
    refuse_odd(asked, goals, nursery.spec.editions())
    file = open_search(asked.out, nursery.spec, nursery.start, goals, asked.seed)
    teaching = Teaching(nursery.spec, goals, asked.out / "taught") if goals.teach else None
    results = Results(nursery.spec, goals, asked.seed, file, not asked.interpreted, teaching)
    climb = Climb(goals, nursery, results, asked.seed)
    try:
        climb_with_bar(climb, asked)
        lines = evidence_with_bar(climb, not asked.interpreted)
    except KeyboardInterrupt:
        errors.print(f"Stopped after {climb.tries:,} tries. The same command goes on from here.")
        raise typer.Exit(STOPPED) from None
    sought = Sought(goals, nursery, climb.start, climb.front, lines, climb.tries, asked.seed)
    publish(sought, asked.out, asked.name)
    if teaching:
        teaching.publish(climb.best.candidate, asked.name, asked.out / "weights")
    print_sought(sought, asked)


def refuse_odd(asked: Asked, goals: Goals, taken: Sequence[str]) -> None:
    """A name must be good for a file and new, and held-out games must be others than those of the search."""
    if not NAME.fullmatch(asked.name):
        raise OptionError(f"--name {asked.name}: a name is small letters, numbers and hyphens, such as my-titans")
    if asked.name in taken:
        raise OptionError(f"--name {asked.name}: an edition of that name comes with {goals.game}; choose another")
    if asked.seed == goals.held_out:
        raise OptionError(f"the seed {asked.seed} is that of the held-out games; choose another --seed")


def nursery_for(asked: Asked, goals: Goals) -> Nursery:
    """The start edition with what may vary in it."""
    game = start_game(asked.edition, goals.game)
    varied, skipped = variables(tomllib.loads(game.edition.text), game.edition, goals.vary)
    if not varied:
        raise LabError(f"{asked.goals} lets nothing vary: all its paths lead to values of the book")
    if skipped:
        errors.print(f"Of the book, and left as they are: {', '.join(skipped)}", style="dim", soft_wrap=True)
    return Nursery(game.spec, game.edition, varied, goals.texts)


def start_game(which: str, game: str) -> Game:
    """A file must be of the game that the goals are for."""
    if which.endswith(".toml") and game_of_file(Path(which)) != game:
        raise LabError(f"{which} is an edition of {game_of_file(Path(which))}, and the goals are for {game}")
    return lab_game(game, which)


def climb_with_bar(climb: Climb, asked: Asked) -> None:
    began, most = time.monotonic(), (asked.minutes or 0) * 60

    def show(bar: Bar) -> None:
        if climb.front:
            near = f"try {climb.tries:,}, off by {climb.best.total:.1f} ({climb.start.total:.1f} at the start)"
            bar.show(round(time.monotonic() - began) if most else climb.tries, doing=near)

    with progress_bar(round(most) or asked.most_tries) as bar:
        climb.results.on_played = lambda: show(bar)
        seek(climb, asked.most_tries, lambda: bool(most) and time.monotonic() - began > most, lambda _: show(bar))


def evidence_with_bar(climb: Climb, compiled: bool) -> list[Line]:
    done = 0
    with progress_bar(2 * len(climb.goals.players), "held-out games") as bar:

        def count() -> None:
            nonlocal done
            done += 1
            bar.show(done, doing="held-out games")

        candidates = (climb.start.candidate, climb.best.candidate)
        climb.results.prepare(candidates)
        editions = (candidates[0].edition, candidates[1].edition)
        return gather(climb.nursery.spec, climb.goals, editions, compiled, count)


def print_sought(sought: Sought, asked: Asked) -> None:
    """The front, what changed, the evidence, and where it is."""
    console.print(f"{sought.tries:,} tries; how far editions are from their goals:", style="bold")
    console.print(front_table(sought))
    best, data = sought.best.candidate, sought.nursery.data
    varied, changes = sought.nursery.varied(best.values), sought.nursery.changes(best.values)
    if varied:
        console.print(f"{front_name(sought.best)} is nearest; what differs from the start:", style="bold")
        console.print(plain_table(("value", "before", "after"), diff_lines(data, varied)))
    else:
        console.print("No edition came nearer than the start.", style="bold")
    if rewritten := len(changes) - len(varied):
        console.print(f"The text of {rewritten} changed cards was written anew.", style="dim")
    if stale := sought.nursery.to_read_again(best.values):
        console.print(f"Read again what is printed on: {', '.join(stale)}", style="yellow", soft_wrap=True)
    console.print(f"{met(sought.lines)} of {len(sought.lines)} goals are met on held-out games:", style="bold")
    console.print(evidence_table(sought.lines))
    console.print(sought.how, style="dim", soft_wrap=True)
    edition = f"Edition: {asked.out / asked.name}.toml, the" if varied else "The"
    console.print(f"{edition} whole story: {asked.out / 'front.html'}", soft_wrap=True)
    if sought.goals.teach:
        weights = asked.out / "weights"
        console.print(f"What bots learned of it: {weights}; {OWN_FOLDER}={weights} lets them use it.", soft_wrap=True)


def evidence_table(lines: Sequence[Line]) -> Table:
    """Every goal with one figure; of those with many only what is not met, because the files have the rest."""
    shown = [line for line in lines if not line.met or not line.goal.measure.endswith(ANY)]
    head = ("figure", "with", "wanted", "before", "after", "met")
    table = plain_table(head, [brief(line) for line in shown])
    if len(shown) < len(lines):
        table.add_row(f"and {len(lines) - len(shown)} more", "", "", "", "", "yes")
    return table


def brief(line: Line) -> list[str]:
    return [
        line.name,
        str(line.players or "usual"),
        in_range(line.goal, line.name),
        value(line.name, line.before).partition(f"{HELD}±")[0],
        value(line.name, line.after),
        "yes" if line.met else "no",
    ]


def front_table(sought: Sought) -> Table:
    groups = sought.goals.groups
    rows = [
        [front_name(each), *(f"{each.groups[group]:.2f}" for group in groups), f"{each.total:.2f}"]
        for each in with_start(sought)
    ]
    return plain_table(("edition", *groups, "in all"), rows)


def plain_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(*head, box=None, pad_edge=False)
    for each in rows:
        table.add_row(*each)
    table.columns[0].no_wrap = True
    return table
