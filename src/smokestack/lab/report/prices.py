"""What things are worth and cost, measured by giving, forbidding and forcing them on the same luck."""

from collections.abc import Sequence

from smokestack.bots.results import SURE
from smokestack.gamekit.game import Game
from smokestack.lab.estimates import Estimate, beyond_chance, chance_of
from smokestack.lab.gamelab import lab_of
from smokestack.lab.plots.bars import Bar, dots
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.price.listing import PriceList
from smokestack.lab.price.names import TURN
from smokestack.lab.price.price import ENOUGH, Priced
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import give_or_take

POINTS_MATTER = 2.0
"""Points ahead by which a thing changes what players think of it."""


def prices_section(game: Game, found: PriceList) -> tuple[Section, list[Finding]]:
    """A chart for each kind of what its things are worth, and what stands out of them all."""
    sure = beyond_all_chance(found)
    charts = [
        worth_chart(title, priced, sure)
        for kind, title in lab_of(game.spec).kinds.items()
        if (priced := sorted(worth_known(found, kind), key=lambda each: -each.worth.value))
    ]
    about = [
        f"One seat was given a thing for nothing, forbidden it, and made to take it as soon as it could, in "
        f"{found.meta.games:,} games for each thing and with the same luck each time. What it is worth is the "
        "difference, in points ahead of the mean of the others; what it costs is what is lost by having to pay for it. "
        "So it is the thing's own doing, and not led by who could afford it; but it holds for these bots only.",
        *(f"A turn is worth {give_or_take(each.worth)} points." for each in worth_known(found, TURN.kind)[:1]),
    ]
    return Section("worth", "What things are worth", about, charts), standing_out(sure)


def worth_known(found: PriceList, kind: str) -> list[Priced]:
    return [each for each in found.prices if each.thing.kind == kind and each.worth.n >= ENOUGH]


def beyond_all_chance(found: PriceList) -> list[Priced]:
    """The things that surely bring something, or surely do harm, the most worth first."""
    things = [each for each in found.prices if each.thing.kind != TURN.kind and each.worth.n >= ENOUGH]
    beyond = beyond_chance([chance_of(each.worth.value, each.worth.reach / SURE) for each in things])
    sure = [each for each, yes in zip(things, beyond, strict=True) if yes]
    return sorted(sure, key=lambda each: -each.worth.value)


def worth_chart(title: str, priced: Sequence[Priced], sure: Sequence[Priced]) -> str:
    """Most worth first; what is beyond chance among all things stands out."""
    rows = [
        [Cell(each.thing.name), *(Cell(told(value)) for value in (each.worth, each.cost, each.net)), games_of(each)]
        for each in priced
    ]
    marks = [worth_bar(each, each in sure) for each in priced]
    says = f"{title}: {priced[0].thing.name} brings most, {give_or_take(priced[0].worth)} points"
    numbers = Numbers(("name", "worth", "cost", "net", "games"), rows)
    return dots(says, marks, "points that having it for nothing brings", numbers)


def worth_bar(each: Priced, sure: bool) -> Bar:
    worth = each.worth
    return Bar(each.thing.name, worth.value, worth.low, worth.high, f"{worth.value:+.1f}", None, sure)


def told(value: Estimate) -> str:
    return give_or_take(value) if value.n >= ENOUGH else "too seldom to tell"


def games_of(each: Priced) -> Cell:
    return Cell(f"{each.games:,}")


def standing_out(sure: Sequence[Priced]) -> list[Finding]:
    """What brings most, and what does most harm even as a gift."""
    best = [(each, "is worth most") for each in sure[:1] if each.worth.value > 0]
    worst = [(each, "does harm") for each in sure[-1:] if each.worth.value < 0]
    return [
        Finding(
            f"Had for nothing, {each.thing.name} ({each.thing.kind}) {does}: {give_or_take(each.worth)} points",
            size=abs(each.worth.value) / POINTS_MATTER,
        )
        for each, does in (*best, *worst)
    ]
