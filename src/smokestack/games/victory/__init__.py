"""Victory through Industry."""

from smokestack.games.victory import check, legal, rules, scoring, setup
from smokestack.games.victory.actions import CODEC
from smokestack.games.victory.ends import END_REASONS
from smokestack.games.victory.holdings import holdings
from smokestack.games.victory.label import label
from smokestack.games.victory.options import OPTIONS, SIMULATION
from smokestack.games.victory.pending import pending_offer
from smokestack.games.victory.read import read_cards
from smokestack.games.victory.refusals import REFUSALS
from smokestack.games.victory.state import Options, State
from smokestack.games.victory.tell import tell
from smokestack.games.victory.text import board
from smokestack.games.victory.view import view
from smokestack.games.victory.wander import wander
from smokestack.kernel.game import GameSpec, Rules

SPEC = GameSpec(
    name="victory",
    title="Victory through Industry",
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
        legal=legal.legal,
        check=check.check,
        act=rules.act,
        outcomes=legal.outcomes,
        scores=scoring.scores,
        ranks=scoring.ranks,
        end_reason=rules.end_reason,
        rounds=rules.rounds,
        wander=wander,
    ),
    codec=CODEC,
    reader=read_cards,
    default_edition="homefront-2",
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    view=view,
    board=board,
    tell=tell,
    label=label,
    holdings=holdings,
    first_table="human,greedy",
    first_options={"players": 2},
    simulation=SIMULATION,
    offer=pending_offer,
)
