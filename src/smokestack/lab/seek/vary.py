"""What may vary at a place: numbers within bounds, names out of a list, lists of both; and how they change."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from smokestack.gamekit.edition import Edition
from smokestack.lab.errors import LabError
from smokestack.lab.seek.places import ANY, Data, Place, places, value_at

SMALL_STEP = 0.15
"""Most steps go no further than this part of the bounds ..."""
LEAP = 0.25
"""... and this part of all steps goes anywhere within them."""

Propose = Callable[[Any, Random], Any]


@dataclass(frozen=True)
class Variable:
    """A place, and what to put there instead of a value."""

    place: Place
    propose: Propose


def variables(data: Data, edition: Edition, rows: Sequence[Mapping[str, Any]]) -> tuple[list[Variable], list[str]]:
    """The variables of all [[vary]] tables, and the book's values that a `*` would have reached.

    A later table takes a place over from an earlier one, so that one card may have bounds of its own.
    """
    found: dict[Place, Variable] = {}
    skipped: dict[str, None] = {}
    for row in rows:
        path = str(row["path"])
        for place in places(data, path):
            if edition.sources.get(place.mark) == "book":
                if ANY not in path:
                    raise LabError(f"{path} is the book's and stays as it is; remove it from what may vary")
                skipped[place.name] = None
            else:
                found[place] = Variable(place, proposer(path, row, value_at(data, place)))
    return list(found.values()), list(skipped)


def proposer(path: str, row: Mapping[str, Any], value: Any) -> Propose:
    """How values of this kind vary within what the row allows."""
    if "choices" in row:
        choices = row["choices"]
        if not isinstance(choices, list) or len(choices) < 2:
            raise LabError(f"{path}: choices is a list of at least two values")
        if isinstance(value, list) and not isinstance(choices[0], list):
            return list_of_choices(choices, *lengths(path, row, value))
        return lambda now, rng: rng.choice([choice for choice in choices if choice != now])
    if isinstance(value, list) and all(is_whole(each) for each in value):
        return list_of_wholes(bounds(path, row, len(value)))
    if is_whole(value):
        [(low, high)] = bounds(path, row, 1)
        return lambda now, rng: another_whole(now, low, high, rng)
    raise LabError(f"{path} holds {value!r}, which varies only by choices; give it some, or remove the path")


def is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def bounds(path: str, row: Mapping[str, Any], count: int) -> list[tuple[int, int]]:
    """Low and high for each number of a list; one of them for all, or as many as there are numbers."""
    if not {"low", "high"} <= set(row):
        raise LabError(f"{path} needs low and high, or choices")
    lows, highs = (list_of_bounds(path, name, row[name], count) for name in ("low", "high"))
    for low, high in zip(lows, highs, strict=True):
        if low > high:
            raise LabError(f"{path}: low {low} is above high {high}")
    if lows == highs:
        raise LabError(f"{path}: low and high leave nothing to vary")
    return list(zip(lows, highs, strict=True))


def list_of_bounds(path: str, name: str, given: Any, count: int) -> list[int]:
    listed = given if isinstance(given, list) else [given] * count
    if len(listed) != count or not all(is_whole(each) for each in listed):
        raise LabError(f"{path}: {name} is {given!r}; it is a whole number, or a list of {count}, like the value")
    return listed


def lengths(path: str, row: Mapping[str, Any], value: list[Any]) -> tuple[int, int]:
    """How long a list may be; as long as it is now where nothing is said."""
    given = row.get("length", [len(value), len(value)])
    if not isinstance(given, list) or len(given) != 2 or not all(is_whole(each) for each in given):
        raise LabError(f"{path}: length is {given!r}; it is two numbers, the shortest and the longest list")
    return given[0], given[1]


def another_whole(now: int, low: int, high: int, rng: Random) -> int:
    """A number beside this one, or anywhere within the bounds; the same only where no other is allowed."""
    others = [value for value in range(low, high + 1) if value != now]
    if not others:
        return now
    reach = max(1, round((high - low) * SMALL_STEP))
    near = [value for value in others if abs(value - now) <= reach]
    return rng.choice(others if rng.random() < LEAP or not near else near)


def list_of_wholes(allowed: Sequence[tuple[int, int]]) -> Propose:
    """One number of the list changes, or all of them a little."""

    def propose(now: list[int], rng: Random) -> list[int]:
        one = rng.randrange(len(now))
        whole = rng.random() < LEAP
        return [another_whole(value, *allowed[k], rng) if whole or k == one else value for k, value in enumerate(now)]

    return propose


def list_of_choices(choices: Sequence[Any], shortest: int, longest: int) -> Propose:
    """One item is replaced, comes or goes, or two change places."""

    def propose(now: list[Any], rng: Random) -> list[Any]:
        deeds: list[Callable[[list[Any], Random], None]] = [replace_one] * 2 if now else []
        if len(now) < longest:
            deeds.append(add_one)
        if len(now) > shortest:
            deeds.append(remove_one)
        if len(set(map(str, now))) > 1:
            deeds.append(swap_two)
        made = list(now)
        rng.choice(deeds)(made, rng)
        return made

    def replace_one(made: list[Any], rng: Random) -> None:
        made[rng.randrange(len(made))] = rng.choice(choices)

    def add_one(made: list[Any], rng: Random) -> None:
        made.insert(rng.randrange(len(made) + 1), rng.choice(choices))

    return propose


def remove_one(made: list[Any], rng: Random) -> None:
    made.pop(rng.randrange(len(made)))


def swap_two(made: list[Any], rng: Random) -> None:
    one, other = rng.sample(range(len(made)), 2)
    made[one], made[other] = made[other], made[one]
