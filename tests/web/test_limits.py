"""Limits: plenty for people, and a clear refusal with the time to wait for whoever wants more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from smokestack.web.app import make_app
from smokestack.web.limits import ADDRESS_SHARE, LIMITS, MOST_KEPT, Limits, TooMany
from smokestack.web.settings import Settings, database_address


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def use_up(limits: Limits, doing: str, guest: str | None, address: str) -> int:
    """How often something goes well in one moment."""
    for count in range(100_000):
        try:
            limits.take(doing, guest, address)
        except TooMany:
            return count
    raise AssertionError("there is no limit")


@pytest.mark.parametrize("doing", LIMITS)
def test_a_guest_has_an_allowance_and_it_comes_back(doing: str) -> None:
    clock, limit = Clock(), LIMITS[doing]
    limits = Limits(1.0, clock)
    assert use_up(limits, doing, "ann", "home") == limit.most
    assert use_up(limits, doing, "bob", "home") == limit.most
    clock.now += limit.seconds / 2 + 0.001
    assert use_up(limits, doing, "ann", "home") == limit.most // 2


def test_a_refusal_says_how_long_to_wait_and_that_is_enough() -> None:
    clock = Clock()
    limits = Limits(1.0, clock)
    use_up(limits, "tables", "ann", "home")
    with pytest.raises(TooMany, match="too many new tables in a short time; try again in 60 seconds") as refused:
        limits.take("tables", "ann", "home")
    clock.now += refused.value.wait
    limits.take("tables", "ann", "home")


def test_an_address_has_more_than_a_guest_but_not_without_end() -> None:
    limits = Limits(1.0, Clock())
    assert use_up(limits, "tables", None, "home") == LIMITS["tables"].most * ADDRESS_SHARE
    with pytest.raises(TooMany):
        limits.take("tables", "somebody new", "home")
    limits.take("tables", "somebody new", "elsewhere")


@pytest.mark.parametrize(("factor", "most"), [(0.5, 30), (2.0, 120)])
def test_limits_can_be_narrowed_and_widened(factor: float, most: int) -> None:
    assert use_up(Limits(factor, Clock()), "tables", "ann", "home") == most


def test_limits_can_be_switched_off() -> None:
    limits = Limits(0, Clock())
    for _ in range(5000):
        limits.take("tables", "ann", "home")


def test_what_is_long_past_is_forgotten() -> None:
    clock = Clock()
    limits = Limits(1.0, clock)
    for number in range(MOST_KEPT):
        limits.take("wishes", None, f"address {number}")
    clock.now += 3600
    limits.take("wishes", None, "home")
    assert len(limits._spent) == 1


@asynccontextmanager
async def visitor(folder: Path, limits: float) -> AsyncIterator[httpx.AsyncClient]:
    app = make_app(Settings(database_address(str(folder / "tables.db")), "k" * 32, limits=limits))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as http,
    ):
        yield http


TABLE = {"game": "titans", "seats": [{"kind": "you"}, {"kind": "open"}]}


def test_the_server_refuses_with_the_seconds_to_wait(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visitor(tmp_path, limits=1 / 300) as http:
            for _ in range(2):
                made = await http.post("/api/tables", json=TABLE)
                assert made.status_code == 201
            refused = await http.post("/api/tables", json=TABLE)
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 60
            assert "too many new tables" in refused.json()["error"]
            assert (await http.get(f"/api/tables/{made.json()['id']}")).status_code == 200

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("address", "doing"),
    [
        ("upload", "uploads"),
        ("tables/x/join", "seats"),
        ("tables/x/leave", "seats"),
        ("tables/x/takeover", "seats"),
        ("tables/x/hint", "wishes"),
        ("tables/x/undo", "wishes"),
        ("tables/x/agree", "wishes"),
        ("tables/x/admit", "wishes"),
    ],
)
def test_everything_that_could_be_done_without_end_is_counted(tmp_path: Path, address: str, doing: str) -> None:
    async def visit() -> None:
        async with visitor(tmp_path, limits=0.1 / LIMITS[doing].most) as http:
            answers = [(await http.post(f"/api/{address}", json={})).status_code for _ in range(2)]
            assert answers[0] != 429
            assert answers[1] == 429

    asyncio.run(visit())


def test_guessing_secrets_comes_to_an_end(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visitor(tmp_path, limits=1 / (LIMITS["secrets"].most * ADDRESS_SHARE) * 3) as http:
            made = (await http.post("/api/tables", json=TABLE)).json()
            guesses = [{"authorization": f"Bearer guess-{number}"} for number in range(4)]
            codes = [(await http.get(f"/api/tables/{made['id']}", headers=guess)).status_code for guess in guesses]
            assert codes == [403, 403, 403, 429]
            right = {"authorization": f"Bearer {made['seats'][0]['secret']}"}
            assert (await http.get(f"/api/tables/{made['id']}", headers=right)).json()["you"] == [0]

    asyncio.run(visit())
