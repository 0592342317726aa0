"""What bots are asked, and what they answer: in the worker. Whoever searches does it compiled, everybody else not."""

from dataclasses import dataclass
from functools import lru_cache

from smokestack.bots.decide import reason
from smokestack.bots.play import take_turn
from smokestack.bots.policy import register
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Considered, Searcher
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.registry import spec
from smokestack.match.editions import EditionMark, edition_of

TURN_SECONDS = 1.0
"""A longer turn comes in pieces, so that people see it go on and other tables get their share."""


@dataclass(frozen=True)
class Question:
    """All a bot may know: the position, and what it is played with."""

    game: str
    edition: EditionMark
    position: bytes
    bot: str
    seed: int

    @property
    def searches(self) -> bool:
        return bot(self.bot).searches


@dataclass(frozen=True)
class Hint:
    """What a bot would do, why, and what it found when it tried."""

    action: int
    reason: str
    found: str
    bot: str


def turn_of(question: Question) -> list[int]:
    """What the bot does until somebody else has to decide, or as much of it as a moment allows."""
    searcher = searcher_of(question.game, question.edition, question.bot)
    return take_turn(searcher, position_of(question), question.seed, TURN_SECONDS)


def hint_of(question: Question) -> Hint:
    position = position_of(question)
    tried = searcher_of(question.game, question.edition, question.bot).consider(position, question.seed)
    why = reason(position.game, position, tried[0].action)
    return Hint(tried[0].action, why, in_words(position, tried), question.bot)


def in_words(position: Position, tried: list[Considered]) -> str:
    """What a search found; nothing where there was nothing to compare. It takes what it tried most often."""
    if len(tried) < 2 or not tried[1].tries:
        return ""
    best, next_best = tried[:2]
    label = position.label(next_best.action).text
    other = "Next best" if next_best.worth < best.worth else "About as good"
    return f"Worth {worth_of(best)}, where 100 is a clear win. {other}: {label}, {worth_of(next_best)}."


def worth_of(found: Considered) -> str:
    return f"{round(100 * found.worth)} of 100 in {found.tries} {'try' if found.tries == 1 else 'tries'}"


def position_of(question: Question) -> Position:
    return game_with(question.game, question.edition, False).position(question.position)


@lru_cache(maxsize=32)
def game_with(name: str, edition: EditionMark, compiled: bool) -> Game:
    found = spec(name)
    return Game(found, edition_of(found, edition), compiled)


@lru_cache(maxsize=16)
def searcher_of(game: str, edition: EditionMark, name: str) -> Searcher:
    """Kept from one question to the next, because the tree of a search is large."""
    found = bot(name)
    played = game_with(game, edition, found.searches)
    register(played)
    return Searcher(played, found)
