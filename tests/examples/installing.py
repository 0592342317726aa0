"""A game from another package, installed without a network: its code, and the entry points its pyproject.toml names."""

import os
import shutil
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KILN = ROOT / "examples" / "kiln"


def install(project: Path, site: Path) -> Path:
    """Copy a project's package into a folder for PYTHONPATH, with what an installer would write beside it."""
    package = project / enter(project, site)
    shutil.copytree(package, site / package.name, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    return site


def enter(project: Path, site: Path) -> str:
    """Make a project known by what its pyproject.toml says; the name of its package."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = str(about["name"]), str(about["version"])
    facts = site / f"{name}-{version}.dist-info"
    facts.mkdir(parents=True, exist_ok=True)
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    facts.joinpath("METADATA").write_text(metadata, encoding="utf-8")
    facts.joinpath("entry_points.txt").write_text(entry_points(about["entry-points"]), encoding="utf-8")
    return name


def entry_points(groups: dict[str, dict[str, str]]) -> str:
    """As an installer writes them."""
    lines = []
    for group, entries in groups.items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""]
    return "\n".join(lines)


def with_games(*sites: Path, **more: str) -> dict[str, str]:
    """An environment whose processes find the games in these folders."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sites)), **more}
