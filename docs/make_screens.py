"""Take the README's screenshots in headless Chromium, from games played by hints: `python docs/make_screens.py`."""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.tables import start_server

SCREENS = Path(__file__).resolve().parent / "screens"
WIDE, PHONE = ViewportSize(width=1360, height=900), ViewportSize(width=390, height=844)
TABLES = {
    "titans": (["you", "bot:greedy", "bot:greedy"], {}, 24),
    "empire": (["you", "bot:archie"], {"archie": 2}, 22),
    "victory": (["you", "bot:greedy"], {}, 60),
}
"""Who sits there, the options, and how many decisions are played before the picture."""


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = start_server(Path(folder))
        flags = ["--disable-gpu", "--disable-background-networking", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        try:
            take_all(browser, address)
        finally:
            browser.close()
            server.terminate()


def take_all(browser: Browser, address: str) -> None:
    page = browser.new_context(viewport=WIDE, color_scheme="light", reduced_motion="reduce").new_page()
    page.goto(address)
    page.screenshot(path=SCREENS / "front.png")
    for game in TABLES:
        table = open_table(page, address, game)
        take(page, f"{game}-wide")
        for name, size in (("dark", WIDE), ("phone", PHONE)):
            page.set_viewport_size(size)
            page.emulate_media(color_scheme="dark" if name == "dark" else "light")
            page.goto(table)
            page.wait_for_selector("#parts .part")
            take(page, f"{game}-{name}")
        page.set_viewport_size(WIDE)
        page.emulate_media(color_scheme="light")


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(600)
    page.evaluate("window.scrollTo(0, 0)")
    page.screenshot(path=SCREENS / f"{name}.png")
    print(name)


def open_table(page: Page, address: str, game: str) -> str:
    """A table of the game, played for a while by taking hints."""
    people, options, decisions = TABLES[game]
    seats = [{"kind": word.partition(":")[0], "name": word.partition(":")[2] or "Ann"} for word in people]
    token = page.get_attribute('meta[name="smokestack-token"]', "content") or ""
    body = {"game": game, "seats": seats, "options": options, "seed": 7, "confirm": False}
    made = page.request.post(f"{address}/api/tables", headers={"x-smokestack-page": token}, data=body).json()
    where = f"{address}/t/{made['id']}"
    for _ in range(decisions):
        take_hint(page, address, made["id"], made["seats"][0]["secret"])
    page.goto(where)
    page.wait_for_selector("#parts .part")
    return where


def take_hint(page: Page, address: str, table: str, secret: str) -> None:
    """Once it is one's turn, do what the bot would do."""
    headers, api = {"authorization": f"Bearer {secret}"}, f"{address}/api/tables/{table}"
    for _ in range(400):
        state = page.request.get(api, headers=headers).json()
        if state["choices"]:
            break
        page.wait_for_timeout(100)
    hint = page.request.post(f"{api}/hint", headers=headers, data={}).json()
    page.request.post(f"{api}/act", headers=headers, data={"action": hint["action"]})


if __name__ == "__main__":
    main()
