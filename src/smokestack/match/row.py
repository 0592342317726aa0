"""Strict reading of one JSON object: every key is there, has its type, and is asked for."""

import json
from collections.abc import Callable
from typing import Any

from smokestack.gamekit.errors import MatchError

Json = dict[str, Any]


class Row:
    """A JSON object under reading; `what` is how messages call it."""

    def __init__(self, data: object, what: str) -> None:
        if not isinstance(data, dict):
            raise MatchError(f"{what} is {shown(data)}; it must be an object in braces")
        self._left, self.what = dict(data), what

    def _take(self, key: str, wanted: str, fits: Callable[[Any], bool]) -> Any:
        if key not in self._left:
            raise MatchError(f'{self.what} has no "{key}"; it must be {wanted}')
        value = self._left.pop(key)
        if not fits(value):
            raise MatchError(f'"{key}" of {self.what} is {shown(value)}; it must be {wanted}')
        return value

    def has(self, key: str) -> bool:
        return key in self._left

    def text(self, key: str) -> str:
        return str(self._take(key, "a text", is_text))

    def choice(self, key: str, valid: tuple[str, ...]) -> str:
        return str(self._take(key, f"one of {', '.join(valid)}", lambda v: isinstance(v, str) and v in valid))

    def flag(self, key: str) -> bool:
        return bool(self._take(key, "true or false", lambda v: isinstance(v, bool)))

    def whole(self, key: str, least: int) -> int:
        return int(self._take(key, f"a whole number from {least} up", lambda v: is_whole(v) and v >= least))

    def wholes(self, key: str) -> tuple[int, ...]:
        return tuple(self._take(key, "a list of whole numbers", are_wholes))

    def seat(self, key: str = "seat") -> int:
        """People count seats from 1, programs from 0."""
        return self.whole(key, 1) - 1

    def anything(self, key: str, wanted: str) -> Any:
        return self._take(key, wanted, lambda _: True)

    def row(self, key: str) -> "Row":
        return Row(self.anything(key, "an object in braces"), f'"{key}" of {self.what}')

    def rows(self, key: str) -> "list[Row]":
        found = self._take(key, "a list of objects", lambda v: isinstance(v, list))
        return [Row(data, f'number {k} of "{key}"') for k, data in enumerate(found, 1)]

    def numbers(self) -> dict[str, int]:
        """All that is left, each a whole number."""
        return {key: int(self._take(key, "a whole number", is_whole)) for key in list(self._left)}

    def done(self) -> None:
        """Nothing may be left over."""
        if self._left:
            raise MatchError(f'{self.what} has a key "{next(iter(self._left))}" that does not belong there')


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def are_wholes(value: object) -> bool:
    return isinstance(value, list) and all(is_whole(number) for number in value)


def is_text(value: object) -> bool:
    """A text that can be written to a file: half of a character pair cannot."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def shown(value: object) -> str:
    """A value as the file has it, shortened."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "…"
