"""E3.1, E3.2: how likely dice are to name a building, as exact fractions: before they fall, and by a reroll."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

from smokestack.games.empire.model.cards import FACES
from smokestack.games.empire.model.state import DICE

FACES_OF_A_DIE = range(1, FACES + 1)


@dataclass(frozen=True)
class RerollView:
    """What rerolling one face does for a building: how many of six falls name it, and at which prices."""

    face: int
    ways: int
    low: int
    high: int


@dataclass(frozen=True)
class OddsView:
    """The odds that three fresh dice name a building, as numerator and denominator."""

    at_once: tuple[int, int]
    with_reroll: tuple[int, int]


def price_by(dice: Sequence[int], block: int, number: int) -> int | None:
    """E3.1: the die left over when two name block and building."""
    left = list(dice)
    for face in (block, number):
        if face not in left:
            return None
        left.remove(face)
    return left[0]


def prices_after(dice: Sequence[int], face: int, block: int, number: int) -> list[int]:
    """The price for each fall of one rerolled die that names the building."""
    kept = list(dice)
    kept.remove(face)
    prices = (price_by([*kept, fallen], block, number) for fallen in FACES_OF_A_DIE)
    return [price for price in prices if price is not None]


def view_rerolls(dice: Sequence[int], block: int, number: int) -> tuple[RerollView, ...]:
    """Every face whose reroll can name the building."""
    found = ((face, prices_after(dice, face, block, number)) for face in sorted(set(dice)))
    return tuple(RerollView(face, len(prices), min(prices), max(prices)) for face, prices in found if prices)


@cache
def fresh_odds(block: int, number: int) -> OddsView:
    """Three dice, and then the best reroll of one of them where they do not name the building."""
    at_once = with_reroll = Fraction(0)
    for dice in product(FACES_OF_A_DIE, repeat=DICE):
        if price_by(dice, block, number) is not None:
            at_once += 1
        else:
            with_reroll += Fraction(max(len(prices_after(dice, face, block, number)) for face in dice), FACES)
    falls = FACES**DICE
    named, helped = at_once / falls, (at_once + with_reroll) / falls
    return OddsView((named.numerator, named.denominator), (helped.numerator, helped.denominator))
