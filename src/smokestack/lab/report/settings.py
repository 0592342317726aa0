"""The main figures with each number of players, side by side."""

from collections.abc import Callable, Mapping

from smokestack.board.drawing import tag
from smokestack.bots.roster import ANYWHERE, bot
from smokestack.lab.estimates import mean
from smokestack.lab.findings import SeatFinding, by_seat, leader_at_half, length, spread
from smokestack.lab.plots.figure import Cell, Finding, Numbers, table
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.report.seats import place_name, says, seat_name, size_of
from smokestack.lab.sentences import give_or_take, percent, with_interval


def settings_section(settings: Mapping[str, Data]) -> tuple[Section, list[Finding]]:
    """A column for each setting; the seat or place that wins most stands out where it is beyond chance."""
    rows = [[Cell(name), *(Cell(show(data)) for data in settings.values())] for name, show in FIGURES.items()]
    numbers = Numbers(("", *settings), rows)
    about = ["Runs of their own, the same bots in every setting."]
    drawn = tag("div", table(numbers), class_="scroll wide")
    return Section("settings", "By number of players", about, [drawn]), most_unfair(settings)


def most_unfair(settings: Mapping[str, Data]) -> list[Finding]:
    """The most unfair of all settings, in one sentence."""
    found = [(size_of(order_of(data)), name, data) for name, data in settings.items() if is_even(data)]
    size, name, data = max(found, key=lambda each: each[0], default=(0.0, "", None))
    if data is None or not size:
        return []
    naming = seat_name if data.places.is_empty() else place_name
    told = says(order_of(data), naming)
    return [Finding(f"With {name}: {told[0].lower()}{told[1:]}", None, size)]


def is_even(data: Data) -> bool:
    """Whether every seat is played by the same bot; who sits where would decide otherwise."""
    return len(set(data.meta.bots)) == 1 and all(bot(name).seat == ANYWHERE for name in data.meta.bots)


def order_of(data: Data) -> list[SeatFinding]:
    """Wins by place in the first turn order, or by seat where nothing is drawn."""
    return by_seat(data.seats) if data.places.is_empty() else by_seat(data.seats_by_place(), "place")


def most_wins(data: Data) -> str:
    if not is_even(data):
        return "–"
    naming = seat_name if data.places.is_empty() else place_name
    most = max(order_of(data), key=lambda each: each.wins.value)
    return f"{naming(most.seat)}: {with_interval(most.wins)}, {percent(most.fair)} is fair"


def leader(data: Data) -> str:
    half = leader_at_half(data.games, data.seats)
    return f"{with_interval(half.wins)}, by chance {percent(half.chance)}" if half.wins.n else "–"


def rounds(data: Data) -> str:
    found = length(data.games)
    return f"{give_or_take(found.rounds)} ({found.shortest} to {found.longest})"


def ends(data: Data) -> str:
    return ", ".join(f"{reason} {percent(share.value, 0)}" for reason, share in length(data.games).reasons.items())


FIGURES: dict[str, Callable[[Data], str]] = {
    "games": lambda data: f"{data.games.height:,}",
    "wins most": most_wins,
    "rounds": rounds,
    "decisions": lambda data: give_or_take(length(data.games).decisions),
    "ends": ends,
    "mean score": lambda data: give_or_take(mean(data.seats["score"].to_list())),
    "winner's margin": lambda data: give_or_take(spread(data.games, data.seats).margin),
    "won by a tenth or less": lambda data: with_interval(spread(data.games, data.seats).close),
    "who leads at half time wins": leader,
}
"""What is told of every setting."""
