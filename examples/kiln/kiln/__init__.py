"""Kiln: a small game of clay, bricks and a falling price, for Smokestack."""

from kiln import rules
from kiln.model import CODEC, OPTIONS, Options, State, read_cards
from smokestack.gamekit.spec import GameSpec, Rules

SPEC = GameSpec(
    name="kiln",
    title="Kiln",
    version=1,
    package=__name__,
    pitch="Dig clay, fire bricks and sell them to the town before somebody else spoils the price.",
    players="2 to 4",
    minutes="10 to 20",
    state=State,
    options_record=Options,
    options=OPTIONS,
    codec=CODEC,
    reader=read_cards,
    default_edition="first",
    rules=Rules(
        start=rules.start,
        seats=rules.seats,
        action_count=rules.action_count,
        to_move=rules.to_move,
        check=rules.check,
        act=rules.act,
        scores=rules.scores,
        end_reason=rules.end_reason,
        rounds=rules.rounds,
    ),
    refusals=rules.REFUSALS,
    end_reasons=rules.END_REASONS,
    holdings=rules.holdings,
    first_table="human,greedy",
    words_room="kiln.words:WORDS",
    board_room="kiln.board:BOARD",
    bot_room="kiln.bot:BOT",
    lab_room="kiln.lab:LAB",
)
