"""Random walks through games: what every law looks at."""

from collections.abc import Iterator
from dataclasses import dataclass

from smokestack import Position
from smokestack.gamekit.codec import Codec
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, below, draw, seeded
from tests.laws.tables import Table

LONGEST = 20_000
"""Steps after which a random game counts as endless."""

LIKINGS = (1, 5, 50)


@dataclass(frozen=True)
class WalkStep:
    """One action or outcome; the positions around it share nothing."""

    before: Position
    action: int
    after: Position


def choose(position: Position, stream: Stream) -> int:
    """An outcome by its weight or any legal action, with the same draws as a random playout of the batch."""
    if position.chance:
        return choose_outcome(position, stream)
    legal, cards = position.legal(), position.game.edition.cards
    return int(verbs.random_move(cards, position.record(), legal, len(legal), stream))


def choose_outcome(position: Position, stream: Stream) -> int:
    outcomes = position.outcomes()
    return outcomes[draw(stream, [weight for _, weight in outcomes], len(outcomes))][0]


def random_taste(codec: Codec, stream: Stream) -> dict[str, int]:
    """How much a player likes each verb. Players without taste never get into a game's rarer corners."""
    return {verb: LIKINGS[below(stream, len(LIKINGS))] for verb in codec.verbs}


def choose_by_taste(position: Position, taste: dict[str, int], stream: Stream) -> int:
    """First the verb, by taste, then one of its actions."""
    legal = position.legal()
    assert legal, f"nothing is legal for {position!r}"
    verbs_here = sorted({position.game.decode(action).verb for action in legal})
    verb = verbs_here[draw(stream, [taste[verb] for verb in verbs_here], len(verbs_here))]
    choices = [action for action in legal if position.game.decode(action).verb == verb]
    return choices[below(stream, len(choices))]


def play(table: Table, compiled: bool, seed: int) -> Iterator[tuple[Position, int]]:
    """A random game by players who share a random taste: each position with the action to be applied next.

    It is one position that moves on, also past the last action: look at once, or copy.
    """
    stream, position = seeded(seed), table.new(compiled)
    taste = random_taste(position.game.spec.codec, stream)
    for _ in range(LONGEST):
        if position.over:
            return
        action = choose_outcome(position, stream) if position.chance else choose_by_taste(position, taste, stream)
        yield position, action
        position.apply(action)
    raise AssertionError(f"{table}: game {seed} does not end within {LONGEST} steps")


def positions(table: Table, compiled: bool, seed: int) -> Iterator[Position]:
    """Every position of a random game, the last one too; one position that moves on."""
    position = table.new(compiled)
    for position, _ in play(table, compiled, seed):
        yield position
    yield position


def some_positions(table: Table, compiled: bool, seed: int, every: int) -> list[Position]:
    """Each so-many-th position of a random game and the last one, as copies."""
    return [
        position.copy()
        for number, position in enumerate(positions(table, compiled, seed))
        if number % every == 0 or position.over
    ]


def walk(table: Table, compiled: bool, seed: int, every: int = 1) -> Iterator[WalkStep]:
    """Each so-many-th step of a random game, with copies around it."""
    for number, (position, action) in enumerate(play(table, compiled, seed)):
        if number % every == 0:
            before = position.copy()
            yield WalkStep(before, action, before.copy().apply(action))


def allowed(position: Position) -> list[int]:
    """The ids that may be applied now: of the seat to move, or of chance."""
    return [action for action, _ in position.outcomes()] if position.chance else position.legal()


def actions(table: Table, seed: int) -> list[int]:
    """A whole random game as its list of actions and outcomes."""
    return [action for _, action in play(table, True, seed)]


def ask_everything(position: Position) -> None:
    """Put every question there is to a position, with every id."""
    position.legal(), position.outcomes(), position.scores(), position.ranks(), position.end_reason()
    for action in range(position.game.actions):
        position.check(action)
