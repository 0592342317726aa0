"""Empire Planner in the lab: what is counted, what is taken, and its own part of a report."""

from smokestack.games.empire.lab.give import INTERVENTIONS
from smokestack.games.empire.lab.sections import LEVELS, archie_sections, sections
from smokestack.games.empire.lab.things import absent, measured, things
from smokestack.games.empire.lab.watch import WATCHER
from smokestack.lab.gamelab import GameLab, SideRun

LAB = GameLab(
    watcher=WATCHER,
    things=things,
    interventions=INTERVENTIONS,
    kinds={
        "building": "Buildings",
        "factory card": "Factory cards",
        "icon": "Action icons",
    },
    phrases={
        "pollution": "pollution at the end",
        "building": "{} buildings at the end",
        "pips": "pips on {} buildings",
        "factories": "Factory cards at the end",
        "trains": "trains sent off",
        "icon": "{} icons taken",
        "riders": "passengers on the other's trains",
        "pairs": "pairs of Goods that a Town Hall let pass for one",
        "pollution_peak": "pollution at its highest",
        "arrivals": "trains that came home",
        "industry": "steps of Industrial buildings",
        "polluted": "Profit lost to pollution",
        "answer": "Archie's answers: {}",
    },
    quick_games=2_000,
    quick_pairs=1_500,
    first_drawn="starter",
    measured=measured,
    absent=absent,
    sections=sections,
    side_runs=tuple(SideRun(name, "archie", {"archie": level}, part=5) for level, name in LEVELS.items()),
    side_sections=archie_sections,
)
