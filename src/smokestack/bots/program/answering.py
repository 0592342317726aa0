"""The other side: a bot of this release as a program that others ask, `smokestack program --bot hard`."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import IO

import smokestack
from smokestack.bots.policy import register
from smokestack.bots.program.messages import DECIDE, GAME, HELLO, PROTOCOL, QUIT
from smokestack.bots.question import game_with
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Searcher
from smokestack.gamekit.errors import MatchError, SmokestackError
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.match.entry import Decision, Entry, Outcome
from smokestack.match.header import Header, game_of
from smokestack.match.row import Json


def answer_lines(name: str, questions: Iterable[str], answers: IO[str]) -> None:
    """Answer line by line until it is over; what cannot be answered is told as an error."""
    answering = Answering(name)
    for line in questions:
        try:
            question = json.loads(line)
            if question["ask"] == QUIT:
                return
            answer = answering.answer(question)
        except SmokestackError as error:
            answer = {"error": str(error)}
        except (ValueError, KeyError, TypeError) as error:
            answer = {"error": f"this is no question I can read ({type(error).__name__}: {error})"}
        print(json.dumps(answer, ensure_ascii=False), file=answers, flush=True)


class Answering:
    """A bot, and the game it has been told: only what is new is played on."""

    def __init__(self, name: str) -> None:
        self.bot = bot(name)
        self._position: Position | None = None
        self._entries = 0
        self._searcher: Searcher | None = None

    def answer(self, question: Json) -> Json:
        """The answer to one question."""
        if question["ask"] == HELLO:
            return {"protocol": PROTOCOL, "name": f"Smokestack {self.bot.name}", "version": smokestack.__version__}
        if question["ask"] == GAME:
            self._begin(Header.from_json(question["header"]))
            return {"ready": True}
        if question["ask"] == DECIDE:
            return {"action": self._decide(question)}
        raise MatchError(f"nobody here knows what {question['ask']!r} asks")

    def _begin(self, header: Header) -> None:
        game_of(header)
        game = game_with(header.game, header.edition, self.bot.searches)
        if self._searcher is None or self._searcher.game is not game:
            self._searcher = warm_searcher(game, self._searcher_for(game), header)
        self._position, self._entries = game.new(**header.options), 0

    def _searcher_for(self, game: Game) -> Searcher:
        register(game)
        return Searcher(game, self.bot)

    def _decide(self, question: Json) -> str:
        if self._position is None or self._searcher is None:
            raise MatchError("a game has to begin before anything can be decided in it")
        for data in question["entries"]:
            self._play(self._position, Entry.from_json(data))
        if self.bot.seconds:
            self._searcher.bot = replace(self.bot, seconds=float(question["seconds"]))
        action = self._searcher.decide(self._position, int(question["seed"]))
        return self._position.game.text(action)

    def _play(self, position: Position, entry: Entry) -> None:
        if entry.n != self._entries + 1:
            raise MatchError(f"entry {entry.n} came, and entry {self._entries + 1} was to come")
        if isinstance(entry, Decision):
            position.apply(entry.action)
        elif isinstance(entry, Outcome):
            position.apply(entry.outcome)
        else:
            raise MatchError(f"an entry of the kind {entry.kind} is no step of a game")
        self._entries = entry.n


def warm_searcher(game: Game, searcher: Searcher, header: Header) -> Searcher:
    """Decide once where it does not count, so that what has to be compiled or loaded is."""
    position = game.new(**header.options)
    while position.chance:
        position.apply(position.outcomes()[0][0])
    if position.to_move >= 0:
        position.apply(searcher.decide(position, seed=0))
    return searcher
