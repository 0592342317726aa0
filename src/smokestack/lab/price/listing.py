"""A list of prices: measured thing by thing, kept as JSON or CSV, and gone on with where it was left."""

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, isfinite
from pathlib import Path
from typing import Any

from smokestack.gamekit.game import Game
from smokestack.lab.errors import LabError
from smokestack.lab.estimates import Estimate
from smokestack.lab.folder import write_file
from smokestack.lab.meta import Meta
from smokestack.lab.price.names import TURN
from smokestack.lab.price.price import Differences, Priced, cases_of, priced, priced_by_thirds
from smokestack.lab.things import Thing

SUFFIXES = (".json", ".csv")


@dataclass(frozen=True)
class PriceList:
    """Prices that were measured alike."""

    meta: Meta
    when: str
    prices: list[Priced] = field(default_factory=list)

    def has(self, thing: Thing) -> bool:
        return any(each.thing == thing for each in self.prices)


def measure(
    found: PriceList, game: Game, things: Sequence[Thing], on_progress: Callable[[int], object] | None = None
) -> Iterator[list[Priced]]:
    """Add what is missing, thing by thing; a turn is followed by those of each third of a game. `on_progress(done)`
    counts the games of all things."""
    tell, games = on_progress or (lambda done: None), found.meta.games
    for number, thing in enumerate(things):
        if found.has(thing):
            tell((number + 1) * games)
            continue

        def told(done: int, before: int = number * games) -> None:
            tell(before + done)

        cases = cases_of(found.meta, game, thing, found.when, told)
        new = [priced(thing, cases, found.meta.seats)]
        if thing == TURN:
            new += priced_by_thirds(cases, found.meta.seats)
        found.prices.extend(new)
        yield new


def settings(found: PriceList) -> dict[str, Any]:
    """What decides the prices; two lists with the same settings hold the same ones."""
    meta = found.meta
    return {
        "game": meta.game,
        "edition": meta.edition.name,
        "digest": meta.edition.digest,
        "rules": meta.rules,
        "options": dict(meta.options),
        "bots": list(meta.bots),
        "games": meta.games,
        "seed": meta.seed,
        "when": found.when,
        "smokestack": meta.smokestack,
    }


def as_json(found: PriceList) -> dict[str, Any]:
    return {**settings(found), "prices": [price_json(each) for each in found.prices]}


def price_json(each: Priced) -> dict[str, Any]:
    return {
        **vars(each.thing),
        "games": each.games,
        "worth": estimate_json(each.worth),
        "cost": estimate_json(each.cost),
        "net": estimate_json(each.net),
        "wins": {name: estimate_json(value) for name, value in vars(each.wins).items()},
        "by_itself": estimate_json(each.taken),
        "moment": each.moment,
    }


def estimate_json(found: Estimate) -> dict[str, Any] | None:
    """Nothing where nothing was measured; an interval without end has none."""
    if found.n == 0:
        return None
    ends = (found.low, found.high) if isfinite(found.reach) else (None, None)
    return {"value": found.value, "low": ends[0], "high": ends[1], "n": found.n}


def read_price(data: Mapping[str, Any]) -> Priced:
    worth, cost, net, taken = (read_estimate(data[name]) for name in ("worth", "cost", "net", "by_itself"))
    wins = Differences(**{name: read_estimate(value) for name, value in data["wins"].items()})
    thing = Thing(data["kind"], data["name"], data["taken"])
    return Priced(thing, data["games"], worth, cost, net, wins, taken, data["moment"])


def read_estimate(data: Mapping[str, Any] | None) -> Estimate:
    if data is None:
        return Estimate(0.0, -inf, inf, 0)
    if data["low"] is None:
        return Estimate(data["value"], -inf, inf, data["n"])
    return Estimate(data["value"], data["low"], data["high"], data["n"])


def begin(file: Path | None, meta: Meta, when: str) -> PriceList:
    """A new list, or the one in the file if it was measured alike."""
    found = PriceList(meta, when)
    if file is None:
        return found
    if file.suffix not in SUFFIXES:
        raise LabError(f"--out {file}: prices are kept as {' or '.join(SUFFIXES)}; let the name end so")
    if not file.resolve().parent.is_dir():
        raise LabError(f"--out {file}: there is no folder {file.resolve().parent}; make it first")
    if file.suffix == ".json" and file.exists():
        found.prices.extend(go_on_with(file, found))
    return found


def go_on_with(file: Path, found: PriceList) -> list[Priced]:
    """What is in a file, which has to be a list with the same settings."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        theirs = {name: data[name] for name in settings(found)}
        prices = [read_price(each) for each in data["prices"]]
    except OSError as error:
        raise LabError(f"{file} cannot be read: {error.strerror}. Choose another name.") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise LabError(f"{file} is there already and no list of prices; choose another name") from None
    mine = settings(found)
    other = [f"{name} {mine[name]} instead of {theirs[name]}" for name in mine if mine[name] != theirs[name]]
    if other:
        raise LabError(
            f"{file} holds prices with other settings: asked for is {'; '.join(other)}. "
            "Go on with the same settings, or choose another name."
        )
    return prices


def keep(file: Path, found: PriceList) -> None:
    """Write the list as its name asks, whole."""
    text = json.dumps(as_json(found), indent=1, ensure_ascii=False) + "\n" if file.suffix == ".json" else as_csv(found)
    write_file(file, text.encode())


def as_csv(found: PriceList) -> str:
    """A row a thing; an empty field was not measured."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    named = ("worth", "cost", "net", "wins_worth", "wins_cost", "wins_net")
    table.writerow(["kind", "name", "games", *(f"{name}{part}" for name in named for part in ("", "_low", "_high"))])
    for each in found.prices:
        values = (each.worth, each.cost, each.net, each.wins.worth, each.wins.cost, each.wins.net)
        fields = [field for value in values for field in csv_fields(value)]
        table.writerow([each.thing.kind, each.thing.name, each.games, *fields])
    return out.getvalue()


def csv_fields(value: Estimate) -> list[str]:
    shown = [f"{number:.4f}" if isfinite(number) else "" for number in (value.value, value.low, value.high)]
    return shown if value.n else ["", "", ""]
