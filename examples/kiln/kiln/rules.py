"""The rules of Kiln in the order of its rulebook, and the books they keep."""

from enum import IntEnum

from kiln.model import ACTIONS, DIG, ENLARGE, FIND, FIRE, PRICE, SELL, Cards, Options, Phase, Piece, State
from smokestack.gamekit.refusal import refusal_texts
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, moved
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import CHANCE, OVER
from smokestack.kernel.why import ALLOWED, Why, refuse

END_REASONS = ("wall finished", "last round")


class Place(IntEnum):
    """Places without end; a player's place is the seat."""

    BANK, PIT, FURNACE, WALL = range(-4, 0)


class Reason(IntEnum):
    """Why a piece moves."""

    CLAY_FOUND, FIRED, BRICKS_SOLD, KILN_ENLARGED = range(4)


class No(IntEnum):
    """Refusal codes; 0 is yes."""

    OVER, OTHER_MOMENT, NO_CLAY, TOO_FEW_BRICKS, LARGE_ENOUGH, TOO_DEAR = range(1, 7)


REFUSALS = refusal_texts(
    {
        No.OVER: ("K4.1", "the game is over"),
        No.OTHER_MOMENT: ("K2.1", "first the price die, then the players, one deed each"),
        No.NO_CLAY: ("K3.2", "you have no clay to fire"),
        No.TOO_FEW_BRICKS: ("K3.3", "you have {have} bricks, not {need}"),
        No.LARGE_ENOUGH: ("K3.4", "a kiln has {need} chambers at most"),
        No.TOO_DEAR: ("K3.4", "a chamber costs ${need}, you have ${have}"),
    },
    untimely=(No.OTHER_MOMENT,),
)


@kernel
def move(s: State, piece: int, amount: int, source: int, target: int, reason: int) -> None:
    """Pieces go from one place to another, and the books are kept."""
    if source >= 0:
        s.has[source][piece] -= amount
    if target >= 0:
        s.has[target][piece] += amount
    moved(piece, amount, source, target, reason)


@kernel
def start(cards: Cards, options: Options, s: State) -> None:
    """K1.1: everybody has some money and a kiln of one chamber; the first price is still to be rolled."""
    copy_into(s.options, options)
    for seat in range(options.players):
        s.has[seat][Piece.MONEY] = cards.money
        s.has[seat][Piece.CHAMBER] = 1


@kernel
def set_price(cards: Cards, s: State, face: int) -> None:
    """K2.1: a round begins with what its first brick brings."""
    s.rounds += 1
    s.price = cards.price[face]
    s.phase = Phase.TURN


@kernel
def mover(s: State) -> int:
    """K2.2: turns go round the table from the starter."""
    return (s.starter + s.turns) % s.options.players


@kernel
def firing(cards: Cards, s: State, seat: int) -> int:
    """K3.2: how many bricks the kiln makes now."""
    return min(s.has[seat][Piece.CLAY], cards.holds * s.has[seat][Piece.CHAMBER])


@kernel
def fire(cards: Cards, s: State, seat: int) -> None:
    """K3.2: as much clay as the chambers hold becomes bricks."""
    bricks = firing(cards, s, seat)
    move(s, Piece.CLAY, bricks, seat, Place.FURNACE, Reason.FIRED)
    move(s, Piece.BRICK, bricks, Place.FURNACE, seat, Reason.FIRED)


@kernel
def proceeds(price: int, bricks: int) -> int:
    """K3.3: each brick brings a dollar less than the one before it, but never less than one."""
    total = 0
    for sold in range(bricks):
        total += max(1, price - sold)
    return total


@kernel
def sell(s: State, seat: int, bricks: int) -> None:
    """K3.3: the bricks go into the wall, and the next seller finds a lower price."""
    move(s, Piece.BRICK, bricks, seat, Place.WALL, Reason.BRICKS_SOLD)
    move(s, Piece.MONEY, proceeds(s.price, bricks), Place.BANK, seat, Reason.BRICKS_SOLD)
    s.wall += bricks
    s.price = max(1, s.price - bricks)


