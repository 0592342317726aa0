"""What happened at a table, told once: every decision and outcome as sentences, with what moved."""

from dataclasses import dataclass

from smokestack.gamekit.telling import Telling
from smokestack.match import Happening, Match
from smokestack.match.entry import BOT_TOOK_OVER, JOINED, LEFT, SeatChange, Undo
from smokestack.web.answers.past import EntryNews, Move, Said

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

    def to_json(self) -> EntryNews:
        said = [Said(text=text, clause=clause) for text, clause in self.sentences]
        return {"n": self.n, "seat": self.seat, "said": said, "moves": list(self.moves), "scene": self.scene}


class MatchStory:
    """Grows with the match it listens to, and keeps nothing but words."""

    def __init__(self) -> None:
        self.news: list[News] = []

    def tell(self, happening: Happening) -> None:
        self.news.append(news_of(happening))

    def forget_after(self, n: int) -> None:
        """The entries after number n have not happened."""
        del self.news[n:]


def story_so_far(match: Match) -> MatchStory:
    """The story of a match that nobody listened to, looked back at; from now on it grows. A long one takes seconds."""
    story = MatchStory()
    for moment in match.moments():
        story.tell(moment)
    match.listen(story.tell)
    return story


def news_of(happening: Happening) -> News:
    """An entry as people read it."""
    entry, told = happening.entry, happening.telling()
    seat = getattr(entry, "seat", None)
    if told is not None:
        return game_news(entry.n, seat, told)
    if isinstance(entry, Undo):
        said = f"{happening.names[entry.seat]} takes back what came after entry {entry.to - 1}."
    elif isinstance(entry, SeatChange):
        said = SEATED[entry.event].format(name=entry.holder.name, seat=entry.seat + 1)
    else:
        return News(entry.n, seat, (), ())
    return News(entry.n, seat, ((said, ""),), ())


def game_news(n: int, seat: int | None, told: Telling) -> News:
    """A decision or outcome as people read it."""
    return News(
        n,
        seat,
        sentences=tuple((str(sentence), sentence.clause) for sentence in told.sentences),
        moves=tuple((line.piece, line.amount, line.source, line.target, line.reason) for line in told.ledger),
        scene=next((k for k, sentence in enumerate(told.sentences) if sentence.scene), None),
    )
