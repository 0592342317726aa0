"""`python -m smokestack` is the command `smokestack`."""

from smokestack.cli import main

main()
