"""What was learned of Empire Planner for two players."""

from smokestack.bots.gamebot import LearnedJudgement
from smokestack.games.empire.bot.learned.appraise import appraise
from smokestack.games.empire.bot.learned.foretell import foretell, knows
from smokestack.games.empire.bot.learned.practice import MOMENTS, practise
from smokestack.games.empire.bot.learned.show import FIRST_LOOK, OTHERS_LOOK, SHOWN, SIGHT

LEARNED = LearnedJudgement(
    knows=knows,
    appraise=appraise,
    foretell=foretell,
    sight=SIGHT,
    practise=practise,
    moments=MOMENTS,
    inputs=SHOWN,
    looks=(FIRST_LOOK, OTHERS_LOOK),
    options={"archie": 0},
)
