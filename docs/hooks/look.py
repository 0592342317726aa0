"""The look of the table: the guide has its colours, its icon and its choice of light or dark, and names for all."""

from importlib import resources
from importlib.metadata import distribution
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from smokestack.board.drawing import stylesheet

STATIC = resources.files("smokestack.web").joinpath("static")


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    files.append(File.generated(config, "assets/board.css", content=stylesheet()))
    for name in ("icon.svg", "theme.js"):
        files.append(File.generated(config, f"assets/{name}", content=STATIC.joinpath(name).read_text("utf-8")))
    files.append(File.generated(config, "assets/LICENSE-mkdocs-material.txt", content=theme_licence()))
    return files


def theme_licence() -> str:
    """The theme's scripts and styles go into our wheel, and their licence with them."""
    found = [file for file in distribution("mkdocs-material").files or () if file.match("*.dist-info/**/LICENSE")]
    return found[0].read_text(encoding="utf-8")


def on_post_page(output: str, **_: Any) -> str:
    """The theme's search has no name for those who do not see it."""
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')
