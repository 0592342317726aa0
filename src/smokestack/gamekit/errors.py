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
    """Base of every error a caller may want to show to a person.

    Examples:
        >>> import smokestack
        >>> try:
        ...     smokestack.game("titans").new(players=9)
        ... except smokestack.SmokestackError as error:
        ...     print(error)
        option players is 9; it is a whole number from 2 to 6 (players at the table (T1.1))
    """


class ManifestError(SmokestackError):
    """A game's manifest leads nowhere: a fault of the package that brings the game."""


class UnknownName(SmokestackError):
    """A name that is not in a list of names.

    Examples:
        >>> import smokestack
        >>> try:
        ...     smokestack.game("chess")
        ... except smokestack.UnknownName as error:
        ...     print(error.valid)
        ['empire', 'titans', 'victory']
    """

    def __init__(self, kind: str, name: str, valid: Iterable[str]) -> None:
        self.kind, self.name, self.valid = kind, name, sorted(valid)
        super().__init__(f"no {kind} named '{name}'; there is: {', '.join(self.valid) or 'none'}")


class OptionError(SmokestackError):
    """An option value outside its allowed values.

    Examples:
        >>> import smokestack
        >>> try:
        ...     smokestack.game("empire").new(archie=7)
        ... except smokestack.OptionError as error:
        ...     print(str(error).partition(" (")[0])
        option archie is 7; it is a whole number from 0 to 3
    """


class EditionError(SmokestackError):
    """An edition file with problems.

    Examples:
        >>> import smokestack
        >>> try:
        ...     smokestack.game("titans", edition="missing.toml")
        ... except smokestack.EditionError as error:
        ...     print(error.problems)
        ["cannot be read: [Errno 2] No such file or directory: 'missing.toml'"]
    """

    def __init__(self, file: str, problems: Sequence[str]) -> None:
        self.file, self.problems = file, list(problems)
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        super().__init__("\n".join([f"{file}: {count}", *(f"  {problem}" for problem in problems)]))


class IllegalAction(SmokestackError):
    """An action refused by the rules; nothing was changed.

    Examples:
        >>> import smokestack
        >>> position = smokestack.game("titans").new()
        >>> try:
        ...     position.apply("build farm")
        ... except smokestack.IllegalAction as error:
        ...     print(error.refusal)
        T1.5: chance has to settle the turn order first
    """

    def __init__(self, refusal: "Refusal") -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


class NotationError(SmokestackError):
    """A text that names no action.

    Examples:
        >>> import smokestack
        >>> try:
        ...     smokestack.game("titans").number("build castle")
        ... except smokestack.NotationError as error:
        ...     print(error)  # doctest: +ELLIPSIS
        'castle' is no facility; it is one of: lumber-camp, stone-quarry, ...
    """


class MatchError(SmokestackError):
    """Something the match does not allow now.

    Examples:
        >>> import smokestack
        >>> match = smokestack.Match.new("empire", seats=[smokestack.Seat("Ann"), smokestack.Seat("Ben")])
        >>> try:
        ...     match.hand_over(0)
        ... except smokestack.MatchError as error:
        ...     print(error)
        Ann (seat 1) has nothing to hand over now
    """


class SaveError(MatchError):
    """A save file that cannot be read; line 0 means the file as a whole.

    Examples:
        >>> import smokestack
        >>> try:
        ...     smokestack.load("missing.jsonl")
        ... except smokestack.SaveError as error:
        ...     print(error.line, error.reason)
        0 it cannot be read: No such file or directory. Check the name of the file.
    """

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file, self.line, self.reason = file, line, reason
        where = f"{file}, line {line}" if line else file
        super().__init__(f"{where}: {reason}")
