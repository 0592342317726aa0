"""`smokestack lab judge`: whether games of an edition are what a goals file wants."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer

from smokestack.cli.lab_seek import STOPPED, plain_table, start_game
from smokestack.cli.progress import progress_bar
from smokestack.cli.show import console, errors
from smokestack.gamekit.game import Game
from smokestack.lab.folder import write_file
from smokestack.lab.seek.goals import read_goals
from smokestack.lab.seek.judge import Verdict, asked_of, counted, judge
from smokestack.lab.seek.measures import ANY
from smokestack.lab.seek.tell import in_range, markdown_table, value

HEAD = ("group", "figure", "with", "wanted", "found", "met")
PAGE = "judged.md"


@dataclass(frozen=True)
class Asked:
    """A judgement as it was typed."""

    edition: str
    goals: Path
    out: Path
    bots: str | None
    games: int | None
    seed: int | None
    interpreted: bool


def judge_edition(asked: Asked) -> None:
    """Play with a bar, print what is met and what is not, and write all of it."""
    goals = asked_of(read_goals(asked.goals), asked.bots, asked.games, asked.seed)
    found = start_game(asked.edition, goals.game)
    game = Game(found.spec, found.edition, compiled=not asked.interpreted)
    done = 0
    try:
        with progress_bar(len(goals.players) + bool(goals.teach), "numbers of players") as bar:

            def count() -> None:
                nonlocal done
                done += 1
                bar.show(done, doing="numbers of players")

            verdicts = judge(game, goals, asked.out, count)
    except KeyboardInterrupt:
        errors.print("Stopped. The same command goes on with the next number of players.")
        raise typer.Exit(STOPPED) from None
    how = f"{goals.stages[0]:,} games of {', '.join(goals.bots)} for each number of players, seed {goals.held_out}."
    title = f"{game.edition.title or game.edition.name}: {counted(verdicts)}"
    page = f"# {title}\n\n{how}\n\n{markdown_table(HEAD, [row(each) for each in verdicts])}"
    write_file(asked.out / PAGE, page.encode())
    console.print(title, style="bold", soft_wrap=True)
    table = plain_table(HEAD[1:], brief_rows(verdicts))
    for column in table.columns:
        column.no_wrap = True
    console.print(table)
    console.print(f"{how} The whole list: {asked.out / PAGE}", style="dim", soft_wrap=True)


def row(verdict: Verdict) -> list[str]:
    return [
        verdict.goal.group,
        verdict.name,
        str(verdict.players or "usual"),
        in_range(verdict.goal, verdict.name),
        value(verdict.name, verdict.figure),
        verdict.said,
    ]


def brief_rows(verdicts: Sequence[Verdict]) -> list[list[str]]:
    """Every goal with one figure; of those with many only what is not met."""
    shown = [each for each in verdicts if not each.met or not each.goal.measure.endswith(ANY)]
    rows = [row(each)[1:] for each in shown]
    hidden = len(verdicts) - len(shown)
    return [*rows, [f"and {hidden} more", "", "", "", "yes"]] if hidden else rows
