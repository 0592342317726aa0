"""Bots at the terminal: greedy ones at once, those who search as soon as their engine is loaded."""

from collections.abc import Mapping

from smokestack.bots.decide import consider, decide, reason
from smokestack.bots.program.messages import header_of, steps_of
from smokestack.bots.program.player import Program, part
from smokestack.bots.program.process import ProgramFailed
from smokestack.bots.question import in_words
from smokestack.bots.roster import Bot, bot
from smokestack.bots.warm import warm_search
from smokestack.cli.show import console
from smokestack.gamekit.errors import UnknownName
from smokestack.gamekit.game import Game
from smokestack.match import Match


def is_bot(name: str) -> bool:
    """Whether a seat's name means a bot; a budget nobody can read is told, not seated as a person."""
    try:
        bot(name, programs=True)
    except UnknownName:
        return False
    return True


class Bots:
    """Those at one table; the best of them gives the hints."""

    def __init__(self, match: Match, programs: Mapping[int, Bot]) -> None:
        self.match = match
        self.programs = {seat: Program(found) for seat, found in programs.items()}
        """By seat; each of them has a process of its own."""
        self._header = header_of(match.game, match.header.options)
        self._compiled: Game | None = None

    def of(self, seat: int) -> Bot:
        return self.programs[seat].bot if seat in self.programs else bot(self.match.seats[seat].bot)

    def decide(self, seat: int) -> int:
        """What the bot at this seat does now."""
        if seat in self.programs:
            return self._ask(seat, self.programs[seat])
        found = self.of(seat)
        return decide(self._game(found), self.match.position, found.name, seed=len(self.match.entries))

    def _ask(self, seat: int, program: Program) -> int:
        """What a program answers; where there is only one thing to do it is not asked."""
        position = self.match.position
        if len(position.legal()) == 1:
            return position.legal()[0]
        called = self.match.seats[seat].name
        try:
            with console.status(f"{called} decides …"):
                program.follow(self._header, steps_of(self.match))
                return program.decide(position, seed=len(self.match.entries))
        except ProgramFailed as failure:
            raise ProgramFailed(f"{called} {failure}") from failure

    def close(self) -> None:
        """Nobody is needed any more."""
        part(self.programs.values())

    def hint(self) -> tuple[int, str]:
        """What to do and why; a table without searching bots does not wait for their engine."""
        found = self._best()
        position = self.match.position
        tried = consider(self._game(found), position, found.name, seed=0)
        why = reason(self.match.game, position, tried[0].action)
        return tried[0].action, " ".join(filter(None, (why, in_words(position, tried))))

    def _best(self) -> Bot:
        searching = any(self.of(k).searches for k, seat in enumerate(self.match.seats) if seat.kind == "bot")
        return bot("hard" if searching else "greedy")

    def _game(self, found: Bot) -> Game:
        """The game as a bot needs it: a search is hopeless without machine code."""
        if not found.searches:
            return self.match.game
        if self._compiled is None:
            game = self.match.game
            with console.status("The bots' engine is warming up; the first time it takes a minute or two …"):
                warm_search(game.name)
            self._compiled = Game(game.spec, game.edition, compiled=True)
        return self._compiled
