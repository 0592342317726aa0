"""Reading a goals file: one table at a time, each key asked for by its kind."""

from collections.abc import Iterator, Mapping
from typing import Any

from smokestack.lab.errors import LabError


class Settings:
    """One table of the file; a key that is missing, wrong or unknown is a LabError that says what to do."""

    def __init__(self, file: str, name: str, data: Mapping[str, Any]) -> None:
        self.file, self.name, self.data = file, name, data
        self._known: set[str] = set()

    def problem(self, key: str, reason: str) -> LabError:
        where = f"{self.name}.{key}" if self.name else key
        return LabError(f"{self.file}: {where} {reason}")

    def _take(self, key: str, kind: type | tuple[type, ...], wanted: str, fallback: Any) -> Any:
        self._known.add(key)
        value = self.data.get(key, fallback)
        if value is None:
            raise self.problem(key, f"is missing; it is {wanted}")
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.problem(key, f"is {value!r}; it must be {wanted}")
        return value

    def text(self, key: str, fallback: str | None = None) -> str:
        return str(self._take(key, str, "a text", fallback))

    def number(self, key: str, fallback: float | None = None) -> float:
        return float(self._take(key, (int, float), "a number", fallback))

    def whole(self, key: str, fallback: int, least: int) -> int:
        value = int(self._take(key, int, f"a whole number from {least} on", fallback))
        if value < least:
            raise self.problem(key, f"is {value}; it must be {least} or more")
        return value

    def wholes(self, key: str, fallback: tuple[int, ...], least: int = 1) -> tuple[int, ...]:
        value = self._take(key, (list, tuple), f"a list of whole numbers from {least} on", fallback)
        if not value or not all(isinstance(each, int) and each >= least for each in value):
            raise self.problem(key, f"is {value!r}; it must be a list of whole numbers from {least} on")
        return tuple(value)

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(map(str, self._take(key, (list, tuple), "a list of texts", ())))

    def table(self, key: str) -> dict[str, Any]:
        return dict(self._take(key, dict, "a table", {}))

    def rows(self, key: str, least: int = 1) -> Iterator["Settings"]:
        rows = self._take(key, list, f"rows of [[{key}]]", [])
        if len(rows) < least or not all(isinstance(row, dict) for row in rows):
            raise self.problem(key, f"needs at least {least} row of [[{key}]]")
        for number, row in enumerate(rows, 1):
            yield Settings(self.file, f"{key}[{number}]", row)

    def allow(self, *keys: str) -> None:
        """Keys that somebody else reads."""
        self._known.update(keys)

    def done(self) -> None:
        for key in self.data:
            if key not in self._known:
                raise self.problem(key, f"is not known; there is {', '.join(sorted(self._known))}")
