"""T3: turns and rounds."""

from smokestack.games.titans.model.cards import AGES, NONE, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.age import end_age
from smokestack.games.titans.rules.estate import age_is_over
from smokestack.games.titans.rules.ledger import Reason, from_bank
from smokestack.games.titans.rules.produce import can_activate_another
from smokestack.games.titans.rules.scoring import end_game
from smokestack.games.titans.rules.setup import plan_reveals
from smokestack.kernel.compile import kernel

THREE_AGES = 0
ROUND_LIMIT = 1
END_REASONS = ("three ages", "round limit")


@kernel
def begin_turn(s: State) -> None:
    """T3.1: rent comes first."""
    s.seat = s.track[s.turn]
    from_bank(s, s.seat, s.players[s.seat].rent * s.players[s.seat].estates, Reason.RENT)
    s.phase = Phase.CHOOSE


@kernel
def end_turn(cards: Cards, s: State) -> None:
    """T3.4–T3.6: the next player on the track, the next round, or the next age."""
    clear_turn(s)
    s.turn += 1
    if s.turn == s.options.players:
        relieve_idle(cards, s)
    if age_is_over(cards, s) or round_is_last(s):
        begin_age(cards, s)
    elif s.turn == s.options.players:
        begin_round(s)
    if s.phase == Phase.TURN_OVER:
        begin_turn(s)


@kernel
def clear_turn(s: State) -> None:
    """What only mattered within the turn is wiped, so that equal tables are equal records."""
    s.first_facility = NONE
    s.producing = 0


@kernel
def relieve_idle(cards: Cards, s: State) -> None:
    """T3.7: a gift for everyone when all passed in one round."""
    if s.passes == s.options.players:
        for seat in range(s.options.players):
            from_bank(s, seat, cards.idle_relief, Reason.IDLE_RELIEF)


@kernel
def limit_reached(s: State) -> bool:
    """T9.3: whether this is the last round the table agreed on."""
    return s.options.round_limit > 0 and s.rounds >= s.options.round_limit


@kernel
def round_is_last(s: State) -> bool:
    """T9.3: the agreed last round is over."""
    return s.turn == s.options.players and limit_reached(s)


@kernel
def begin_round(s: State) -> None:
    """T3.4: a new round along the track."""
    s.rounds += 1
    s.passes = 0
    s.turn = 0


@kernel
def begin_age(cards: Cards, s: State) -> None:
    """T3.6, T8.7, T9.3: after an age the game is over, or a new round starts, the last builder first."""
    last_card_built = s.age == AGES - 1 and age_is_over(cards, s)
    end_age(cards, s)
    if last_card_built:
        end_game(cards, s, THREE_AGES)
    elif limit_reached(s):
        end_game(cards, s, ROUND_LIMIT)
    else:
        begin_round(s)
        s.turn = -1
        plan_reveals(cards, s)


@kernel
def end_placing(cards: Cards, s: State) -> None:
    """T5.6: with all cubes placed, perhaps a second facility; otherwise the turn is over."""
    if s.first_facility != NONE and can_activate_another(cards, s, s.seat):
        s.phase = Phase.SECOND
    else:
        s.phase = Phase.TURN_OVER
