"""Drawing what chance brings."""

from smokestack.gamekit.position import Position
from smokestack.kernel.chance import draw, draw_from_system, seeded
from smokestack.match.header import SYSTEM, Source


def draw_outcome(source: Source, position: Position, index: int) -> int:
    """An outcome for outcome number `index` of the game.

    Each number has a seeded stream of its own, so neither take-backs nor opening a saved match change what a
    seed brings.
    """
    outcomes, weights = zip(*position.outcomes(), strict=True)
    if source == SYSTEM:
        return int(outcomes[draw_from_system(weights)])
    return int(outcomes[draw(seeded(int(source), index), list(weights), len(weights))])
