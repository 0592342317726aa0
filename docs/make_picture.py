"""Draw the README's picture from a recorded game: `python docs/make_picture.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from smokestack.cli.show import coloured
from smokestack.kernel.game import spec
from smokestack.match.entry import Decision
from smokestack.match.save import load

DOCS = Path(__file__).resolve().parent
GAME = DOCS.parent / "tests" / "golden" / "titans" / "three-ages.jsonl"
LAST = 128
"""The entry after which the table is shown."""
TOLD = 6
"""How many decisions before it are told."""


def main() -> None:
    match = load(GAME)
    names = [seat.name for seat in match.seats]
    console = Console(record=True, width=82, highlight=False, markup=False, file=io.StringIO())
    decisions = [entry for entry in match.entries[:LAST] if isinstance(entry, Decision)]
    for entry in decisions[-TOLD:]:
        for sentence in match.at(entry.n - 1).tell(entry.action, names).sentences:
            console.print(f"  {sentence}")
    console.print()
    console.print(coloured(spec("titans").board(match.at(LAST).view(), names)))
    drawn = console.export_svg(title="smokestack play titans")
    (DOCS / "titans.svg").write_text(without_remote_fonts(drawn), encoding="utf-8")


def without_remote_fonts(svg: str) -> str:
    """The picture must not fetch anything: any monospaced font will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
