"""V3: a turn of two moves, and V6.3: the last round."""

from smokestack.games.victory.model.cards import MOST_PRODUCTS, Cards
from smokestack.games.victory.model.state import FREE, SEATS, Doing, Phase, State
from smokestack.games.victory.rules.clear_choice import clear_choice
from smokestack.games.victory.rules.ends import End, end_game
from smokestack.games.victory.rules.fulfil import begin_fulfilment, holds_token
from smokestack.games.victory.rules.produce import can_produce_any
from smokestack.kernel.compile import kernel


@kernel
def begin_turn(s: State) -> None:
    """V3.1: fulfil with a token, then two moves."""
    s.seat = s.mover
    s.moves = 0
    for product in range(MOST_PRODUCTS):
        s.lost[product] = 0
    s.phase = Phase.MOVE_NEXT
    if holds_token(s, s.mover):
        begin_fulfilment(s)


@kernel
def begin_move(cards: Cards, s: State) -> None:
    """V3.1: either kind of move; where no factory can run it is a non-production move, without a question."""
    s.seat = s.mover
    s.actions = 0
    s.ran = 0
    for place in range(s.touched_count):
        s.touched[place] = 0
    s.touched_count = 0
    for seat in range(SEATS):
        s.offers[seat] = 0
    s.moved_from = FREE
    s.moved_to = FREE
    s.phase = Phase.MOVE if can_produce_any(cards, s, s.mover) else Phase.MANAGE


@kernel
def end_move(cards: Cards, s: State) -> None:
    """V3.1, V6.3: after the second move the next player to the left has the turn, unless the last round is over."""
    clear_choice(s)
    s.moves += 1
    if s.moves < cards.moves:
        s.phase = Phase.MOVE_NEXT
        return
    s.mover = (s.mover + 1) % s.options.players
    s.phase = Phase.TURN_NEXT
    if s.mover == s.first:
        if s.rounds == s.options.round_limit:
            end_game(s, End.ROUND_LIMIT)
        else:
            s.rounds += 1


@kernel
def end_action(cards: Cards, s: State) -> None:
    """V5.9: back to the choice of actions; the last one allowed ends the move."""
    if s.doing != Doing.CARRY:
        s.moved_from = FREE
        s.moved_to = FREE
    clear_choice(s)
    s.seat = s.mover
    s.actions += 1
    s.phase = Phase.MOVE_DONE if s.actions >= cards.most_actions else Phase.MANAGE
