"""Run every benchmark, print a table with ratios and targets, and write it as JSON."""

import argparse
import json
import platform
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

import smokestack
from bench import measure
from bench.tables import measure_tables

RESULTS = measure.ROOT / "bench" / "results"


@dataclass(frozen=True)
class Row:
    """One claim: what was measured, in which unit, and the target it must meet."""

    game: str
    what: str
    value: float
    unit: str
    target: float | None
    """None where nothing is promised."""
    at_least: bool

    @property
    def met(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


TARGETS: dict[str, dict[str, float]] = {
    "titans": {
        "catanatron": 100,
        "bytes": 2_048,
        "two cores": 1.8,
        "copy": 0.1,
        "import": 0.3,
        "compile": 20,
        "start": 1.5,
    },
    "empire": {"catanatron": 100, "bytes": 2_048},
    "victory": {"catanatron": 30, "bytes": 24_000},
}
"""What each game promises, besides running at least 25 times as fast as the interpreted rules."""


def bench_game(game: str, seconds: float, console: Console) -> tuple[list[Row], dict[str, float]]:
    """All measurements of one game."""
    with console.status(f"{game}: compiling") as status:
        rates = measure.rates(game, seconds, lambda text: status.update(f"{game}: {text}"))
        status.update(f"{game}: compiling from nothing")
        compiling, starting = measure.compile_and_start_seconds(game)
        status.update(f"{game}: copying and importing")
        copying, importing = measure.copy_microseconds(game), measure.import_seconds(game)
    one, target = rates["compiled_1_core"], TARGETS[game].get
    return [
        Row(game, "compiled / interpreted, one core", one / rates["interpreted"], "×", 25, True),
        Row(game, "compiled / Catanatron, one core", one / rates["catanatron"], "×", target("catanatron"), True),
        Row(game, "two cores / one core", rates["compiled_2_cores"] / one, "×", target("two cores"), True),
        Row(game, "position", measure.position_bytes(game), "bytes", target("bytes"), False),
        Row(game, "copy inside a kernel", copying, "µs", target("copy"), False),
        Row(game, "import without numba", importing, "s", target("import"), False),
        Row(game, "compile all rules from nothing", compiling, "s", target("compile"), False),
        Row(game, "new process to first compiled game", starting, "s", target("start"), False),
    ], rates


def bench_tables(tables: int, console: Console) -> list[Row]:
    """Live tables in a browser's place: from a click to everyone's update."""
    with console.status(f"{tables} live tables, a move every 10 s each"):
        found = measure_tables(tables)
    return [
        Row("table", f"click to update, median of {found['moves']:,.0f} moves", found["p50_ms"], "ms", None, False),
        Row("table", f"click to update, 99 of 100, {tables} tables", found["p99_ms"], "ms", None, False),
    ]


def show(console: Console, rows: list[Row], rates: dict[str, dict[str, float]]) -> None:
    for game, found in rates.items():
        table = Table("random play", "decisions/s", "× Catanatron", box=None, pad_edge=False, title=game)
        for name, rate in found.items():
            table.add_row(name.replace("_", " "), f"{rate:,.0f}", f"{rate / found['catanatron']:.1f}")
        console.print(table)
    table = Table("game", "measured", "value", "target", "", box=None, pad_edge=False)
    for row in rows:
        sign = "≥" if row.at_least else "≤"
        promised = "" if row.target is None else f"{sign} {row.target:g}"
        mark = "" if row.target is None else "[green]met[/]" if row.met else "[red]missed[/]"
        value = f"{row.value:,.0f}" if row.unit == "bytes" else f"{row.value:.3g}"
        table.add_row(row.game, row.what, f"{value} {row.unit}", promised, mark)
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each turn in random play")
    parser.add_argument("--json", type=Path, default=RESULTS / "latest.json", help="where to write the result")
    parser.add_argument("--tables", type=int, default=500, help="live tables to hold; 0 for none")
    given = parser.parse_args()
    console = Console()
    rows: list[Row] = []
    rates: dict[str, dict[str, float]] = {}
    for game in smokestack.game_names():
        found, rates[game] = bench_game(game, given.seconds, console)
        rows += found
    if given.tables:
        rows += bench_tables(given.tables, console)
    show(console, rows, rates)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    report = {
        "when": time.strftime("%Y-%m-%d %H:%M:%S"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "decisions_per_second": rates,
        "rows": [{**asdict(row), "met": row.met} for row in rows],
    }
    given.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    console.print(f"written to {given.json}", style="dim")
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
