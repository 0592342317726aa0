"""The guide as people get it: built strictly into a wheel, served by that wheel, within the policy of our pages."""

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
from playwright.sync_api import ViewportSize, expect

import smokestack
from smokestack.cli.app import app
from smokestack.web.app import make_app
from smokestack.web.settings import Settings
from tests.docs.blocks import ROOT
from tests.web.browser import PHONE, OpenWindow, Window
from tests.web.house import House
from tests.web.test_browser_pages import findings

DESK = ViewportSize(width=1440, height=900)
PAGES = ["", "tutorials/first-bot/", "reference/package/", "reference/http/", "adr/0006-the-server-draws/"]
SOURCES = ("pyproject.toml", "mkdocs.yml", "README.md", "LICENSE", ".gitignore", "backend", "docs", "src")
"""What a wheel is made from."""


def copy_sources(folder: Path) -> None:
    """The project as it comes from a fresh clone: nothing is built yet."""
    unbuilt = shutil.ignore_patterns("__pycache__", "guide")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=unbuilt)
        else:
            shutil.copy(ROOT / name, folder / name)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a fresh copy, unpacked."""
    fresh, made = tmp_path_factory.mktemp("fresh"), tmp_path_factory.mktemp("wheel")
    copy_sources(fresh)
    build = [
        "wheel",
        "--no-build-isolation",
        "--no-deps",
        "--no-index",
        "--quiet",
        "--wheel-dir",
        str(made),
        str(fresh),
    ]
    done = subprocess.run([sys.executable, "-m", "pip", *build], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with zipfile.ZipFile(next(made.glob("*.whl"))) as packed:
        packed.extractall(made)
    return made


@pytest.fixture(scope="module")
def guide(wheel: Path) -> Path:
    return wheel / "smokestack" / "web" / "guide"


def serving(package: Path, folder: Path) -> House:
    """A server that runs the package in this folder instead of ours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [str(package), *sys.path])
        return House(folder)


