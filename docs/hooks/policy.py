"""The guide keeps to the policy of our pages: no script and no style within a page, nothing from elsewhere."""

import hashlib
import re
import shutil
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FORBIDDEN = re.compile(r"<style|<[^>]+\sstyle=|<[^>]+\son\w+=|<script(?![^>]*(\ssrc=|application/json))")
UNUSED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "assets/javascripts/lunr", "assets/images")
"""Made for sites that stand alone or speak other languages; the server has a page of its own for what is not there."""

scripts: dict[str, str] = {}
"""What stood within pages, by the file it is moved to."""


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Move scripts out of the page, and refuse what cannot be moved."""
    moved = INLINE.sub(lambda found: f'<script src="{get_relative_url(kept(found[1]), page.url)}"></script>', output)
    if found := FORBIDDEN.search(moved):
        raise PluginError(f"{page.file.src_uri}: the pages' policy forbids {moved[found.start() : found.end() + 60]!r}")
    return moved


def kept(script: str) -> str:
    """The file of a script; the same script has the same file on all pages."""
    file = f"assets/javascripts/{hashlib.sha256(script.encode()).hexdigest()[:12]}.js"
    scripts[file] = script
    return file


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    site = Path(config.site_dir)
    for file, script in scripts.items():
        (site / file).write_text(script, encoding="utf-8")
    for unused in [*(site / name for name in UNUSED), *site.rglob("*.map")]:
        shutil.rmtree(unused) if unused.is_dir() else unused.unlink(missing_ok=True)
