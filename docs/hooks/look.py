"""The look of the table: the guide has its colours, its icon and its choice of light or dark, and names for all."""

from importlib import resources
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from smokestack.kernel.drawing import stylesheet

STATIC = resources.files("smokestack.web").joinpath("static")


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    files.append(File.generated(config, "assets/board.css", content=stylesheet()))
    for name in ("icon.svg", "theme.js"):
        files.append(File.generated(config, f"assets/{name}", content=STATIC.joinpath(name).read_text("utf-8")))
    return files


def on_post_page(output: str, **_: Any) -> str:
    """The theme's search has no name for those who do not see it."""
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')
