"""Victory through Industry in the lab: what is counted, what is taken, and its own part of a report."""

from smokestack.games.victory.lab.give import INTERVENTIONS
from smokestack.games.victory.lab.sections import sections
from smokestack.games.victory.lab.things import absent, measured, things
from smokestack.games.victory.lab.watch import WATCHER
from smokestack.lab.gamelab import GameLab

LAB = GameLab(
    watcher=WATCHER,
    things=things,
    interventions=INTERVENTIONS,
    kinds={
        "good": "Goods",
        "factory": "Factories",
        "production": "Production",
        "contract": "Contracts",
        "delivery": "Deliveries",
    },
    phrases={
        "revealed": "contracts for {} on the table",
        "built": "{} built",
        "produced": "{} produced",
        "claimed": "contracts for {} claimed",
        "fulfilled": "contracts for {} fulfilled",
        "offered": "trades offered",
        "accepted": "trades accepted",
        "fed": "{} fed into {}",
        "shared": "products taken in from a cell between two factories",
    },
    quick_games=300,
    quick_pairs=150,
    first_drawn="starter",
    player_counts=(2, 3, 4, 6, 8),
    count_every=5,
    measured=measured,
    absent=absent,
    sections=sections,
)