@pytest.fixture(scope="module")
def house(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = serving(wheel, tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


class Elements(HTMLParser):
    """Every element of a page with its attributes, and what stands in scripts."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_a_wheel_from_a_fresh_clone_has_the_guide(guide: Path) -> None:
    assert (guide / "index.html").is_file()
    assert (guide / "search" / "search_index.json").is_file()
    assert "smokestack.Batch" in (guide / "reference" / "package" / "index.html").read_text(encoding="utf-8")
    assert "Permission is hereby granted" in (guide / "assets" / "LICENSE-mkdocs-material.txt").read_text("utf-8")
    assert not list(guide.rglob("*.map"))


def test_the_reference_has_every_command_every_route_and_every_name(guide: Path) -> None:
    def text(page: str) -> str:
        return unescape(re.sub(r"<[^>]+>", "", (guide / "reference" / page / "index.html").read_text(encoding="utf-8")))

    for name in smokestack.__all__:
        assert f"smokestack.{name}" in text("package"), name
    for command in commands(typer.main.get_command(app)):
        assert f"smokestack {command}" in text("commands"), command
    for path, methods in make_app(Settings("sqlite+aiosqlite://", "")).openapi()["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in text("http"), path


def commands(command: Any, called: str = "") -> Iterator[str]:
    """All commands and those below them, as they are typed."""
    for name, each in getattr(command, "commands", {}).items():
        yield f"{called} {name}".strip()
        yield from commands(each, f"{called} {name}".strip())


def test_a_page_with_a_dead_link_makes_no_guide(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    with (tmp_path / "docs" / "index.md").open("a", encoding="utf-8") as page:
        page.write("\n[nowhere](nowhere.md)\n")
    build = "import sys; sys.path.insert(0, 'backend'); import wheel_with_guide; wheel_with_guide.build_guide()"
    done = subprocess.run([sys.executable, "-c", build], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr


def test_no_page_fetches_anything_from_elsewhere(guide: Path) -> None:
    pages = list(guide.rglob("*.html"))
    assert len(pages) > 25
    for page in pages:
        for tag, attributes in Elements(page).found:
            named = {name: value or "" for name, value in attributes.items()}
            fetched = [named.get("src", ""), named.get("srcset", ""), named.get("href", "") if tag == "link" else ""]
            assert not [address for address in fetched if "//" in address], (page, tag, named)
    for sheet in guide.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert not re.search(r"url\([\"']?(https?:)?//|@import|@font-face", text), sheet


def test_no_page_has_a_script_or_a_style_of_its_own(guide: Path) -> None:
    for page in guide.rglob("*.html"):
        for tag, attributes in Elements(page).found:
            assert tag != "style", page
            assert not [name for name in attributes if name == "style" or name.startswith("on")], (page, tag)
            if tag == "script":
                assert attributes.get("src") or attributes.get("type") == "application/json", page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pages_open_without_a_complaint(windows: OpenWindow, house: House, size: ViewportSize) -> None:
    """The window fixture fails when the console complains, as it does when the policy forbids something."""
    window = windows(house, size=size)
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    for page in PAGES:
        window.go(f"/guide/{page}")
        expect(window.page.locator("h1")).to_be_visible()
        assert window.sideways() <= 0, page
    assert asked
    assert not [address for address in asked if not address.startswith(house.address)]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(windows: OpenWindow, house: House, dark: bool) -> None:
    window = windows(house, size=DESK, dark=dark)
    for page in PAGES[:2]:
        window.go(f"/guide/{page}")
        found = list(findings(window))
        assert not found, "\n".join(found)


def test_search_finds_a_page(windows: OpenWindow, house: House) -> None:
    window = windows(house, size=DESK)
    window.go("/guide/")
    box = window.page.get_by_role("textbox", name="Search")
    box.click()
    expect(window.page.locator(".md-search-result__meta")).to_have_text("Type to start searching", timeout=30_000)
    box.press_sequentially("handed_over")
    result = window.page.locator(".md-search-result__item a").first
    expect(result).to_contain_text("Save files", timeout=30_000)
    result.click()
    expect(window.page.locator("h1")).to_contain_text("Save files")


def test_the_guide_is_one_click_from_the_front_page_and_back(windows: OpenWindow, house: House) -> None:
    window = windows(house, size=PHONE)
    window.go()
    window.page.get_by_role("link", name="Guide").click()
    expect(window.page.locator("h1")).to_contain_text("The guide")
    wide = windows(house, size=DESK)
    wide.go("/guide")
    wide.page.locator(".md-header .md-logo").click()
    expect(wide.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_it_has_the_theme_that_was_chosen_at_the_table(windows: OpenWindow, house: House) -> None:
    window = windows(house, size=DESK)
    window.go("/guide/")
    light = background(window)
    window.go()
    window.at("theme").click()
    window.go("/guide/")
    assert background(window) != light


def background(window: Window) -> str:
    return str(window.page.evaluate("getComputedStyle(document.body).backgroundColor"))


def test_the_policy_is_that_of_all_pages(house: House) -> None:
    page, table = httpx.get(f"{house.address}/guide/"), httpx.get(f"{house.address}/")
    assert page.headers["content-security-policy"] == table.headers["content-security-policy"]
    assert "unsafe" not in page.headers["content-security-policy"]


def test_a_page_of_the_guide_that_is_not_there_says_so(house: House) -> None:
    answer = httpx.get(f"{house.address}/guide/tutorials/knitting/")
    assert answer.status_code == 404
    assert "front page" in answer.text


def test_without_a_built_guide_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "guide"))
    house = serving(tmp_path / "src", tmp_path)
    try:
        answer = httpx.get(f"{house.address}/guide/")
        assert answer.status_code == 404
        assert "run make docs" in answer.text
    finally:
        house.close()
