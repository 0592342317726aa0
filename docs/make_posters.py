"""Record the games that the front page and the gallery show, played by bots: `python docs/make_posters.py [GAME …]`."""

import sys
from importlib import resources
from pathlib import Path

from smokestack.bots.decide import decide
from smokestack.bots.roster import own_bots
from smokestack.gamekit.registry import names, spec
from smokestack.match import Match, Seat
from smokestack.match.save import save

MOMENTS = {"titans": (2, 211), "empire": (4, 163), "victory": (1, 312)}
"""A seed, and the entry after which much lies on the table; other games are shown after FEW entries."""
FEW = 24
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def main() -> None:
    """All games, or those that are named."""
    for name in sys.argv[1:] or names():
        save(play(name), Path(str(resources.files(spec(name).package))) / "data" / "poster.jsonl")


def play(name: str) -> Match:
    seed, entries = MOMENTS.get(name, (1, FEW))
    seats = [
        Seat(word.capitalize() if word in own_bots() else called)
        for word, called in zip(spec(name).first_table.split(","), NAMES, strict=False)
    ]
    match = Match.new(name, seats=seats, options=spec(name).first_options, chance=seed, confirm=False)
    while len(match.entries) < entries:
        if match.position.chance:
            match.let_chance()
        else:
            match.act(match.to_move, decide(match.game, match.position, "greedy", seed))
    return match


if __name__ == "__main__":
    main()
