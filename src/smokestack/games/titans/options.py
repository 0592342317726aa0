"""What a table agrees on before the start."""

from smokestack.kernel.options import Option

OPTIONS = (
    Option("players", 3, 2, 6, "players at the table (T1.1)"),
    Option(
        "two_facilities",
        0,
        0,
        1,
        "two facilities in one Produce action, for three players only (T5.6)",
        allowed=lambda chosen: (0, 1) if chosen["players"] == 3 else (0, 0),
        preset=lambda chosen: int(chosen["players"] == 3),
    ),
    Option("round_limit", 0, 0, 10_000, "the last round, 0 for none (T9.3)"),
)

SIMULATION = {"round_limit": 400}
"""T9.3: nothing else forces anyone to build real estate."""
