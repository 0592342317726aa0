"""Random walks through games: what every law looks at."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from smokestack import Position
from smokestack.kernel.chance import Stream, below, draw, seeded
from smokestack.kernel.codec import Codec
from tests.laws.tables import Table

LONGEST = 20_000
"""Steps after which a random game counts as endless."""

LIKINGS = (1, 5, 50)


@dataclass(frozen=True)
class Step:
    """One action or outcome; the positions around it share nothing."""

    before: Position
    action: int
    after: Position


def choose(position: Position, stream: Stream) -> int:
    """An outcome by its weight or any legal action, with the same draws as a random playout of the batch."""
    if position.chance:
        return choose_outcome(position, stream)
    legal = position.legal()
    return legal[below(stream, len(legal))]


def choose_outcome(position: Position, stream: Stream) -> int:
    outcomes = position.outcomes()
    return outcomes[draw(stream, [weight for _, weight in outcomes], len(outcomes))][0]


def random_taste(codec: Codec, stream: Stream) -> dict[str, int]:
    """How much a player likes each verb. Players without taste never get into a game's rarer corners."""
    return {verb: LIKINGS[below(stream, len(LIKINGS))] for verb in codec.verbs}


def choose_by_taste(position: Position, taste: dict[str, int], stream: Stream) -> int:
    legal = position.legal()
    likings = [taste[position.game.decode(action).verb] for action in legal]
    return legal[draw(stream, likings, len(legal))]


def walk(table: Table, compiled: bool, seed: int) -> Iterator[Step]:
    """A random game from its start to its end, by players who share a random taste."""
    stream, before = seeded(seed), table.new(compiled)
    taste = random_taste(before.game.spec.codec, stream)
    for _ in range(LONGEST):
        if before.over:
            return
        action = choose_outcome(before, stream) if before.chance else choose_by_taste(before, taste, stream)
        after = before.copy().apply(action)
        yield Step(before, action, after)
        before = after
    raise AssertionError(f"{table}: game {seed} does not end within {LONGEST} steps")


def positions(table: Table, compiled: bool, seed: int) -> Iterator[Position]:
    """Every position of a random game, the last one too."""
    step = None
    for step in walk(table, compiled, seed):
        yield step.before
    yield step.after if step else table.new(compiled)


def some_positions(table: Table, compiled: bool, seed: int, every: int) -> list[Position]:
    """Each so-many-th position of a random game, and the last one."""
    found = list(positions(table, compiled, seed))
    return [*islice(found, 0, len(found) - 1, every), found[-1]]


def allowed(position: Position) -> list[int]:
    """The ids that may be applied now: of the seat to move, or of chance."""
    return [action for action, _ in position.outcomes()] if position.chance else position.legal()
