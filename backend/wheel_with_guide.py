"""Hatchling, which is told what a wheel needs beyond it: the guide is built from the same sources and goes in.

Only a wheel asks for the tools of the guide; an editable install serves what `make docs` has built.
"""

import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling import build as hatchling

Settings = dict[str, object] | None


def __getattr__(name: str) -> Any:
    """All the rest is Hatchling's own."""
    return getattr(hatchling, name)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The guide's tools, and all that the program needs to describe its commands and its JSON side."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    own: list[str] = hatchling.get_requires_for_build_wheel(config_settings)
    return [*own, *project["optional-dependencies"]["docs"], *project["dependencies"]]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    build_guide()
    name: str = hatchling.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_guide() -> None:
    """Into the package's own folder, strictly."""
    if find_spec("mkdocs") is None:
        raise SystemExit(
            "a wheel carries the guide, and its tools are not here: leave out --no-build-isolation, "
            "or install them with pip install -e '.[docs]'"
        )
    ours, theirs = str(Path("src").resolve()), os.environ.get("PYTHONPATH", "")
    surroundings = {"PYTHONPATH": os.pathsep.join(filter(None, (ours, theirs))), "NO_MKDOCS_2_WARNING": "1"}
    build = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    subprocess.run(build, env={**os.environ, **surroundings}, check=True)
