"""What happened at a table, told once: every decision and outcome as sentences, with what moved."""

import asyncio
from dataclasses import dataclass

from smokestack.gamekit.position import Position
from smokestack.match import Match
from smokestack.match.entry import BOT_TOOK_OVER, JOINED, LEFT, Decision, Entry, Outcome, SeatChange, Undo
from smokestack.match.row import Json
from smokestack.match.seating import names_of

Move = tuple[str, int, str, str, str]
"""Piece, amount, from, to, reason."""

SEATED = {
    JOINED: "{name} sits down at seat {seat}.",
    LEFT: "{name} gets up; seat {seat} is open.",
    BOT_TOOK_OVER: "{name}, a bot, plays on at seat {seat}.",
}


@dataclass(frozen=True)
class News:
    """An entry as people read it."""

    n: int
    seat: int | None
    sentences: tuple[tuple[str, str], ...]
    """Each with its clause."""
    moves: tuple[Move, ...]
    scene: int | None = None
    """The sentence with which a great moment begins."""

    def to_json(self) -> Json:
        said = [{"text": text, "clause": clause} for text, clause in self.sentences]
        moves = [list(move) for move in self.moves]
        return {"n": self.n, "seat": self.seat, "said": said, "moves": moves, "scene": self.scene}


class MatchStory:
    """Grows with the match; knows the position after the last entry it told."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.news: list[News] = []
        self._position = match.at(0)
        for moment in match.moments():
            self._tell(moment.entry, moment.before)
        self._position = match.position

    def catch_up(self) -> None:
        """Tell what is new."""
        for entry in self.match.entries[len(self.news) :]:
            before = self._position
            self._tell(entry, before)
            if isinstance(entry, Decision | Outcome):
                self._position = before.copy().apply(action_of(entry))
            else:
                self._position = self.match.at(entry.n)

    @property
    def names(self) -> list[str]:
        return names_of(self.match.seats)

    def _tell(self, entry: Entry, before: Position) -> None:
        sentences: tuple[tuple[str, str], ...] = ()
        moves: tuple[Move, ...] = ()
        scene = None
        if isinstance(entry, Decision | Outcome):
            told = before.tell(action_of(entry), self.names)
            sentences = tuple((str(sentence), sentence.clause) for sentence in told.sentences)
            scene = next((k for k, sentence in enumerate(told.sentences) if sentence.scene), None)
            moves = tuple((line.piece, line.amount, line.source, line.target, line.reason) for line in told.ledger)
        elif isinstance(entry, Undo):
            sentences = ((f"{self.names[entry.seat]} takes back what came after entry {entry.to - 1}.", ""),)
        elif isinstance(entry, SeatChange):
            sentences = ((SEATED[entry.event].format(name=entry.holder.name, seat=entry.seat + 1), ""),)
        self.news.append(News(entry.n, getattr(entry, "seat", None), sentences, moves, scene))


async def told(match: Match) -> MatchStory:
    """The story of a match, told in a thread of its own: a long one takes seconds, and other tables go on meanwhile."""
    return await asyncio.to_thread(MatchStory, match)


def action_of(entry: Decision | Outcome) -> str:
    return entry.action if isinstance(entry, Decision) else entry.outcome
