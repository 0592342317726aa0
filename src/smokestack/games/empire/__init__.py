"""Empire Planner."""

from smokestack.gamekit.spec import GameSpec, OwnBot, Rules
from smokestack.games.empire.model.actions import CODEC
from smokestack.games.empire.model.options import OPTIONS
from smokestack.games.empire.model.reader import read_cards
from smokestack.games.empire.model.state import Options, State
from smokestack.games.empire.rules import act, check, legal, scoring, setup, status
from smokestack.games.empire.rules.holdings import holdings
from smokestack.games.empire.rules.refusals import REFUSALS
from smokestack.games.empire.rules.scoring import END_REASONS

SPEC = GameSpec(
    name="empire",
    title="Empire Planner",
    version=2,
    package=__name__,
    pitch="Put up a city by the dice, fill trains with passengers and goods, and outplan a rival or Archie Indus.",
    players="1 or 2",
    minutes="45 to 60",
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
    default_edition="nano-4",
    refusals=REFUSALS,
    end_reasons=END_REASONS,
    holdings=holdings,
    words_room="smokestack.games.empire.words:WORDS",
    board_room="smokestack.games.empire.board:BOARD",
    bot_room="smokestack.games.empire.bot:BOT",
    lab_room="smokestack.games.empire.lab:LAB",
    first_table="human,archie",
    first_options={"archie": 2},
    rare_verbs=frozenset({"release"}),  # six cubes on trains and Capital above $50 at once (E5.2)
    own_bots=(OwnBot("archie", "the rulebook's own opponent: his table decides", seat=1, option="archie"),),
    changed={2: ("E4.9", "E4.14")},
    order=2,
)
