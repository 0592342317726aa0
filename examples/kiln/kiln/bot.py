"""The greedy player of Kiln: it does what leaves it best off, by what things may still bring."""

from kiln.model import FACES, Cards, Phase, Piece, State
from kiln.rules import mover, proceeds
from smokestack.bots.gamebot import GameBot
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints


@kernel
def prospect(cards: Cards, s: State, out: Ints) -> int:
    """Money, what clay and bricks may bring while there is time, and what the kiln earns in the rounds to come."""
    price, clay, left = 0, 0, cards.rounds - s.rounds
    for face in range(FACES):
        price += cards.price[face]
        clay += cards.clay[face]
    for seat in range(s.options.players):
        bricks, raw = s.has[seat][Piece.BRICK], s.has[seat][Piece.CLAY]
        if s.phase == Phase.FIND and seat == mover(s):
            raw += clay // FACES
        holds = cards.holds * s.has[seat][Piece.CHAMBER]
        out[seat] = 100 * s.has[seat][Piece.MONEY]
        if left > 0:
            out[seat] += 90 * proceeds(price // FACES, bricks)
        if left > 1:
            out[seat] += 60 * (proceeds(price // FACES, bricks + min(raw, holds)) - proceeds(price // FACES, bricks))
        if left > 2:
            out[seat] += 100 * left * proceeds(price // FACES, holds) * clay // (2 * clay + holds * FACES)
    return s.options.players


BOT = GameBot(prospect=prospect)
