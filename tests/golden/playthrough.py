"""Golden playthroughs: whole games between bots as text that reviews as a diff.

`python -m tests.golden.playthrough` writes them anew after a change that is meant.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from smokestack.bots.policy import decide
from smokestack.kernel.game import spec
from smokestack.match import Match, Seat
from smokestack.match.save import dumps

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


@dataclass(frozen=True)
class Golden:
    """A game to be played the same way for ever: bots, seed and options."""

    game: str
    name: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, int], ...] = ()
    reason: str = ""
    """The end reason whose recorded game this is, if any."""

    @property
    def story(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"

    @property
    def record(self) -> Path:
        return FOLDER / self.game / f"{self.name}.jsonl"


GAMES = (
    Golden("titans", "three-ages", ("greedy", "greedy", "greedy"), 1, reason="three ages"),
    Golden("titans", "round-limit", ("greedy", "random"), 2, (("round_limit", 8),), reason="round limit"),
    Golden("titans", "six-players", ("greedy", "random", "greedy", "random", "greedy", "random"), 3),
)


def play(golden: Golden) -> Match:
    """The whole match; bots decide by the number of the entry."""
    seats = [Seat(name, "bot") for name in NAMES[: len(golden.bots)]]
    match = Match.new(golden.game, seats=seats, options=dict(golden.options), chance=golden.seed)
    while not match.over:
        if match.to_move < 0:
            match.let_chance()
        else:
            bot = golden.bots[match.to_move]
            match.act(match.to_move, decide(match.game, match.position, bot, seed=len(match.entries)))
    return match


def tell(match: Match) -> Iterator[str]:
    """Every move with its notation and story, and the table at the end."""
    names = [seat.name for seat in match.seats]
    for moment in match.moments():
        notation = getattr(moment.entry, "action", "") or getattr(moment.entry, "outcome", "")
        if notation:
            yield f"{moment.entry.n:>4}  {notation}"
            yield from (f"        {sentence}" for sentence in moment.before.tell(notation, names).sentences)
    yield ""
    yield spec(match.header.game).board(match.position.view(), names)


def story(match: Match) -> str:
    return "\n".join(tell(match)) + "\n"


def main() -> None:
    for golden in GAMES:
        match = play(golden)
        golden.story.parent.mkdir(exist_ok=True)
        golden.story.write_text(story(match), encoding="utf-8")
        golden.record.write_text(dumps(match), encoding="utf-8")
        print(golden.record.name, len(match.entries), "entries,", match.position.end_reason())


if __name__ == "__main__":
    main()
