"""What a table agrees on before the start."""

from smokestack.gamekit.options import Option

MOST_WITH_ONE_COPY = 6


def copies_for(players: int) -> int:
    """V1.1: as many copies as a table needs."""
    return 1 if players <= MOST_WITH_ONE_COPY else 2


OPTIONS = (
    Option("players", 4, 2, 12, "players at the table (V1.1)", title="Players"),
    Option(
        "copies",
        1,
        1,
        2,
        "copies of the game on the table: two from 7 players on (V1.1)",
        allowed=lambda chosen: (copies_for(chosen["players"]),) * 2,
        preset=lambda chosen: copies_for(chosen["players"]),
        title="Copies",
        asked=False,
    ),
    Option(
        "round_limit",
        0,
        0,
        10_000,
        "the game ends after so many rounds at the latest (V6.3)",
        title="Round limit",
        words={0: "none"},
    ),
)

SIMULATION = {"round_limit": 60}
"""V6.3: nothing else forces anyone to claim contracts."""
