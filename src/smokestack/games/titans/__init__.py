"""Titans of Industry."""

from smokestack.gamekit.spec import GameSpec, Rules
from smokestack.games.titans.model.actions import CODEC
from smokestack.games.titans.model.options import OPTIONS, SIMULATION
from smokestack.games.titans.model.reader import read_cards
from smokestack.games.titans.model.state import Options, State
from smokestack.games.titans.rules import act, check, legal, scoring, setup, status
from smokestack.games.titans.rules.holdings import holdings
from smokestack.games.titans.rules.refusals import REFUSALS
from smokestack.games.titans.rules.turn import END_REASONS

SPEC = GameSpec(
    name="titans",
    title="Titans of Industry",
    version=2,
    package=__name__,
    pitch="Build facilities, put a price on every cube you make, and own the real estate whose people buy it.",
    players="2 to 6",
    minutes="60 to 120",
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
    ),
    codec=CODEC,
    reader=read_cards,
    default_edition="prototype-2",
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    holdings=holdings,
    words_room="smokestack.games.titans.words:WORDS",
    board_room="smokestack.games.titans.board:BOARD",
    bot_room="smokestack.games.titans.bot:BOT",
    lab_room="smokestack.games.titans.lab:LAB",
    first_table="human,greedy,greedy",
    simulation=SIMULATION,
    changed={2: ("T3.3", "T5.3", "T5.6")},
    order=1,
)
