"""A choice of Titans with all its cubes: what learning looks at is the table after the whole turn."""

from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.placing import best_replacement, place_all
from smokestack.games.titans.model.cards import Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.act import act
from smokestack.games.titans.rules.turn import end_placing, end_turn
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints


@kernel
def carry_out(cards: Cards, s: State, action: int, _buffer: Ints) -> None:
    """T5.4, T6.1: cubes go where they look best by the outlook before the choice."""
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    act(cards, s, action)
    if s.phase == Phase.PLACE:
        place_all(cards, s, view)
        end_placing(cards, s)
        if s.phase == Phase.TURN_OVER:
            end_turn(cards, s)
    while s.phase == Phase.REPLACE:
        act(cards, s, best_replacement(cards, s, view))
