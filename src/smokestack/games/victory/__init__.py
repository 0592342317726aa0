"""Victory through Industry."""

from smokestack.gamekit.spec import GameSpec, Rules
from smokestack.games.victory.model.actions import CODEC
from smokestack.games.victory.model.options import OPTIONS, SIMULATION
from smokestack.games.victory.model.reader import read_cards
from smokestack.games.victory.model.state import Options, State
from smokestack.games.victory.rules import act, check, legal, scoring, setup, status
from smokestack.games.victory.rules.ends import END_REASONS
from smokestack.games.victory.rules.holdings import holdings
from smokestack.games.victory.rules.pending import pending_offer
from smokestack.games.victory.rules.random_move import random_move
from smokestack.games.victory.rules.refusals import REFUSALS

SPEC = GameSpec(
    name="victory",
    title="Victory through Industry",
    version=1,
    package=__name__,
    pitch="Lay mines, mills and plants so that each feeds the next, and deliver what the contracts ask for.",
    players="2 to 12",
    minutes="60 to 150",
    state=State,
    options_record=Options,
    options=OPTIONS,
    rules=Rules(
        start=setup.start,
        seats=status.seats,
        action_count=status.action_count,
        to_move=status.to_move,
        legal=legal.legal,
        check=check.check,
        act=act.act,
        outcomes=legal.outcomes,
        scores=scoring.scores,
        ranks=scoring.ranks,
        end_reason=status.end_reason,
        rounds=status.rounds,
        random_move=random_move,
    ),
    codec=CODEC,
    reader=read_cards,
    default_edition="homefront-2",
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    holdings=holdings,
    words_room="smokestack.games.victory.words:WORDS",
    board_room="smokestack.games.victory.board:BOARD",
    bot_room="smokestack.games.victory.bot:BOT",
    lab_room="smokestack.games.victory.lab:LAB",
    first_table="human,greedy",
    first_options={"players": 2},
    simulation=SIMULATION,
    short_games={"round_limit": 3},
    offer=pending_offer,
    order=3,
)
