"""A match: what happens at one table, as a log that is only ever added to. `match.save` writes and opens files."""

from smokestack.match.match import Match, Moment
from smokestack.match.seats import Seat, bot_seat

__all__ = ["Match", "Moment", "Seat", "bot_seat"]
