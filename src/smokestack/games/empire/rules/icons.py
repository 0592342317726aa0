"""E4.2–E4.4: claiming an icon and carrying it out, step by step. What cannot matter is not asked."""

from smokestack.games.empire.model.cards import FACTORIES, Cards, Icon
from smokestack.games.empire.model.state import FREE, Phase, State
from smokestack.games.empire.rules.goods import (
    can_make,
    can_raise,
    make_good,
    raise_for_money,
    spend_good,
    ways_to_spend,
    why_not_spend,
)
from smokestack.games.empire.rules.ledger import Reason, clean, gain_profit, pay_capital, put_marker
from smokestack.games.empire.rules.refusals import No
from smokestack.games.empire.rules.table import icon_at, is_claimed
from smokestack.games.empire.rules.trains import (
    add_train,
    board,
    move_train,
    trains_to_add,
    trains_to_board,
    trains_to_move,
    why_not_board,
    why_not_move,
    why_not_train,
)
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_icon(cards: Cards, s: State, seat: int, spot: int, why: Why) -> int:
    """E4.2, E4.8, E4.9: unclaimed, another than before (Move one may be kept), Move two once a round."""
    if is_claimed(s, seat, spot):
        return refuse(why, No.CLAIMED, spot, 0, 0, 0)
    icon = icon_at(cards, s, spot)
    if s.players[seat].spot == spot and icon != Icon.MOVE_ONE:
        return refuse(why, No.SAME_ICON, spot, 0, 0, 0)
    if icon == Icon.MOVE_TWO and s.players[seat].moved_two:
        return refuse(why, No.MOVED_TWO, spot, 0, 0, 0)
    return 0


@kernel
def claim(cards: Cards, s: State, seat: int, spot: int) -> None:
    """E4.2: the cube goes to the icon, and its action begins."""
    put_marker(s, seat, spot)
    s.doing = icon_at(cards, s, spot)
    s.steps = 0
    s.pairs = 0
    s.building = FREE
    for card in range(FACTORIES):
        s.boarded[card] = 0
    if s.doing == Icon.MOVE_TWO:
        s.players[seat].moved_two = 1


@kernel
def exchange_rate(doing: int) -> int:
    """E4.4: dollars for one Profit."""
    return 3 if doing == Icon.EXCHANGE_3 else 2


@kernel
def most_exchanges(s: State, seat: int) -> int:
    return s.players[seat].capital // exchange_rate(s.doing)


@kernel
def why_not_exchange(s: State, seat: int, times: int, why: Why) -> int:
    """E4.4: as often as the Capital reaches."""
    if times > most_exchanges(s, seat):
        return refuse(why, No.EXCHANGE_TOO_MUCH, 0, 0, s.players[seat].capital, most_exchanges(s, seat))
    return 0


@kernel
def exchange(s: State, seat: int, times: int) -> None:
    """E4.4: Capital becomes Profit."""
    pay_capital(s, seat, times * exchange_rate(s.doing), Reason.EXCHANGE)
    gain_profit(s, seat, times, Reason.EXCHANGE)


@kernel
def may_stop(s: State) -> bool:
    """E4.2, E4.9, E4.14: whether the rest of the icon may be left undone; trains must go, the others may wait."""
    if s.phase == Phase.MAKE or s.phase == Phase.RAISE or s.phase == Phase.REDUCE:
        return True
    return s.phase == Phase.BOARD and s.steps > 0


@kernel
def why_not_stop(s: State, why: Why) -> int:
    """E4.2, E4.7, E4.9: the first passenger boards, and every link is driven."""
    if may_stop(s):
        return 0
    if s.phase == Phase.BOARD and s.doing == Icon.PASSENGER_OTHER:
        return refuse(why, No.MUST_RIDE, s.doing, 0, 0, 0)
    if s.phase == Phase.MOVE and s.steps > 0:
        return refuse(why, No.MUST_MOVE_ON, s.doing, 0, 0, 0)
    return refuse(why, No.MUST_DO, s.doing, 0, 0, 0)


