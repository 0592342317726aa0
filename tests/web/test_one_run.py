"""A move runs the rules once and is read once: at a live table, when a table is opened, and when a file is brought."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from smokestack.bots.pool import BotPool
from smokestack.match import Match, Seat
from smokestack.match.entry import Decision, Outcome
from smokestack.match.save import load
from smokestack.web.app import make_app
from smokestack.web.gallery import draw_showcases
from smokestack.web.room import Room
from smokestack.web.rooms import Rooms
from smokestack.web.settings import Settings, database_address
from smokestack.web.socket import update
from tests.counting import Runs, counting
from tests.web.rooms import ANN, act_first, hotseat, in_room, stored

GOLDEN = Path(__file__).parent.parent / "golden"
LOGS = ("titans/six-players", "victory/eight-contracts", "empire/two-players")
EVERY_GAME = pytest.mark.parametrize("game", ["titans", "victory", "empire"])
BY_ID_OR_TEXT = pytest.mark.parametrize("in_words", [False, True], ids=["by id", "in words"])


def table_of(game: str, confirm: bool = False) -> Match:
    """Two at one screen, after the opening draws."""
    seats = [Seat("Ann", holder="sofa"), Seat("Bob", holder="sofa")]
    match = Match.new(game, seats=seats, chance=7, confirm=confirm)
    match.let_chance()
    return match


def moves(match: Match) -> int:
    return sum(isinstance(entry, Decision | Outcome) for entry in match.entries)


async def shown(room: Room, do: Callable[[Match], object]) -> Runs:
    """What it costs to do something at a table, with what chance adds, and to show it to a page that listens."""
    page = room.listen(ANN.id)
    before = update(room, ANN.id, {}, 0)["state"]["n"]
    page.clear()
    with counting(room.match.header.game) as runs:
        await room.change(do)
        await asyncio.wait_for(page.wait(), 5)
        while not room.driver.resting:
            await asyncio.sleep(0.01)
        assert update(room, ANN.id, {}, before)["news"]
    room.stop_listening(page, ANN.id)
    return runs


@EVERY_GAME
@BY_ID_OR_TEXT
def test_a_decision_runs_the_rules_once(tmp_path: Path, game: str, in_words: bool) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        action, before = room.match.position.legal()[0], moves(room.match)
        chosen = room.match.game.text(action) if in_words else action
        runs = await shown(room, lambda match: match.act(match.to_move, chosen))
        drawn = moves(room.match) - before - 1
        assert runs == Runs(acts=1 + drawn, parses=int(in_words))
        assert drawn == (3 if game == "empire" else 0)

    in_room(tmp_path, table_of(game), story)


def test_each_outcome_runs_the_rules_once(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        await room.driver.stop()
        before = room.n
        runs = await shown(room, lambda match: match.let_chance())
        assert runs == Runs(acts=room.n - before)
        assert runs.acts > 1

    seats = [Seat("Ann", holder="sofa"), Seat("Bob", holder="sofa")]
    in_room(tmp_path, Match.new("titans", seats=seats, chance=7), story)


def test_what_is_no_move_runs_no_rules(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        await room.change(act_first)
        seat = room.match.waiting
        assert seat is not None
        assert await shown(room, lambda match: match.hand_over(seat)) == Runs()
        assert await shown(room, lambda match: match.leave(seat)) == Runs()

    in_room(tmp_path, table_of("titans", confirm=True), story)


def test_a_take_back_runs_only_what_leads_there(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        for _ in range(3):
            await room.change(act_first)
        left = moves(room.match) - 1
        runs = await shown(room, lambda match: match.undo(1 - match.to_move))
        assert runs == Runs(acts=left)

    in_room(tmp_path, hotseat(), story)


async def keep(folder: Path, match: Match) -> str:
    """A table in the store, and in nobody's memory."""
    async with stored(folder) as kept:
        bots = BotPool(1)
        room, _ = await Rooms(kept, bots, 0.0).create(match, [0, 1], ANN)
        bots.close()
        return room.id


@pytest.mark.parametrize("log", LOGS)
def test_opening_a_table_runs_the_rules_once_for_each_move(tmp_path: Path, log: str) -> None:
    match = load(GOLDEN / f"{log}.jsonl")
    id = asyncio.run(keep(tmp_path, match))

    async def visit() -> int:
        async with stored(tmp_path) as kept:
            bots = BotPool(1)
            rooms = Rooms(kept, bots, 0.0)
            told = len(update(await rooms.get(id), ANN.id, {}, 0)["news"])
            await rooms.close()
            bots.close()
            return told

    with counting(match.header.game) as runs:
        told = asyncio.run(visit())
    assert told == len(match.entries)
    assert runs == Runs(acts=moves(match), parses=moves(match))


@pytest.mark.parametrize("log", LOGS)
def test_a_file_that_is_brought_runs_the_rules_once_for_each_move(tmp_path: Path, log: str) -> None:
    file = GOLDEN / f"{log}.jsonl"

    async def visit() -> int:
        app = make_app(Settings(database_address(str(tmp_path / "tables.db")), "k" * 32))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as http,
        ):
            made = await http.post("/api/upload", content=file.read_bytes())
            return len((await http.get(f"/api/tables/{made.json()['id']}/log")).json())

    match = load(file)
    draw_showcases()
    with counting(match.header.game) as runs:
        told = asyncio.run(visit())
    assert told == len(match.entries)
    assert runs == Runs(acts=moves(match), parses=moves(match))
