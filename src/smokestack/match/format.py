"""The format of save files and stored tables.

1: a bot was known by the first word of its name. 2: a bot's seat says which bot it is.
"""

from smokestack.gamekit.errors import MatchError

FORMAT = 2
"""Grows when an older program could not read the file."""


def check_format(version: int) -> None:
    if version > FORMAT:
        raise MatchError(
            f"it is written in format {version}, and this program reads formats up to {FORMAT}; update Smokestack"
        )
