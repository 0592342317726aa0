"""Prices as JSON, which can be read again, and as CSV for a spreadsheet."""

import csv
import io
from collections.abc import Mapping
from math import inf, isfinite
from typing import Any

from smokestack.lab.estimates import Estimate
from smokestack.lab.price.listing import PriceList
from smokestack.lab.price.price import Differences, Priced
from smokestack.lab.things import Thing


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
