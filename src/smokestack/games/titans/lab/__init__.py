"""Titans of Industry in the lab: what is counted, what is taken, and its own part of a report."""

from smokestack.games.titans.lab.give import INTERVENTIONS
from smokestack.games.titans.lab.sections import sections
from smokestack.games.titans.lab.things import things
from smokestack.games.titans.lab.watch import WATCHER
from smokestack.lab.gamelab import GameLab

LAB = GameLab(
    watcher=WATCHER,
    things=things,
    interventions=INTERVENTIONS,
    kinds={
        "facility": "Facilities",
        "expansion": "Expansions",
        "good": "Goods",
        "real estate": "Real estate",
        "advancement": "Advancements",
    },
    phrases={
        "sold": "cubes sold on {} in Age {}",
        "unsold": "cubes left unsold on {} in Age {}",
        "paid": "dollars paid on {} in Age {}",
        "facility": "cards of {} at the end",
        "estates": "real-estate cards at the end",
        "advancements": "advancements at the end",
        "cut_rounds": "rounds cut short by the end of an age",
        "second_facilities": "second facilities run in one action",
    },
    quick_games=3_000,
    quick_pairs=1_500,
    first_drawn="order",
    standing="net worth, which is market share and what the money would bring at the end",
    sections=sections,
)
