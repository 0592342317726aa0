"""The command line: what `smokestack` does in a terminal, a file for each command."""

import sys

from smokestack.cli.app import app
from smokestack.cli.show import complain
from smokestack.gamekit.errors import SmokestackError


def main() -> None:
    """Run a command; whatever Smokestack refuses is said in plain words, without a traceback."""
    try:
        app()
    except SmokestackError as error:
        complain(error)
        sys.exit(2)
