"""Everything Smokestack raises on purpose.

SmokestackError
├── ManifestError    a game whose manifest names something that is not there
├── UnknownName      a game, edition, option, bot or clause that does not exist; lists the valid ones
├── OptionError      an option value that is not allowed
├── EditionError     an edition file with problems, each with its key and reason
├── IllegalAction    an action the rules refuse; carries the Refusal
├── NotationError    a text that is no action
└── MatchError       a match that cannot be continued as asked
    └── SaveError    a save file that cannot be read, with the line
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smokestack.gamekit.refusal import Refusal


class SmokestackError(Exception):
    """Base of every error a caller may want to show to a person."""


class ManifestError(SmokestackError):
    """A game's manifest leads nowhere: a fault of the package that brings the game."""


class UnknownName(SmokestackError):
    """A name that is not in a list of names."""

    def __init__(self, kind: str, name: str, valid: Iterable[str]) -> None:
        self.kind, self.name, self.valid = kind, name, sorted(valid)
        super().__init__(f"no {kind} named '{name}'; there is: {', '.join(self.valid) or 'none'}")


class OptionError(SmokestackError):
    """An option value outside its allowed values."""


class EditionError(SmokestackError):
    """An edition file with problems."""

    def __init__(self, file: str, problems: Sequence[str]) -> None:
        self.file, self.problems = file, list(problems)
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        super().__init__("\n".join([f"{file}: {count}", *(f"  {problem}" for problem in problems)]))


class IllegalAction(SmokestackError):
    """An action refused by the rules; nothing was changed."""

    def __init__(self, refusal: "Refusal") -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


class NotationError(SmokestackError):
    """A text that names no action."""


class MatchError(SmokestackError):
    """Something the match does not allow now."""


class SaveError(MatchError):
    """A save file that cannot be read; line 0 means the file as a whole."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file, self.line, self.reason = file, line, reason
        where = f"{file}, line {line}" if line else file
        super().__init__(f"{where}: {reason}")
