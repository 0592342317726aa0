"""What the lab refuses, and why."""

from smokestack.gamekit.errors import SmokestackError


class LabError(SmokestackError):
    """A run that cannot be played, read or gone on with as asked."""
