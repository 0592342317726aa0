"""Perft: how many sequences of actions and outcomes there are from a position, a fingerprint of the rules."""

from collections.abc import Iterator

from smokestack.gamekit.position import Position


def branches(position: Position) -> list[int]:
    """Every action or outcome possible now."""
    return [action for action, _ in position.outcomes()] if position.chance else position.legal()


def perft(position: Position, depth: int) -> int:
    """The number of ways to go on for `depth` steps; shorter when the game ends before."""
    if depth == 0 or position.over:
        return 1
    if depth == 1:
        return len(branches(position))
    return sum(perft(position.copy().apply(action), depth - 1) for action in branches(position))


def divide(position: Position, depth: int) -> Iterator[tuple[int, int]]:
    """Perft by first step: (action, count)."""
    for action in branches(position):
        yield action, perft(position.copy().apply(action), depth - 1)
