"""Save files: JSON lines, the header first and then one entry a line, readable by people."""

import json
import os
from pathlib import Path
from typing import Any

from smokestack.files import write_whole
from smokestack.gamekit.errors import MatchError, SaveError, SmokestackError
from smokestack.match.entry import Entry
from smokestack.match.happening import Listener
from smokestack.match.header import Header
from smokestack.match.match import Match
from smokestack.match.row import Json

CUT_HERE = "Remove this line and all after it to open the match as it was just before."
FIRST_LINE = "The first line says what the match is played with; put it back as it was, or open a copy of the file."


def dumps(match: Match) -> str:
    """The whole save file as a text."""
    rows = [match.header.to_json(), *(entry.to_json() for entry in match.entries)]
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def save(match: Match, path: str | Path) -> None:
    """Write a match so that the file is the old one or the new one, whatever happens in between.

    Args:
        match: The match to keep.
        path: The file, usually named `….jsonl`.

    Examples:
        >>> import smokestack
        >>> match = smokestack.Match.new("empire", seats=[smokestack.Seat("Ann"), smokestack.Seat("Ben")], chance=7)
        >>> smokestack.save(match, "evening.jsonl")
        >>> from pathlib import Path
        >>> Path("evening.jsonl").read_text()[:34]
        '{"smokestack": 1, "game": "empire"'
    """
    try:
        write_whole(Path(os.path.realpath(path)), dumps(match).encode())
    except (OSError, ValueError) as error:
        raise MatchError(
            f"the match could not be saved to {path}: {getattr(error, 'strerror', None) or error}. "
            "A file that was there is unchanged; make room or choose another place, and save again."
        ) from error


def load(path: str | Path) -> Match:
    """Open a saved match, or raise SaveError with the line, the reason and what to do.

    Args:
        path: A save file.

    Examples:
        >>> import smokestack
        >>> match = smokestack.Match.new("empire", seats=[smokestack.Seat("Ann"), smokestack.Seat("Ben")], chance=7)
        >>> drawn = match.let_chance()
        >>> smokestack.save(match, "evening.jsonl")
        >>> smokestack.load("evening.jsonl").position == match.position
        True
    """
    return loads(_read(path), str(path))


def _read(path: str | Path) -> str:
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SaveError(str(path), 0, "this is no text file, so it is no saved match. Choose another file.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SaveError(str(path), 0, f"it cannot be read: {reason}. Check the name of the file.") from error


def loads(text: str, file: str = "match", *listeners: Listener) -> Match:
    """A match from the text of its save file; `file` is how errors call it, and listeners hear it from the start."""
    first, *rest = text.rstrip().split("\n")
    match = _open_header(first, file, *listeners)
    for number, line in enumerate(rest, 2):
        try:
            match.replay(Entry.from_json(_object(line), match.header.read_as))
        except SmokestackError as error:
            raise SaveError(file, number, f"{_sentence(error)} {CUT_HERE}") from error
    match.finish()
    return match


def _open_header(line: str, file: str, *listeners: Listener) -> Match:
    try:
        data = _object(line)
    except MatchError as error:
        raise SaveError(file, 1, "this is no saved match of Smokestack. Choose another file.") from error
    try:
        return Match(Header.from_json(data), *listeners)
    except SmokestackError as error:
        raise SaveError(file, 1, f"{_sentence(error)} {FIRST_LINE}") from error


def _sentence(error: SmokestackError) -> str:
    return f"{str(error).rstrip('.')}."


def _object(line: str) -> Json:
    """One line of JSON; a key that is there twice has no meaning."""
    if not line.strip():
        raise MatchError("the line is empty")
    try:
        data = json.loads(line, object_pairs_hook=_unique_keys)
    except json.JSONDecodeError:
        raise MatchError("the line is cut off or damaged: it is not JSON") from None
    except (ValueError, RecursionError):
        raise MatchError("the line holds a number or a nesting beyond all measure") from None
    if not isinstance(data, dict):
        raise MatchError("the line is no object in braces")
    return data


def _unique_keys(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise MatchError("a key is there twice")
    return found
