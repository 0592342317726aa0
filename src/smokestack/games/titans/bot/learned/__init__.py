"""What was learned of Titans of Industry, for two to six players."""

from smokestack.bots.gamebot import LearnedTable
from smokestack.games.titans.bot.learned.carry_out import carry_out
from smokestack.games.titans.bot.learned.show import OF_TABLE, SIGHT, show
from smokestack.games.titans.bot.learned.show_seat import OF_SEAT, STANDING
from smokestack.games.titans.bot.learned.styles import STYLES, lean
from smokestack.games.titans.bot.learned.upset import upset

LEARNED = LearnedTable(
    show=show,
    carry_out=carry_out,
    lean=lean,
    upset=upset,
    sight=SIGHT,
    of_seat=OF_SEAT,
    of_table=OF_TABLE,
    look=STANDING,
    looks_in_a_point=10,
    styles=STYLES,
    rounds=20,
    tables=tuple({"players": players, "round_limit": 80} for players in (2, 3, 4, 3, 4, 5, 2, 6)),
)
