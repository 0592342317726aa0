"""`smokestack arena`: bots against each other, until their strength is known."""

import json as jsonlib
from pathlib import Path

from rich.table import Column, Table

from smokestack.cli.export import write
from smokestack.cli.progress import progress_bar
from smokestack.cli.reading import read_options, split
from smokestack.cli.show import console, errors
from smokestack.gamekit.registry import game as make_game
from smokestack.lab.arena.page import arena_page
from smokestack.lab.arena.plain import as_json
from smokestack.lab.arena.plan import ArenaPlan, make_plan
from smokestack.lab.arena.run import GIVE_UP, Outcome, run_arena
from smokestack.lab.arena.standing import Standing, standing_of
from smokestack.lab.arena.words import (
    conclusion,
    facts,
    interval,
    lone_sentence,
    milliseconds,
    percent,
    seats_sentence,
    voided_sentence,
    wins_head,
)
from smokestack.lab.errors import LabError


def show_arena(
    name: str,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    edition: str | None,
    given: list[str],
    until_sure: bool,
    workers: int,
    interpreted: bool,
    json: bool,
    out: Path | None,
) -> None:
    """Play, then print tables, or JSON for other programs, and write the page if asked for."""
    game = make_game(name, edition, compiled=not interpreted)
    refuse_lost_work(out)
    chosen = [each for each in split(bots) if each]
    plan = make_plan(game, chosen, games, seed, until_sure, read_options(given, players))
    outcome = play(plan, workers)
    if outcome.voided and not outcome.games():
        raise LabError(f"no deal counts. Voided: {voided_sentence(outcome)}")
    standing = standing_of(outcome)
    if out is not None:
        write(out, arena_page(standing), errors if json else console)
    if json:
        print(jsonlib.dumps(as_json(standing)))
    else:
        print_standing(standing)
    if outcome.given_up:
        raise given_up(outcome)


def given_up(outcome: Outcome) -> LabError:
    """What ends an arena that a program spoils."""
    last = next(each for each in reversed(outcome.voided) if each.bot == outcome.given_up)
    return LabError(
        f"stopped, because {outcome.given_up} spoiled {GIVE_UP} deals in a row; the last time it {last.reason}"
    )


def refuse_lost_work(out: Path | None) -> None:
    """A long run should not end at a page that cannot be written."""
    if out is not None and not out.resolve().parent.is_dir():
        raise LabError(f"--out {out}: there is no folder {out.resolve().parent}; make it first")


def play(plan: ArenaPlan, workers: int) -> Outcome:
    with progress_bar(None, "compiling" if plan.game.compiled else "playing") as bar:
        return run_arena(plan, workers, bar.show)


def print_standing(standing: Standing) -> None:
    """What it rests on, each bot, each pair, and the seats."""
    for label, value in facts(standing).items():
        console.print(f"{label}: {value}")
    console.print()
    console.print(bots_table(standing))
    console.print()
    console.print(pairs_table(standing))
    console.print()
    for lone in standing.lone:
        console.print(lone_sentence(lone, standing))
    console.print(seats_sentence(standing))


def bots_table(standing: Standing) -> Table:
    table = Table(
        Column("bot", overflow="fold"),
        "rating",
        "95 %",
        wins_head(standing),
        "games",
        "a decision",
        "p99",
        box=None,
        pad_edge=False,
    )
    for each in standing.bots:
        table.add_row(
            each.name,
            f"{each.rating.mu:.1f}",
            f"{each.rating.low:.1f} to {each.rating.high:.1f}",
            percent(each.wins.value),
            f"{each.wins.games:,}",
            milliseconds(each.thought.mean),
            milliseconds(each.thought.p99),
        )
    return table


def pairs_table(standing: Standing) -> Table:
    rate = "wins" if standing.outcome.plan.players == 2 else "ahead"
    table = Table(Column("pair", overflow="fold"), rate, "games", "95 %", "", box=None, pad_edge=False)
    for pair in standing.pairs:
        table.add_row(
            f"{pair.first} v {pair.second}",
            percent(pair.ahead.value),
            f"{pair.ahead.games:,}",
            interval(pair.ahead),
            conclusion(pair, standing),
        )
    return table
