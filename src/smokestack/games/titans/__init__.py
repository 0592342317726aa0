"""Titans of Industry."""

from smokestack.games.titans import rules, scoring, setup
from smokestack.games.titans.actions import CODEC
from smokestack.games.titans.holdings import holdings
from smokestack.games.titans.label import label
from smokestack.games.titans.options import OPTIONS, SIMULATION
from smokestack.games.titans.read import read_cards
from smokestack.games.titans.refusals import REFUSALS
from smokestack.games.titans.state import Options, State
from smokestack.games.titans.tell import tell
from smokestack.games.titans.text import board
from smokestack.games.titans.turn import END_REASONS
from smokestack.games.titans.view import view
from smokestack.kernel.game import GameSpec, Rules

SPEC = GameSpec(
    name="titans",
    title="Titans of Industry",
    version=1,
    package=__name__,
    state=State,
    options_record=Options,
    options=OPTIONS,
    rules=Rules(
        start=setup.start,
        seats=rules.seats,
        action_count=rules.action_count,
        to_move=rules.to_move,
        legal=rules.legal,
        check=rules.check,
        act=rules.act,
        outcomes=rules.outcomes,
        scores=scoring.scores,
        ranks=scoring.ranks,
        end_reason=rules.end_reason,
        rounds=rules.rounds,
    ),
    codec=CODEC,
    reader=read_cards,
    default_edition="prototype",
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    view=view,
    board=board,
    tell=tell,
    label=label,
    holdings=holdings,
    first_table="human,greedy,greedy",
    simulation=SIMULATION,
)
