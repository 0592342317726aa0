"""Three hundred matches of today's rules versions, recorded once: what they came to must never change.

Each game has an archive of save files (format 1) with the bytes of their final positions, and a list of digests: of
every position, legal list and score on the way, of every sentence and ledger line, and of choices and boards.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from zipfile import ZipFile

from smokestack.board.ui import board_of
from smokestack.gamekit.position import Position
from smokestack.match import Match, Moment
from smokestack.match.save import loads

FOLDER = Path(__file__).parent
GAMES = ("titans", "empire", "victory")
LOGS = 100
"""Matches of each game."""
LOOK_EVERY = 40
"""Choices and boards are long: they are looked at in some positions only."""


@dataclass(frozen=True)
class Expected:
    """What a recorded match came to."""

    name: str
    entries: int
    positions: str
    """A digest of all positions."""
    rules: str
    """A digest of legal lists, outcomes, scores and ranks."""
    told: str
    """A digest of sentences and ledger lines."""
    shown: str
    """A digest of labels, paths, questions, drawings and text boards."""


def archive(game: str) -> Path:
    return FOLDER / f"{game}.zip"


def index(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


def expected(game: str) -> list[Expected]:
    return [Expected(**json.loads(line)) for line in index(game).read_text(encoding="utf-8").splitlines()]


def recorded(game: str, name: str) -> tuple[str, bytes]:
    """The save file of a match and the bytes of its final position."""
    with ZipFile(archive(game)) as kept:
        return kept.read(f"{name}.jsonl").decode(), kept.read(f"{name}.bin")


def digest(lines: Iterator[str]) -> str:
    seen = hashlib.sha256()
    for line in lines:
        seen.update(line.encode())
        seen.update(b"\n")
    return seen.hexdigest()[:24]


def seen_in(name: str, text: str) -> Expected:
    """All that a save file comes to, as it is today."""
    match = loads(text, name)
    moments = list(match.moments())
    names = [seat.name or f"Seat {number + 1}" for number, seat in enumerate(match.header.seats)]
    return Expected(
        name,
        len(match.entries),
        digest(bytes(moment.after).hex() for moment in moments),
        digest(facts(moment.after) for moment in moments),
        digest(line for moment in moments for line in told(moment, names)),
        digest(line for line in shown(match, moments, names)),
    )


def facts(position: Position) -> str:
    possible = position.outcomes() if position.chance else position.legal()
    return json.dumps([position.to_move, possible, position.scores(), position.ranks(), position.end_reason()])


def told(moment: Moment, names: list[str]) -> Iterator[str]:
    """The notation of an entry, its sentences with their clauses, and what moved."""
    notation = getattr(moment.entry, "action", "") or getattr(moment.entry, "outcome", "")
    if notation:
        telling = moment.before.tell(notation, names)
        yield notation
        for sentence in telling.sentences:
            yield json.dumps([str(sentence), sentence.clause, sentence.scene])
        for line in telling.ledger:
            yield json.dumps(asdict(line))


def shown(match: Match, moments: list[Moment], names: list[str]) -> Iterator[str]:
    """What a person may choose and sees."""
    words, board = match.game.spec.words, board_of(match.game.spec)
    for moment in [*moments[::LOOK_EVERY], moments[-1]]:
        position, view = moment.after, moment.after.view()
        legal = position.legal()
        for action, label in zip(legal, position.labels(legal, names), strict=True):
            path = board.path(match.game.edition, position.record(), action)
            yield json.dumps([match.game.text(action), asdict(label), path])
        yield words.prompt(view, names)
        yield words.text_board(view, names)
        for part in board.draw(view, names, max(position.to_move, -1)):
            yield json.dumps([part.name, part.area, part.title, part.svg])