@kernel
def enlarge(cards: Cards, s: State, seat: int) -> None:
    """K3.4: one more chamber."""
    move(s, Piece.MONEY, cards.cost, seat, Place.BANK, Reason.KILN_ENLARGED)
    move(s, Piece.CHAMBER, 1, Place.BANK, seat, Reason.KILN_ENLARGED)


@kernel
def end_turn(cards: Cards, s: State) -> None:
    """K2.2, K4.1: the next player's turn; after everybody's the end, or another round from the poorest on."""
    s.phase = Phase.TURN
    s.turns += 1
    if s.turns == s.options.players:
        s.turns = 0
        s.starter = poorest(s)
        s.ended = ending(cards, s)
        s.phase = Phase.OVER if s.ended else Phase.PRICE


@kernel
def poorest(s: State) -> int:
    """K2.2: who has the least money; of several, the first one after the starter."""
    found = (s.starter + 1) % s.options.players
    for step in range(2, s.options.players + 1):
        seat = (s.starter + step) % s.options.players
        if s.has[seat][Piece.MONEY] < s.has[found][Piece.MONEY]:
            found = seat
    return found


@kernel
def ending(cards: Cards, s: State) -> int:
    """K4.1: 1 more than the number of the end reason, 0 to go on."""
    if s.wall >= cards.wall * s.options.players:
        return 1
    return 2 if s.rounds == cards.rounds else 0


@kernel
def check(cards: Cards, s: State, action: int, why: Why) -> int:
    """K2.1–K3.4: whether an action or outcome is allowed now."""
    seat = mover(s)
    money, bricks, chambers = s.has[seat][Piece.MONEY], s.has[seat][Piece.BRICK], s.has[seat][Piece.CHAMBER]
    moment = Phase.TURN if action < PRICE else Phase.PRICE if action < FIND else Phase.FIND
    if s.phase == Phase.OVER:
        return refuse(why, No.OVER, 0, 0, 0, 0)
    if s.phase != moment:
        return refuse(why, No.OTHER_MOMENT, 0, 0, 0, 0)
    if action == FIRE and s.has[seat][Piece.CLAY] == 0:
        return refuse(why, No.NO_CLAY, 0, 0, 0, 0)
    if SELL <= action < ENLARGE and bricks <= action - SELL:
        return refuse(why, No.TOO_FEW_BRICKS, 0, 0, bricks, action - SELL + 1)
    if action == ENLARGE and chambers >= cards.chambers:
        return refuse(why, No.LARGE_ENOUGH, 0, 0, 0, cards.chambers)
    if action == ENLARGE and money < cards.cost:
        return refuse(why, No.TOO_DEAR, 0, 0, money, cards.cost)
    return ALLOWED


@kernel
def act(cards: Cards, s: State, action: int) -> None:
    """K3.1: one thing a turn; whoever digs learns from a die how much clay there is."""
    seat = mover(s)
    if action == DIG:
        s.phase = Phase.FIND
    elif PRICE <= action < FIND:
        set_price(cards, s, action - PRICE)
    else:
        if action == FIRE:
            fire(cards, s, seat)
        elif action == ENLARGE:
            enlarge(cards, s, seat)
        elif action >= FIND:
            move(s, Piece.CLAY, cards.clay[action - FIND], Place.PIT, seat, Reason.CLAY_FOUND)
        else:
            sell(s, seat, action - SELL + 1)
        end_turn(cards, s)


@kernel
def seats(s: State) -> int:
    return s.options.players


@kernel
def action_count(_s: State) -> int:
    return ACTIONS


@kernel
def to_move(s: State) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return mover(s) if s.phase == Phase.TURN else CHANCE


@kernel
def scores(_cards: Cards, s: State, out: Ints) -> int:
    """K4.2: money is what counts."""
    for seat in range(s.options.players):
        out[seat] = s.has[seat][Piece.MONEY]
    return s.options.players


@kernel
def end_reason(s: State) -> int:
    return s.ended - 1


@kernel
def rounds(s: State) -> int:
    return s.rounds


def holdings(s: State) -> dict[tuple[int, int], int]:
    """What everybody has, and the bricks in the wall."""
    found = {(int(piece), seat): s.has[seat][piece] for seat in range(s.options.players) for piece in Piece}
    return {**found, (Piece.BRICK, Place.WALL): s.wall}
