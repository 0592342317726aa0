"""A program as a bot at the table: started when it is first needed, told what is new, asked what to do."""

import time
from collections.abc import Iterable, Sequence

from smokestack.bots.program.messages import PROTOCOL, Step, decision, entries_of, hello, new_game
from smokestack.bots.program.process import SECONDS_TO_LEAVE, ProgramFailed, ProgramProcess
from smokestack.bots.roster import Bot
from smokestack.gamekit.position import Position
from smokestack.match.row import Json

SECONDS_TO_GET_READY = 300.0
"""For its greeting and for each new game: it may have to compile."""
PATIENCE, SLACK = 3.0, 1.0
"""How many times its budget, and seconds more, an answer may take before it counts as failed."""


class Program:
    """One process, kept from game to game; after a failure the next game has a new one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.introduced = ""
        """The name and version it gave."""
        self._process: ProgramProcess | None = None
        self._header: Json = {}
        self._told: list[Step] = []
        self._untold: list[Step] = []

    @property
    def allowed(self) -> float:
        """Seconds after which an answer comes too late."""
        return self.bot.seconds * PATIENCE + SLACK

    def begin(self, header: Json) -> None:
        """A new game, for which it may take its time to get ready."""
        try:
            self._greet(header["game"]).ask(new_game(header), SECONDS_TO_GET_READY)
        except ProgramFailed:
            self.end()
            raise
        self._header, self._told = header, []

    def _greet(self, game: str) -> ProgramProcess:
        if self._process is not None:
            return self._process
        self._process = ProgramProcess(self.bot.command)
        answer = self._process.ask(hello(game), SECONDS_TO_GET_READY)
        if answer.get("protocol") != PROTOCOL:
            raise ProgramFailed(f"speaks protocol {answer.get('protocol')!r}, and this program protocol {PROTOCOL}")
        self.introduced = " ".join(str(answer[key]) for key in ("name", "version") if key in answer)
        return self._process

    def follow(self, header: Json, steps: Sequence[Step]) -> None:
        """These steps were taken in a game. If they do not go on from what it was told, because it is another game or
        something was taken back, it begins anew."""
        if self._process is None or header != self._header or self._told != steps[: len(self._told)]:
            self.begin(header)
        self._untold = list(steps[len(self._told) :])

    def decide(self, position: Position, seed: int) -> int:
        """Its choice in the game it follows; only what is new is told."""
        assert self._process is not None, "it follows a game"
        legal = position.legal()
        news = entries_of(position.game, self._untold, len(self._told) + 1)
        self._told, self._untold = self._told + self._untold, []
        try:
            answer = self._process.ask(decision(position, legal, news, self.bot.seconds, seed), self.allowed)
            return chosen(position, legal, answer)
        except ProgramFailed:
            self.end()
            raise

    def dismiss(self) -> None:
        """It is not needed any more."""
        if self._process is not None:
            self._process.dismiss()

    def end(self, until: float = 0.0) -> None:
        """End it, at once or if it has not left by itself until then."""
        if self._process is not None:
            self._process.wait(until)
            self._process.end()
            self._process = None


def part(programs: Iterable[Program]) -> None:
    """Programs that are not needed any more leave together, and none outlives its moment."""
    leaving, until = list(programs), time.monotonic() + SECONDS_TO_LEAVE
    for program in leaving:
        program.dismiss()
    for program in leaving:
        program.end(until)


def chosen(position: Position, legal: Sequence[int], answer: Json) -> int:
    """The action that an answer names, if it is a legal one."""
    text = answer.get("action")
    if not isinstance(text, str):
        raise ProgramFailed('answered without an "action"')
    found = [action for action in legal if position.game.text(action) == text]
    if not found:
        raise ProgramFailed(f"answered {text[:80]!r}, which is none of its {len(legal)} legal actions")
    return found[0]
