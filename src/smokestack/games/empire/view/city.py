"""The city with names, frozen: buildings with their prices and odds, and what each type is worth."""

from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.games.empire.model.cards import FACES, NONE, Cards, Type
from smokestack.games.empire.model.reader import TYPE_KEYS
from smokestack.games.empire.model.state import DICE, FREE, Phase, State
from smokestack.games.empire.rules.building import price_of, why_not_reroll
from smokestack.games.empire.view.odds import OddsView, RerollView, fresh_odds, view_rerolls
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why

LETTERS = {
    "residential": "R",
    "commercial": "C",
    "mixed": "M",
    "leisure": "L",
    "parking": "P",
    "town_hall": "T",
    "industrial": "I",
}


@dataclass(frozen=True)
class BuildingView:
    """A building: its type and maximum, whose die stands on it, and its price by the dice on the table."""

    block: int
    number: int
    type: str
    most: int
    owner: int | None
    pips: int
    price: int | None
    odds: OddsView
    """How likely three fresh dice name it."""
    rerolls: tuple[RerollView, ...]
    """What a reroll could do for it now."""


@dataclass(frozen=True)
class TypeView:
    """A type of building: dollars each round, Profit at the end for each pip and for the whole."""

    key: str
    name: str
    income: int
    score: int
    flat: int
    raised: bool


def view_building(cards: Cards, s: State, block: int, number: int) -> BuildingView:
    place = block * FACES + number
    printed, plot = cards.city[place], s.city[place]
    open_now = s.phase == Phase.BUILD and plot.owner == FREE
    price = price_of(s, block + 1, number + 1) if open_now else NONE
    return BuildingView(
        block=block + 1,
        number=number + 1,
        type=TYPE_KEYS[printed.kind],
        most=printed.most,
        owner=None if plot.owner == FREE else plot.owner,
        pips=plot.pips,
        price=None if price == NONE else price,
        odds=fresh_odds(block + 1, number + 1),
        rerolls=view_rerolls(s.dice, block + 1, number + 1) if plot.owner == FREE and can_reroll(cards, s) else (),
    )


def can_reroll(cards: Cards, s: State) -> bool:
    """E3.2: whether the player who builds may still pay for a reroll."""
    if s.phase != Phase.BUILD or s.rolled < DICE:
        return False
    return why_not_reroll(cards, s, s.seat, s.dice[0], scratch(Why)) == 0


def view_type(edition: Edition, cards: Cards, kind: int) -> TypeView:
    return TypeView(
        key=TYPE_KEYS[kind],
        name=edition.names["type"][kind],
        income=cards.income[kind],
        score=cards.score[kind],
        flat=cards.flat_score[kind],
        raised=kind not in (Type.MIXED, Type.TOWN_HALL),
    )
