"""What goals can measure: each measure turns a probe, some games of an edition, into named figures.

    rounds, decisions, margin, m_…      a column of the games: its mean; rounds.median, rounds.p95
    score, m_…                          a column of the seats
    place                               how far the wins of the luckiest or unluckiest starting place are from fair
    users:facility:Farm                 the share of seats that took a thing
    games:facility:Farm                 the share of games in which somebody did
    gain:facility:Farm                  how much more often those seats win than the others
    some:m_riders, some:m_polluted:5    the share of games in which a seat has some of a column, or at least so much
    every:m_building_leisure            the share of games in which every seat has
    seat:2:m_trains, seat:1:won         the mean of a column at one seat

Without a name (`users:facility`) it is any thing of the kind, with `*` each of them. A measure that plays games of its
own is one more line in MEASURES: it has the probe's game, players, seed and numbers to play.
"""

from collections.abc import Callable, Mapping, Sequence

import polars as pl

from smokestack.gamekit.errors import UnknownName
from smokestack.lab.estimates import Estimate, mean, rate
from smokestack.lab.findings import by_seat
from smokestack.lab.seek.probe import Probe
from smokestack.lab.seek.quantiles import quantile
from smokestack.lab.things import Thing
from smokestack.lab.wanted import Tally, judge

ANY = "*"
Figures = Mapping[str, Estimate]


def measured(probe: Probe, measure: str) -> Figures:
    """The figures of a measure by their full names; one for most, several for a `*`."""
    kind, _, rest = measure.partition(":")
    if kind in MEASURES:
        return MEASURES[kind](probe, rest)
    return {measure: column(probe, measure)}


def column(probe: Probe, measure: str) -> Estimate:
    """A column of the games or the seats: `rounds`, `rounds.median`, `score.p90`."""
    name, _, part = measure.partition(".")
    tables = [frame for frame in (probe.sample.games, probe.sample.seats) if name in numeric(frame)]
    if not tables:
        known = sorted({*numeric(probe.sample.games), *numeric(probe.sample.seats), *MEASURES})
        raise UnknownName("measure", name, known)
    values = [float(value) for value in tables[0][name]]
    if part in ("", "mean"):
        return mean(values)
    if part == "median" or (part[:1] == "p" and part[1:].isdigit() and int(part[1:]) <= 100):
        return quantile(values, 0.5 if part == "median" else int(part[1:]) / 100)
    raise UnknownName("part of a measure", part, ["mean", "median", "p95"])


def numeric(frame: pl.DataFrame) -> list[str]:
    """Columns that can be averaged; those that only number things cannot."""
    numbers = {"game", "seed", "players", "seat", "leader_half", "place"}
    return [name for name, kind in frame.schema.items() if kind.is_numeric() and name not in numbers]


def place(probe: Probe, _: str) -> Figures:
    """By place in the first turn order, or by seat in games that draw none."""
    seats = probe.sample.seats
    found = by_seat(seats, "place" if "place" in seats.columns else "seat")
    worst = max(found, key=lambda each: abs(each.wins.value - each.fair))
    apart = abs(worst.wins.value - worst.fair)
    reach = worst.wins.reach
    return {"place": Estimate(apart, max(0.0, apart - reach), apart + reach, worst.wins.n)}


def users(probe: Probe, which: str) -> Figures:
    return {
        f"users:{name}": rate(takers(probe, things).height, probe.sample.seats.height)
        for name, things in named(probe, which).items()
    }


def games(probe: Probe, which: str) -> Figures:
    return {
        f"games:{name}": rate(takers(probe, things)["game"].n_unique(), probe.sample.games.height)
        for name, things in named(probe, which).items()
    }


def gain(probe: Probe, which: str) -> Figures:
    """The win rate of seats that took it minus that of all others; nothing is known of it from too few of either."""
    seats, found = probe.sample.seats, {}
    won = int(seats["won"].sum())
    for name, things in named(probe, which).items():
        did = takers(probe, things).join(seats.select("game", "seat", "won"), on=["game", "seat"])["won"]
        tally = Tally((seats.height - won, won), (int((~did).sum()), int(did.sum())))
        judged = judge(things[0], tally, seats.height, probe.sample.players)
        found[f"gain:{name}"] = judged.gain or mean([0.0])
    return found


def takers(probe: Probe, things: list[Thing]) -> pl.DataFrame:
    """The seats that took one of these things, each once."""
    order = probe.sample.things
    numbers = [order.index(thing) for thing in things]
    return probe.sample.taken.filter(pl.col("thing").is_in(numbers)).select("game", "seat").unique()


def named(probe: Probe, which: str) -> Mapping[str, list[Thing]]:
    """The things a measure asks for, by `kind` or `kind:name`."""
    kind, _, name = which.partition(":")
    there = [thing for thing in probe.sample.things if thing.kind == kind]
    if not there:
        raise UnknownName("kind of thing", kind, {thing.kind for thing in probe.sample.things})
    if not name:
        return {kind: there}
    chosen = [thing for thing in there if name in (ANY, thing.name)]
    if not chosen:
        raise UnknownName(kind, name, {thing.name for thing in there})
    return {f"{kind}:{thing.name}": [thing] for thing in chosen}


def some(probe: Probe, which: str) -> Figures:
    """A column of the games counts as one that all seats share."""
    return {f"some:{which}": share_of_games(probe, which, pl.max)}


def every(probe: Probe, which: str) -> Figures:
    return {f"every:{which}": share_of_games(probe, which, pl.min)}


def share_of_games(probe: Probe, which: str, of_seats: Callable[[str], pl.Expr]) -> Estimate:
    """In how many games the most, or the least, of the seats reaches so much."""
    name, _, least = which.partition(":")
    if least and not least.isdigit():
        raise UnknownName("part of a measure", least, ["a whole number"])
    games = probe.sample.games
    if name not in numeric(games):
        known_column(name, numeric(probe.sample.seats))
        games = probe.sample.seats.group_by("game").agg(of_seats(name))
    reached = games[name] >= int(least or 1)
    return rate(int(reached.sum()), games.height)


def at_seat(probe: Probe, which: str) -> Figures:
    """`won` counts 1 and 0."""
    seat, _, name = which.partition(":")
    if not seat.isdigit() or not 1 <= int(seat) <= probe.sample.players:
        raise UnknownName("seat", seat, [str(k + 1) for k in range(probe.sample.players)])
    seats = probe.sample.seats
    known_column(name, [*numeric(seats), "won"])
    values = seats.filter(pl.col("seat") == int(seat) - 1)[name].cast(pl.Float64).to_list()
    return {f"seat:{which}": mean(values)}


def known_column(name: str, known: Sequence[str]) -> None:
    if name not in known:
        raise UnknownName("measure", name, known)


MEASURES: dict[str, Callable[[Probe, str], Figures]] = {
    "place": place,
    "users": users,
    "games": games,
    "gain": gain,
    "some": some,
    "every": every,
    "seat": at_seat,
}
