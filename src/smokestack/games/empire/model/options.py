"""What a table agrees on before the start."""

from smokestack.gamekit.options import Option

OPTIONS = (
    Option(
        "archie",
        0,
        0,
        3,
        "whom you play against (E7.1)",
        title="Opponent",
        words={0: "two players", 1: "Archie, easy", 2: "Archie, normal", 3: "Archie, advanced"},
    ),
    Option(
        "starter",
        0,
        0,
        2,
        "who has the first turn; against Archie it is always you (E1.4, E7.1)",
        allowed=lambda chosen: (0, 0) if chosen["archie"] else (0, 2),
        title="Who starts",
        words={0: "as chance has it", 1: "seat 1", 2: "seat 2"},
    ),
)
