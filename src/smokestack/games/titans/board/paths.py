"""Where to click for an action: one to three targets, in order."""

from collections.abc import Callable

from smokestack.gamekit.edition import Edition
from smokestack.games.titans.model.actions import CODEC
from smokestack.games.titans.model.cards import Cards
from smokestack.games.titans.model.state import EMPTY, Phase, State

Path = tuple[str, ...]


def path(edition: Edition, s: State, action: int) -> Path:
    """The path of any action, allowed or not; all differ, and none is the beginning of another."""
    decoded = CODEC.decode(action)
    return PATHS[decoded.verb](edition, s, decoded.values)


def word(edition: Edition, kind: str, number: int) -> str:
    """A thing's key; what an edition does not have goes by its number."""
    words = edition.words[kind]
    return words[number] if number < len(words) else str(number + 1)


def facility_step(edition: Edition, facility: int) -> str:
    return f"facility:{word(edition, 'facility', facility)}"


def build_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return (facility_step(edition, values[0]), "do:build")


def expand_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return (facility_step(edition, values[0]), "do:expand")


def produce_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return (facility_step(edition, values[0]), f"uses:{values[1] + 1}")


def buy_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return (f"advancement:{word(edition, 'advancement', values[0])}",)


def develop_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return (f"estate:{word(edition, 'estate', values[0])}",)


def place_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    """The leftmost free space of a price; while cubes are replaced, placing stands behind a step of its own."""
    steps = (f"grid:{word(edition, 'grid', values[0])}", price_step(edition, s, *values))
    return ("do:place", *steps) if s.phase == Phase.REPLACE else steps


def price_step(edition: Edition, s: State, grid: int, level: int) -> str:
    """T5.4: where a cube of this price would go; a price that the grid lacks is no space."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    printed = cards.grids[grid]
    if level >= printed.levels:
        return f"level:{level + 1}"
    space = printed.first_space[level]
    while space < printed.last_space[level] and s.grids[grid].cubes[space] != EMPTY:
        space += 1
    return f"price:{space + 1}"


def replace_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    steps = (f"grid:{word(edition, 'grid', values[0])}", f"price:{values[1] + 1}")
    return steps if s.phase == Phase.REPLACE else ("do:replace", *steps)


def pass_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return ("do:pass",)


def done_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return ("do:done",)


def order_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return (f"do:order-{values[0] + 1}",)


def reveal_path(edition: Edition, s: State, values: tuple[int, ...]) -> Path:
    return (f"do:reveal-{word(edition, 'advancement', values[0])}",)


PATHS: dict[str, Callable[[Edition, State, tuple[int, ...]], Path]] = {
    "pass": pass_path,
    "build": build_path,
    "expand": expand_path,
    "produce": produce_path,
    "buy": buy_path,
    "develop": develop_path,
    "place": place_path,
    "replace": replace_path,
    "done": done_path,
    "order": order_path,
    "reveal": reveal_path,
}
