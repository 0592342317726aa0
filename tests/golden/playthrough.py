"""Golden playthroughs: whole games between bots as text that reviews as a diff.

`python -m tests.golden.playthrough` writes them anew after a change that is meant.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from smokestack.bots.policy import decide
from smokestack.kernel.chance import below, draw, seeded
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
    run: int | None = None
    """A game of the random run with this seed, by its number; None when bots play a match of their own."""

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
    Golden("empire", "two-players", ("greedy", "greedy"), 1, reason="last round"),
    Golden("empire", "archie-easy", ("greedy", "archie"), 2, (("archie", 1),)),
    Golden("empire", "archie-normal", ("greedy", "archie"), 3, (("archie", 2),)),
    Golden("empire", "archie-beats-random", ("random", "archie"), 4, (("archie", 3),)),
    Golden("empire", "tie-by-capital", ("random", "random"), 1, run=29),
    Golden("empire", "tie-by-factories", ("random", "random"), 1, run=3911),
    Golden("empire", "shared-win", ("random", "random"), 1, run=1076),
)


def play(golden: Golden) -> Match:
    """The whole match."""
    seats = [Seat(name, "bot") for name in NAMES[: len(golden.bots)]]
    match = Match.new(golden.game, seats=seats, options=dict(golden.options), chance=golden.seed)
    if golden.run is None:
        let_bots_play(match, golden)
    else:
        follow_random_run(match, golden.seed, golden.run)
    return match


def follow_random_run(match: Match, seed: int, number: int) -> None:
    """The very game that `random_games` plays under this seed and number."""
    stream = seeded(seed, number)
    while not match.over:
        position = match.position
        if position.chance:
            outcomes, weights = zip(*position.outcomes(), strict=True)
            match.enter_chance(outcomes[draw(stream, list(weights), len(weights))])
        else:
            legal = position.legal()
            match.act(match.to_move, legal[below(stream, len(legal))])


def let_bots_play(match: Match, golden: Golden) -> None:
    """Bots decide by the number of the entry."""
    while not match.over:
        if match.to_move < 0:
            match.let_chance()
        else:
            bot = golden.bots[match.to_move]
            match.act(match.to_move, decide(match.game, match.position, bot, seed=len(match.entries)))


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
