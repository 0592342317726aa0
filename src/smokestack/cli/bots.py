"""Bots at the terminal: greedy ones at once, those who search as soon as their engine is loaded."""

from smokestack.bots.decide import consider, decide, reason
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
        bot(name)
    except UnknownName:
        return False
    return True


class Bots:
    """Those at one table; the best of them gives the hints."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._compiled: Game | None = None

    def of(self, seat: int) -> Bot:
        return bot(self.match.seats[seat].bot)

    def decide(self, seat: int) -> int:
        """What the bot at this seat does now."""
        found = self.of(seat)
        return decide(self._game(found), self.match.position, found.name, seed=len(self.match.entries))

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
