"""A match: what happens at one table, as a log that is only ever added to. `match.save` writes and opens files."""

from smokestack.match.happening import Happening, Listener, Moment
from smokestack.match.match import Match
from smokestack.match.seats import Seat, bot_seat

__all__ = ["Happening", "Listener", "Match", "Moment", "Seat", "bot_seat"]
