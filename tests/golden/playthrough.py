"""Golden playthroughs: whole games between bots as text that reviews as a diff.

`python -m tests.golden.playthrough [EDITION …]` writes them anew after a change that is meant, all or those of the
editions named.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from smokestack.bots.decide import decide
from smokestack.bots.policy import next_action, register
from smokestack.bots.roster import bot
from smokestack.gamekit.registry import spec
from smokestack.kernel.chance import seeded
from smokestack.kernel.language import zeros
from smokestack.kernel.verbs import CHANCE
from smokestack.match import Match, bot_seat
from smokestack.match.save import dumps

FOLDER = Path(__file__).parent
FIRST_EDITIONS = {"titans": "prototype", "empire": "nano", "victory": "homefront"}
"""Released editions are never edited, so their games stay as they are when the default moves on."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


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
    """A game of the simulation with this seed and one kind of bot, by its number; None for a match of its own."""
    later: str = ""
    """The edition, if it is not the game's first."""

    @property
    def edition(self) -> str:
        return self.later or FIRST_EDITIONS[self.game]

    @property
    def title(self) -> str:
        """Without folder and ending, the name of its files."""
        return f"{self.later}-{self.name}" if self.later else self.name

    @property
    def story(self) -> Path:
        return FOLDER / self.game / f"{self.title}.txt"

    @property
    def record(self) -> Path:
        return FOLDER / self.game / f"{self.title}.jsonl"


GAMES = (
    Golden("titans", "three-ages", ("greedy", "greedy", "greedy"), 1, reason="three ages"),
    Golden("titans", "round-limit", ("greedy", "random"), 2, (("round_limit", 8),), reason="round limit"),
    Golden("titans", "six-players", ("greedy", "random", "greedy", "random", "greedy", "random"), 3),
    Golden("titans", "three-ages", ("greedy", "greedy", "greedy"), 1, later="prototype-2"),
    Golden(
        "titans", "two-facilities", ("greedy", "random", "greedy"), 2, (("two_facilities", 1),), later="prototype-2"
    ),
    Golden("titans", "six-players", ("greedy", "random") * 3, 3, later="prototype-2"),
    Golden("empire", "two-players", ("greedy", "greedy"), 1, reason="last round"),
    Golden("empire", "archie-easy", ("greedy", "archie"), 2, (("archie", 1),)),
    Golden("empire", "archie-normal", ("greedy", "archie"), 3, (("archie", 2),)),
    Golden("empire", "archie-beats-random", ("random", "archie"), 4, (("archie", 3),)),
    Golden("empire", "tie-by-capital", ("random", "random"), 1, run=87),
    Golden("empire", "tie-by-factories", ("random", "random"), 1, run=4086),
    Golden("empire", "shared-win", ("random", "random"), 1, run=1310),
    Golden("victory", "five-fulfilled", ("greedy", "greedy"), 1, reason="five fulfilled"),
    Golden("victory", "eight-contracts", ("greedy",) * 6, 1, reason="eight contracts"),
    Golden("victory", "all-claimed", ("greedy", "greedy"), 1, (("round_limit", 60),), reason="all claimed", run=39),
    Golden("victory", "round-limit", ("greedy", "random"), 3, (("round_limit", 6),), reason="round limit"),
    Golden("victory", "two-copies", ("greedy",) * 8, 2),
)


def play(golden: Golden) -> Match:
    """The whole match."""
    seats = [bot_seat(bot, name) for bot, name in zip(golden.bots, NAMES, strict=False)]
    match = Match.new(
        golden.game, seats=seats, edition=golden.edition, options=dict(golden.options), chance=golden.seed
    )
    if golden.run is None:
        let_bots_play(match, golden)
    else:
        follow_run(match, golden.bots[0], golden.seed, golden.run)
    return match


def follow_run(match: Match, name: str, seed: int, number: int) -> None:
    """The very game that a simulation plays under this seed and number."""
    register(match.game)
    stream, buffer, weights = seeded(seed, number), zeros(match.game.actions), zeros(match.game.actions)
    while not match.over:
        record, cards = match.position.record(), match.game.edition.cards
        action = next_action(cards, record, bot(name).policy, stream, buffer, weights)
        if match.to_move == CHANCE:
            match.enter_chance(action)
        else:
            match.act(match.to_move, action)


def let_bots_play(match: Match, golden: Golden) -> None:
    """Bots decide by the number of the entry."""
    while not match.over:
        if match.to_move < 0:
            match.let_chance()
        else:
            name = golden.bots[match.to_move]
            match.act(match.to_move, decide(match.game, match.position, name, seed=len(match.entries)))


def tell(match: Match) -> Iterator[str]:
    """Every move with its notation and story, and the table at the end."""
    names = [seat.name for seat in match.seats]
    for moment in match.moments():
        notation = getattr(moment.entry, "action", "") or getattr(moment.entry, "outcome", "")
        if notation:
            yield f"{moment.entry.n:>4}  {notation}"
            yield from (f"        {sentence}" for sentence in moment.before.tell(notation, names).sentences)
    yield ""
    yield spec(match.header.game).words.text_board(match.position.view(), names)


def story(match: Match) -> str:
    return "\n".join(tell(match)) + "\n"


def main(editions: Sequence[str]) -> None:
    for golden in (golden for golden in GAMES if not editions or golden.edition in editions):
        match = play(golden)
        golden.story.parent.mkdir(exist_ok=True)
        golden.story.write_text(story(match), encoding="utf-8")
        golden.record.write_text(dumps(match), encoding="utf-8")
        print(golden.record.name, len(match.entries), "entries,", match.position.end_reason())


if __name__ == "__main__":
    main(sys.argv[1:])