@kernel
def carry_on(cards: Cards, s: State, seat: int) -> bool:
    """Go on with the icon: do what is forced, or stop at the next question; False when nothing is left to do."""
    if s.doing == Icon.EXCHANGE_2 or s.doing == Icon.EXCHANGE_3:
        s.phase = Phase.EXCHANGE
        return s.steps == 0 and most_exchanges(s, seat) > 0
    if s.doing == Icon.ADD_TRAIN:
        return carry_on_train(cards, s, seat)
    if s.doing == Icon.PASSENGER_OWN or s.doing == Icon.PASSENGER_OTHER:
        return carry_on_boarding(cards, s, seat)
    if s.doing == Icon.MOVE_ONE or s.doing == Icon.MOVE_TWO:
        return carry_on_moving(s, seat)
    if s.doing == Icon.PRODUCE:
        s.phase = Phase.MAKE
        return can_make(cards, s, seat)
    if s.doing == Icon.REDUCE_POLLUTION:
        return carry_on_reducing(s)
    return carry_on_raising(cards, s, seat)


@kernel
def carry_on_train(cards: Cards, s: State, seat: int) -> bool:
    """E4.5: with one factory in question it gets its train unasked."""
    s.phase = Phase.TRAIN
    choices = trains_to_add(cards, s, seat) if s.steps == 0 else 0
    if choices == 1:
        why = scratch(Why)
        for card in range(FACTORIES):
            if why_not_train(cards, s, seat, card, why) == 0:
                add_train(s, card)
                return False
    return choices > 1


@kernel
def carry_on_boarding(cards: Cards, s: State, seat: int) -> bool:
    """E4.6, E4.7: the first passenger boards unasked where there is one train only; further ones are a choice."""
    s.phase = Phase.BOARD
    if s.doing == Icon.PASSENGER_OWN and s.steps > 0:
        return False
    choices = trains_to_board(cards, s, seat)
    if choices == 1 and s.steps == 0:
        why = scratch(Why)
        for card in range(FACTORIES):
            if why_not_board(cards, s, seat, card, why) == 0:
                board(s, card)
                break
        choices = trains_to_board(cards, s, seat) if s.doing == Icon.PASSENGER_OTHER else 0
    return choices > 0


@kernel
def carry_on_moving(s: State, seat: int) -> bool:
    """E4.8, E4.9: a link, and with Move two another one, while a train of one's own is left to move."""
    s.phase = Phase.MOVE
    links = 2 if s.doing == Icon.MOVE_TWO else 1
    return s.steps < links and trains_to_move(s, seat) > 0


@kernel
def moves_unasked(s: State) -> bool:
    """E4.8, E4.9: with one train only there is nothing to ask about a link."""
    return s.phase == Phase.MOVE and trains_to_move(s, s.seat) == 1


@kernel
def move_only_train(cards: Cards, s: State) -> None:
    """E4.8, E4.9: the one train there is goes a link."""
    why = scratch(Why)
    for card in range(FACTORIES):
        if why_not_move(s, s.seat, card, why) == 0:
            move_train(cards, s, card)
            return


@kernel
def carry_on_reducing(s: State) -> bool:
    """E4.14: it may be lowered, once; without pollution there is nothing to ask."""
    s.phase = Phase.REDUCE
    return s.steps == 0 and s.pollution > 0


@kernel
def reduce_pollution(s: State) -> None:
    """E4.14: one value down."""
    clean(s)
    s.steps = 1


@kernel
def carry_on_raising(cards: Cards, s: State, seat: int) -> bool:
    """E4.11, E4.13: which building next."""
    s.phase = Phase.RAISE
    return can_raise(cards, s, seat)


@kernel
def begin_raising(cards: Cards, s: State, seat: int, building: int) -> None:
    """E4.11, E4.13: money raises at once; Goods are asked for where there is a choice."""
    if s.doing == Icon.UPGRADE_ANY:
        raise_for_money(cards, s, seat, building)
        return
    s.building = building
    s.phase = Phase.SPEND
    spend_forced(cards, s, seat)


@kernel
def spend_forced(cards: Cards, s: State, seat: int) -> None:
    """Where one factory only can give the Good, it does so unasked."""
    while s.building != FREE and ways_to_spend(cards, s, seat) == 1:
        why = scratch(Why)
        for card in range(FACTORIES):
            if why_not_spend(cards, s, seat, s.building, card, why) == 0:
                spend_good(cards, s, card)
                break


@kernel
def do_step(cards: Cards, s: State, seat: int, card: int) -> None:
    """One answer to the icon's question about a factory."""
    if s.phase == Phase.TRAIN:
        add_train(s, card)
        s.steps += 1
    elif s.phase == Phase.BOARD:
        board(s, card)
    elif s.phase == Phase.MOVE:
        move_train(cards, s, card)
    else:
        make_good(cards, s, seat, card)
