"""Commands run in this process, with typed input."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from smokestack.cli import main


@dataclass(frozen=True)
class Printed:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """All of the output in one line, so that wrapping does not matter."""
        return " ".join(self.out.split())


Run = Callable[..., Printed]


@pytest.fixture
def smokestack(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str, typed: str = "") -> Printed:
        monkeypatch.setattr(sys, "argv", ["smokestack", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code: object = 0
        try:
            main()
        except SystemExit as left:
            code = left.code
        printed = capsys.readouterr()
        return Printed(code if isinstance(code, int) else 0, printed.out, printed.err)

    return run
