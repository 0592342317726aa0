"""What a table agrees on before the start."""

from smokestack.kernel.options import Option

OPTIONS = (
    Option("archie", 0, 0, 3, "0 for two people; against Archie: 1 easy, 2 normal, 3 advanced (E7.1)"),
    Option(
        "starter",
        0,
        0,
        2,
        "who starts: 0 by chance, 1 or 2 for that seat; against Archie you always do (E1.4, E7.1)",
        allowed=lambda chosen: (0, 0) if chosen["archie"] else (0, 2),
    ),
)
