"""Between two actions nothing is chosen or owed."""

from smokestack.games.victory.model.state import FREE, Doing, State
from smokestack.kernel.compile import kernel


@kernel
def clear_choice(s: State) -> None:
    """Nothing is being done."""
    s.doing = Doing.NOTHING
    s.kind = FREE
    s.product = FREE
    s.cell = FREE
    s.partner = FREE
    s.owner = FREE
    s.source = FREE
    s.owed = 0
    s.side = 0
    s.source_turn = 0
    s.target_turn = 0
