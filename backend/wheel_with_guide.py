"""Hatchling, which is told what a wheel needs beyond it: the guide is built from the same sources and goes in.

Only a wheel asks for the tools of the guide; an editable install serves what `make docs` has built.
"""

import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from hatchling import build as hatchling
from hatchling.build import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Settings = dict[str, object] | None


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
    surroundings = {**os.environ, "PYTHONPATH": str(Path("src").resolve()), "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict"], env=surroundings, check=True)
