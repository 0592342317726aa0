"""What players take: a card, a facility, a contract or a building."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Thing:
    """Something a player may take: its kind, its printed name, and how the taking is told."""

    kind: str
    name: str
    taken: str
    """As in "Farm is built in 31 % of games"."""

    @property
    def key(self) -> str:
        """By which it is asked for, where a facility and its expansion share a name."""
        return f"{self.kind}:{self.name}"
