"""A game's options: a name, the allowed values, a default, and what it does."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from smokestack.gamekit.errors import OptionError, UnknownName

Chosen = dict[str, int]


@dataclass(frozen=True)
class Option:
    """One option; its value is a whole number (0 and 1 for no and yes)."""

    name: str
    default: int
    least: int
    most: int
    help: str
    allowed: Callable[[Mapping[str, int]], tuple[int, int]] | None = None
    """Narrower bounds that depend on the options before it."""
    preset: Callable[[Mapping[str, int]], int] | None = None
    """A default that depends on the options before it."""
    title: str = ""
    """What people call it."""
    words: Mapping[int, str] = field(default_factory=dict)
    """What values mean; when every value has its words, people choose among these."""
    asked: bool = True
    """Whether people are asked for it when they set up a table; those before it may leave no choice."""

    @property
    def listed(self) -> bool:
        """Whether its values can be listed in words."""
        return all(value in self.words for value in range(self.least, self.most + 1))

    def settle(self, chosen: Mapping[str, int], given: Any) -> int:
        """The value to play with, or an OptionError that names the allowed ones."""
        least, most = self.allowed(chosen) if self.allowed else (self.least, self.most)
        if given is None:
            return self.preset(chosen) if self.preset else self.default
        if not isinstance(given, int) or not least <= int(given) <= most:
            raise OptionError(f"option {self.name} is {given!r}; it is {bounds(least, most)} ({self.meaning()})")
        return int(given)

    def meaning(self) -> str:
        """What it does, and what its numbers stand for."""
        return "; ".join([self.help, *(f"{value}: {word}" for value, word in self.words.items())])


def bounds(least: int, most: int) -> str:
    if least == most:
        return f"always {least} here"
    return f"{least} or {most}" if most == least + 1 else f"a whole number from {least} to {most}"


def settle_options(options: Sequence[Option], given: Mapping[str, Any]) -> Chosen:
    """All options in full; an unknown one or a value outside its bounds is refused."""
    for name in given:
        if name not in {option.name for option in options}:
            raise UnknownName("option", name, (option.name for option in options))
    chosen: Chosen = {}
    for option in options:
        chosen[option.name] = option.settle(chosen, given.get(option.name))
    return chosen
