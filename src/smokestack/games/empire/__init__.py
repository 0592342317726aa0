"""Empire Planner."""

from smokestack.games.empire import check, legal, rules, scoring, setup
from smokestack.games.empire.actions import CODEC
from smokestack.games.empire.holdings import holdings
from smokestack.games.empire.label import label
from smokestack.games.empire.options import OPTIONS
from smokestack.games.empire.read import read_cards
from smokestack.games.empire.refusals import REFUSALS
from smokestack.games.empire.scoring import END_REASONS
from smokestack.games.empire.state import Options, State
from smokestack.games.empire.tell import tell
from smokestack.games.empire.text import board
from smokestack.games.empire.view import view
from smokestack.kernel.game import GameSpec, Rules

SPEC = GameSpec(
    name="empire",
    title="Empire Planner",
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
    ),
    codec=CODEC,
    reader=read_cards,
    default_edition="nano-4",
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    view=view,
    board=board,
    tell=tell,
    label=label,
    holdings=holdings,
    first_table="human,archie",
    first_options={"archie": 2},
)
