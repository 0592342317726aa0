"""What is taken and what is left: one section for each kind of thing."""

import polars as pl

from smokestack.lab.gamelab import lab_of, measured_things
from smokestack.lab.plots.bars import Bar, bars, dots
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import listed, percent, with_interval
from smokestack.lab.things import Thing
from smokestack.lab.wanted import UNWANTED, ThingFinding, of_kind, with_things

LEFT_MATTERS = 0.1
"""The share of all things that nobody takes, or gets near."""
GAIN_MATTERS = 0.1
"""How much more often takers win; some of it is no cause but company."""


def wants_sections(data: Data) -> tuple[list[Section], list[Finding]]:
    """The sections, and what of them stands out: what nobody wants, and what winners take and leave."""
    examples = Takings(data)
    kinds = [kind for kind in lab_of(data.game.spec).kinds if any(each.taken.n for each in of_kind(data.wanted, kind))]
    sections = [section(data, kind, examples) for kind in kinds]
    return sections, [*left_lying(data, examples), *gains(data.wanted, examples)]


class Takings:
    """Finds a game in which a thing was taken, by a winner if there is one."""

    def __init__(self, data: Data) -> None:
        self.data = data
        rows = with_things(data.taken, data.things).join(data.seats.select("game", "seat", "won"), on=["game", "seat"])
        self.games = dict(
            rows.group_by("thing").agg("game", "won").select("thing", pl.struct("game", "won")).iter_rows()
        )
        self.numbers = {thing: k for k, thing in enumerate(sorted(set(data.things.values())))}
        self.columns = {thing: column for column, thing in measured_things(data.game).items()}

    def link(self, thing: Thing) -> str | None:
        """Where nobody took it, any game shows how it was left."""
        if thing in self.columns:
            taken = pl.col(self.columns[thing]) > 0
            winners, all_takers = (self.data.games_of_seats(cond) for cond in (taken & pl.col("won"), taken))
        else:
            found = self.games.get(self.numbers[thing], {"game": [], "won": []})
            winners = [game for game, won in zip(found["game"], found["won"], strict=True) if won]
            all_takers = found["game"]
        example_games = self.data.example_games
        return (
            example_games.pick(sorted(winners))
            or example_games.pick(sorted(all_takers))
            or example_games.pick(self.data.games["game"].to_list())
        )


def section(data: Data, kind: str, examples: Takings) -> Section:
    found = of_kind(data.wanted, kind)
    rows = [(each, examples.link(each.thing)) for each in found if each.taken.n and each.thing not in data.absent]
    numbers = Numbers(
        ("name", "seats that could", "taken, of those", "chances", "wins above those who left it"),
        [thing_row(each, link) for each, link in rows],
    )
    charts = [
        bars(
            taken_says(found),
            [taken_bar(*row) for row in rows],
            f"chances in which it was {found[0].thing.taken}",
            numbers,
            True,
        )
    ]
    compared = sorted((row for row in rows if row[0].gain is not None), key=lambda row: -gain_of(row[0]))
    if compared:
        marks = [gain_bar(*row) for row in compared]
        charts.append(dots(gain_says(found), marks, "win rate above those who left it", numbers, True))
    title = lab_of(data.game.spec).kinds[kind]
    return Section(kind.replace(" ", "-"), title, about(data, found), charts)


def about(data: Data, found: list[ThingFinding]) -> list[str]:
    every = f" Chances were counted in every {data.meta.counted_every}th game." if data.meta.counted_every > 1 else ""
    verb, by_measure = found[0].thing.taken, found[0].thing in measured_things(data.game).values()
    told = [
        "Every seat of every game counts as a chance."
        if by_measure
        else f"A chance is a seat in a game that could have {verb} it at least once.{every}",
        f"This is how {' and '.join(dict.fromkeys(data.meta.bots))} plays. What winners take goes along with winning, "
        "but need not be the reason: who is ahead can also afford more.",
    ]
    absent = [each.thing.name for each in found if each.thing in data.absent]
    never = [each.thing.name for each in found if not each.offered.value and each.thing not in data.absent]
    for what, names in (("Never to be had in these games", never), ("Not in this edition", absent)):
        told += [f"{what}: {listed(names)}."] if names else []
    return told


