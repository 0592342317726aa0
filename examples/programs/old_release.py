#!/usr/bin/env python3
"""A bot of a release of Smokestack that has no `smokestack program` yet, as an opponent in the arena of a later one.

Run it with the Python of that release's own environment, the bot as its argument:

smokestack arena titans --bots "hard,program:old/bin/python old_release.py hard"
"""

import json
import sys
from dataclasses import replace
from typing import Any

import smokestack
from smokestack.bots.policy import register
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Searcher
from smokestack.gamekit.game import Game
from smokestack.match.header import Header, game_of

Json = dict[str, Any]


class OldRelease:
    """One bot; the game it was told is played on by what is new."""

    def __init__(self, name: str) -> None:
        self.bot = bot(name)
        self.header: Json = {}

    def answer(self, question: Json) -> Json:
        if question["ask"] == "hello":
            return {"protocol": 1, "name": f"Smokestack {self.bot.name}", "version": smokestack.__version__}
        if question["ask"] == "game":
            self.begin(question["header"])
            return {"ready": True}
        return {"action": self.decide(question)}

    def begin(self, header: Json) -> None:
        """The searcher is kept as long as the same game is played with the same edition and options."""
        if header != self.header:
            known = Header.from_json(header)
            found = game_of(known)
            self.game = Game(found.spec, found.edition, compiled=self.bot.searches)
            self.options = known.options
            register(self.game)
            self.searcher = Searcher(self.game, self.bot)
            self.warm_up()
            self.header = header
        self.position = self.game.new(**self.options)

    def warm_up(self) -> None:
        """Decide once where it does not count: then everything is compiled."""
        position = self.game.new(**self.options)
        while position.chance:
            position.apply(position.outcomes()[0][0])
        position.apply(self.searcher.decide(position, 0))

    def decide(self, question: Json) -> str:
        for entry in question["entries"]:
            self.position.apply(entry["outcome"] if entry["kind"] == "chance" else entry["action"])
        if self.bot.seconds:
            self.searcher.bot = replace(self.bot, seconds=question["seconds"])
        return self.game.text(self.searcher.decide(self.position, question["seed"]))


def main(name: str) -> None:
    release, answers = OldRelease(name), sys.stdout
    sys.stdout = sys.stderr  # whatever else is printed is no answer
    for line in sys.stdin:
        question = json.loads(line)
        if question["ask"] == "quit":
            return
        try:
            answer = release.answer(question)
        except smokestack.SmokestackError as error:
            answer = {"error": str(error)}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "hard")
