"""`smokestack program`: a bot of this release, asked by another program over standard input and output."""

import contextlib
import sys

from smokestack.bots.program.answering import answer_lines


def answer_questions(bot: str) -> None:
    """Only answers go to standard output; whatever else would be printed there goes to standard error."""
    answers = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):
        answer_lines(bot, sys.stdin, answers)
