"""What a table agrees on before the start."""

from smokestack.gamekit.options import Option

OPTIONS = (
    Option("players", 3, 2, 6, "players at the table (T1.1)", title="Players"),
    Option(
        "two_facilities",
        0,
        0,
        1,
        "one Produce action may run two; the book offers it to three players (T5.6)",
        allowed=lambda chosen: (0, 1) if chosen["players"] == 3 else (0, 0),
        title="Two facilities",
        words={0: "no", 1: "yes"},
    ),
    Option(
        "round_limit",
        0,
        0,
        10_000,
        "the game ends after so many rounds at the latest (T9.3)",
        title="Round limit",
        words={0: "none"},
    ),
)

SIMULATION = {"round_limit": 400}
"""T9.3: nothing else forces anyone to build real estate."""