def thing_row(each: ThingFinding, link: str | None) -> list[Cell]:
    gain = "too few to compare" if each.gain is None else gain_text(each)
    return [
        Cell(each.thing.name, link),
        Cell(percent(each.offered.value)),
        Cell(with_interval(each.taken), link),
        Cell(f"{each.taken.n:,}"),
        Cell(gain, link),
    ]


def gain_of(each: ThingFinding) -> float:
    return each.gain.value if each.gain else 0.0


def gain_text(each: ThingFinding) -> str:
    assert each.gain is not None
    beyond = ", beyond chance" if each.marked else ""
    return f"{each.gain.value * 100:+.1f} points ({each.gain.low * 100:+.1f} to {each.gain.high * 100:+.1f}{beyond})"


def taken_bar(each: ThingFinding, link: str | None) -> Bar:
    taken = each.taken
    return Bar(each.thing.name, taken.value, taken.low, taken.high, percent(taken.value), link, each.unwanted)


def gain_bar(each: ThingFinding, link: str | None) -> Bar:
    gain = each.gain
    assert gain is not None
    return Bar(each.thing.name, gain.value, gain.low, gain.high, f"{gain.value * 100:+.1f}", link, each.marked)


def taken_says(found: list[ThingFinding]) -> str:
    had = [each for each in found if each.taken.n]
    most, least = had[0], had[-1]
    return (
        f"{most.thing.name} is {most.thing.taken} in {percent(most.taken.value)} of its chances, "
        f"{least.thing.name} in {percent(least.taken.value)}"
    )


def gain_says(found: list[ThingFinding]) -> str:
    marked = [each for each in found if each.marked]
    if not marked:
        return "Taking one or leaving it makes no difference to winning beyond chance"
    most = max(marked, key=lambda each: abs(gain_of(each)))
    way = "more" if gain_of(most) > 0 else "less"
    points = f"{abs(gain_of(most)) * 100:.1f} points"
    return f"Seats with {most.thing.name} win {points} {way} often than those that left it"


def left_lying(data: Data, examples: Takings) -> list[Finding]:
    """What nobody wants, and what nobody gets near."""
    share, there = percent(UNWANTED, 0), [each for each in data.wanted if each.thing not in data.absent]
    told = (
        (f"Hardly ever taken, in under {share} of the chances", [each for each in there if each.unwanted]),
        (f"Hardly ever within reach, for under {share} of seats", [each for each in there if each.out_of_reach]),
    )
    return [
        Finding(
            f"{what}: {by_kind(data, found)}",
            examples.link(found[0].thing),
            len(found) / len(there) / LEFT_MATTERS,
        )
        for what, found in told
        if found
    ]


def by_kind(data: Data, found: list[ThingFinding]) -> str:
    """Names with their kinds in front; a whole kind is told by its number."""
    parts = []
    for kind, title in lab_of(data.game.spec).kinds.items():
        names, everyone = [each.thing.name for each in found if each.thing.kind == kind], of_kind(data.wanted, kind)
        if names:
            parts.append(
                f"all {len(names)} {title.lower()}"
                if len(names) == len(everyone)
                else f"{title.lower()} {listed(names)}"
            )
    return "; ".join(parts)


def gains(found: list[ThingFinding], examples: Takings) -> list[Finding]:
    """What winners take, and what they leave: the strongest each way."""
    marked = sorted((each for each in found if each.marked), key=gain_of)
    told = []
    for each in ([marked[-1]] if marked and gain_of(marked[-1]) > 0 else []) + (
        [marked[0]] if marked and gain_of(marked[0]) < 0 else []
    ):
        way = "more" if gain_of(each) > 0 else "less"
        sentence = (
            f"Who has {each.thing.taken} {each.thing.name} ({each.thing.kind}) wins {way} often: {gain_text(each)}"
        )
        told.append(Finding(sentence, examples.link(each.thing), abs(gain_of(each)) / GAIN_MATTERS))
    return told
