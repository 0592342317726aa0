"""Ways to play Empire Planner that a learner should have met: each thinks better of some actions than they look."""

from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import CHOICE, KIND
from smokestack.games.empire.model.cards import Cards, Icon, Type
from smokestack.games.empire.model.state import State
from smokestack.games.empire.rules.table import icon_at
from smokestack.kernel.compile import kernel

RAILWAYMAN = 1
TRAVELLER = 2
MAYOR = 3
HOST = 4
STYLES = 4

FOND = 50_000
"""Millionths of a win by which a style's own actions look better."""


@kernel
def lean(cards: Cards, s: State, style: int, action: int) -> int:
    """A railwayman runs trains, a traveller builds Stations and rides with others, a mayor builds Town Halls and lets
    industry grow, a host collects Leisure."""
    kind = KIND[action]
    if kind == kinds.BUILD:
        return FOND if is_dear_building(style, cards.city[CHOICE[action]].kind) else 0
    if kind == kinds.ICON:
        return FOND if is_dear_icon(style, icon_at(cards, s, CHOICE[action])) else 0
    return 0


@kernel
def is_dear_building(style: int, kind: int) -> bool:
    """E3.1: what a style puts its dice on."""
    if style == RAILWAYMAN:
        return kind == Type.INDUSTRIAL
    if style == TRAVELLER:
        return kind == Type.PARKING
    if style == MAYOR:
        return kind == Type.TOWN_HALL or kind == Type.INDUSTRIAL
    return kind == Type.LEISURE


@kernel
def is_dear_icon(style: int, icon: int) -> bool:
    """E4.2: what a style puts its cube on."""
    if style == RAILWAYMAN:
        return icon == Icon.ADD_TRAIN or icon == Icon.PASSENGER_OWN or icon == Icon.MOVE_ONE or icon == Icon.MOVE_TWO
    if style == TRAVELLER:
        return icon == Icon.PASSENGER_OTHER
    if style == MAYOR:
        return icon == Icon.UPGRADE_INDUSTRIAL or icon == Icon.UPGRADE_ANY
    return icon == Icon.UPGRADE_LEISURE
