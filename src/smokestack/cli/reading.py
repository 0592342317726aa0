"""What was typed on the command line, as values: game options as NAME=VALUE, and words between commas."""

from collections.abc import Sequence

from smokestack.gamekit.errors import OptionError

WORDS = {"yes": 1, "on": 1, "true": 1, "no": 0, "off": 0, "false": 0, "none": 0}


def read_options(given: Sequence[str], players: int | None = None) -> dict[str, int]:
    """Options as numbers; the game itself checks names and bounds."""
    chosen = {} if players is None else {"players": players}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(f"--set {text}: write it as NAME=VALUE, such as round_limit=100")
        chosen[name.strip()] = number(text, value.strip().lower())
    return chosen


def number(text: str, value: str) -> int:
    if value in WORDS:
        return WORDS[value]
    try:
        return int(value)
    except ValueError:
        raise OptionError(f"--set {text}: the value is a whole number, yes or no") from None


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")]
