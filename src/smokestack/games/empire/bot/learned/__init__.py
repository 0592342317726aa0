"""What was learned of Empire Planner, for two players and for one beside Archie."""

from smokestack.bots.gamebot import LearnedTable
from smokestack.games.empire.bot.learned.appraise import appraise
from smokestack.games.empire.bot.learned.carry_out import carry_out
from smokestack.games.empire.bot.learned.show import OF_TABLE, SIGHT, show
from smokestack.games.empire.bot.learned.show_seat import OF_SEAT, STANDING
from smokestack.games.empire.bot.learned.styles import STYLES, lean
from smokestack.games.empire.bot.learned.upset import upset

LEARNED = LearnedTable(
    show=show,
    appraise=appraise,
    carry_out=carry_out,
    lean=lean,
    upset=upset,
    sight=SIGHT,
    of_seat=OF_SEAT,
    of_table=OF_TABLE,
    look=STANDING,
    looks_in_a_point=10,
    styles=STYLES,
    rounds=15,
    tables=tuple({"archie": level} for level in (0, 2, 0, 1, 0, 3)),
    games=160_000,
    trust=0.8,
    near=4_000,
    by_rank=0.3,
    points=20.0,
)
