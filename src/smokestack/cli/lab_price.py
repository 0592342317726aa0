"""`smokestack lab price`: what things and turns are worth and cost, by paired interventions."""

import json as jsonlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path

from smokestack.cli.progress import progress_bar
from smokestack.cli.reading import read_options, split
from smokestack.cli.show import console, errors
from smokestack.gamekit.game import Game
from smokestack.lab.editions import lab_game
from smokestack.lab.estimates import Estimate
from smokestack.lab.gamelab import lab_of
from smokestack.lab.meta import Meta
from smokestack.lab.price.file import begin, keep
from smokestack.lab.price.listing import PriceList, measure
from smokestack.lab.price.names import TURN, find_things
from smokestack.lab.price.plain import as_json
from smokestack.lab.price.price import ENOUGH, Priced, plan_prices
from smokestack.lab.sentences import HELD, percent

COLUMNS = {
    "worth": 14,
    "cost": 14,
    "net": 14,
    "for 1": 7,
    "wins given": 12,
    "wins bought": 13,
    "by itself": 11,
    "games": 7,
}
"""What is told of a thing, and how wide."""
LEGEND = (
    "worth: the seat's final score against the mean of the others, given the thing for nothing, minus forbidden it. "
    "net: made to take it at its price as soon as it can, minus forbidden. cost: given minus made to take it. "
    "for 1: worth for each point of cost, where it can be paid for. wins: the same in points of a hundred games. "
    "by itself: how often the bot takes it unasked. games: in which it was on offer. ± is the 95 % interval. "
    "–: fewer than ten games to measure it in, because it is seldom on offer, nobody can pay for it, "
    "or the lab cannot give it."
)


@dataclass(frozen=True)
class Asked:
    """Prices as they were asked for."""

    edition: str | None
    games: int
    seed: int
    bots: str
    players: int | None
    options: list[str]
    when: str
    compiled: bool


def show_prices(name: str, things: Sequence[str], asked: Asked, out: Path | None, json: bool) -> None:
    """Measure, or go on; then print a table for each kind, or JSON for other programs."""
    game = lab_game(name, asked.edition, asked.compiled)
    wanted = find_things(game, things)
    options = read_options(asked.options, asked.players)
    meta = plan_prices(game, asked.games, asked.seed, split(asked.bots), options.pop("players", 0), options)
    found = begin(out, meta, asked.when)
    with progress_bar(len(wanted) * meta.games) as bar:
        for _ in measure(found, game, wanted, bar.show):
            if out is not None:
                keep(out, found)
    if json:
        print(jsonlib.dumps(as_json(found)))
    else:
        print_prices(game, found)
    if out is not None:
        (errors if json else console).print(f"Written: {out}", soft_wrap=True)


def print_prices(game: Game, found: PriceList) -> None:
    console.print(head(game, found.meta), style="bold", soft_wrap=True)
    titles = {**lab_of(game.spec).kinds, TURN.kind: "Turns"}
    width = max(len(each.thing.name) for each in found.prices)
    for kind in dict.fromkeys(each.thing.kind for each in found.prices):
        console.print(line(titles.get(kind, kind.capitalize()), list(COLUMNS), width), style="bold", soft_wrap=True)
        for each in found.prices:
            if each.thing.kind == kind:
                console.print(line(each.thing.name, fields(each), width), soft_wrap=True)
    console.print(LEGEND, style="dim", soft_wrap=True)


def line(name: str, told: Sequence[str], width: int) -> str:
    """A name and what is told of it, each in its column."""
    columns = (text.rjust(size) for text, size in zip(told, COLUMNS.values(), strict=True))
    return name.ljust(width) + "".join(columns)


def head(game: Game, meta: Meta) -> str:
    return (
        f"{game.spec.title}: what things are worth and cost, in points of the final score. Edition {meta.edition.name} "
        f"({meta.edition.digest}), {meta.games:,} games each of {', '.join(dict.fromkeys(meta.bots))} with "
        f"{meta.seats} players, seed {meta.seed}"
    )


def fields(each: Priced) -> list[str]:
    return [
        shown(each.worth),
        shown(each.cost),
        shown(each.net),
        f"{each.ratio:.2f}" if each.cost.n >= ENOUGH and isfinite(each.ratio) else "–",
        hundredths(each.wins.worth),
        hundredths(each.wins.net),
        percent(each.taken.value, 0) if each.games and each.thing.kind != TURN.kind else "–",
        f"{each.games:,}",
    ]


def shown(value: Estimate) -> str:
    """A difference of points, where it rests on games enough."""
    return f"{value.value:+.1f}{HELD}±{HELD}{value.reach:.1f}" if value.n >= ENOUGH else "–"


def hundredths(value: Estimate) -> str:
    return f"{100 * value.value:+.0f}{HELD}±{HELD}{100 * value.reach:.0f}" if value.n >= ENOUGH else "–"
