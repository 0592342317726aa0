"""The position of Kiln as players see it, for words and boards."""

from dataclasses import dataclass

from kiln.model import MOST_SOLD, Cards, Phase, Piece, State
from kiln.rules import firing, mover, proceeds
from smokestack.gamekit.edition import Edition


@dataclass(frozen=True)
class KilnView:
    """The whole table: there are no secrets in Kiln."""

    phase: str
    round: int
    rounds: int
    price: int
    offers: tuple[int, ...]
    """What one brick would bring now, what two would, and so on."""
    wall: int
    wall_needed: int
    cost: int
    """Of another chamber."""
    seat: int
    """Whose turn it is, or who rolls ..."""
    firing: int
    """... and how many bricks that player's kiln would make."""
    has: tuple[tuple[int, ...], ...]
    """For each seat: money, clay, bricks and chambers."""
    winners: tuple[int, ...]


def view(edition: Edition, s: State) -> KilnView:
    cards = edition.cards
    assert isinstance(cards, Cards)
    has = tuple(tuple(row) for row in s.has[: s.options.players])
    most = max(row[Piece.MONEY] for row in has)
    return KilnView(
        phase=Phase(s.phase).name.lower(),
        round=s.rounds,
        rounds=cards.rounds,
        price=s.price,
        offers=tuple(proceeds(s.price, bricks + 1) for bricks in range(MOST_SOLD)),
        wall=s.wall,
        wall_needed=cards.wall * s.options.players,
        cost=cards.cost,
        seat=mover(s),
        firing=firing(cards, s, mover(s)),
        has=has,
        winners=tuple(seat for seat, row in enumerate(has) if row[Piece.MONEY] == most),
    )
