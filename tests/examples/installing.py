"""A game from another package, installed without a network: its code and the entry points its pyproject.toml names."""

import os
import shutil
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KILN = ROOT / "examples" / "kiln"


def install(project: Path, site: Path) -> Path:
    """Copy a project's package into a folder for PYTHONPATH, with what an installer would write beside it."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = about["name"]
    shutil.copytree(project / package, site / package, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    facts = site / f"{package}-{about['version']}.dist-info"
    facts.mkdir(parents=True, exist_ok=True)
    facts.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {package}\nVersion: {about['version']}\n", encoding="utf-8"
    )
    facts.joinpath("entry_points.txt").write_text(entry_points(about["entry-points"]), encoding="utf-8")
    return site


def entry_points(groups: dict[str, dict[str, str]]) -> str:
    return "\n".join(
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""])
        for group, entries in groups.items()
    )


def with_games(*sites: Path, **more: str) -> dict[str, str]:
    """An environment whose processes find the games in these folders."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sites)), **more}
