"""Record the games that the front page and the gallery show, played by bots: `python docs/make_posters.py`."""

from pathlib import Path

from smokestack.bots.decide import decide
from smokestack.gamekit.registry import names, spec
from smokestack.match import Match, Seat
from smokestack.match.save import save

GAMES = Path(__file__).resolve().parent.parent / "src" / "smokestack" / "games"
MOMENTS = {"titans": (1, 159), "empire": (4, 163), "victory": (1, 312)}
"""A seed, and the entry after which much lies on the table."""
NAMES = {"titans": ("Ann", "Ben", "Cleo"), "empire": ("Ann", "Archie"), "victory": ("Ann", "Ben")}


def main() -> None:
    for name in names():
        save(play(name), GAMES / name / "data" / "poster.jsonl")


def play(name: str) -> Match:
    seed, entries = MOMENTS[name]
    seats = [Seat(called) for called in NAMES[name]]
    match = Match.new(name, seats=seats, options=spec(name).first_options, chance=seed, confirm=False)
    while len(match.entries) < entries:
        if match.position.chance:
            match.let_chance()
        else:
            match.act(match.to_move, decide(match.game, match.position, "greedy", seed))
    return match


if __name__ == "__main__":
    main()
