"""A room from inside: changes that fail half-way, readers in between, and matches that can only be read."""

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from smokestack.bots.engines import FAILED, WARM
from smokestack.bots.pool import BotPool, Work
from smokestack.bots.question import Question
from smokestack.gamekit.errors import MatchError, SmokestackError
from smokestack.games import titans
from smokestack.match import Match, Seat, bot_seat
from smokestack.match.entry import Entry, Undo
from smokestack.match.save import dumps, loads
from smokestack.match.store import Conflict, Holding, Store, StoreError
from smokestack.web import present
from smokestack.web.answers.table import EngineNote, TableState
from smokestack.web.engine import engine_state
from smokestack.web.room import Room, Stale
from smokestack.web.rooms import Rooms
from tests.bots.pool_work import break_down, wait_for_the_gate_in
from tests.web.rooms import ANN, act_first, hotseat, in_room, stored
from tests.web.truth import fits


def act_twice_then_fail(match: Match) -> None:
    act_first(match)
    act_first(match)
    raise MatchError("and the third is refused")


def test_a_change_that_fails_half_way_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        before = dumps(room.match)
        with pytest.raises(MatchError, match="the third is refused"):
            await room.change(act_twice_then_fail)
        assert dumps(room.match) == before
        await room.change(act_first)
        stored = await rooms.store.load(room.id)
        assert stored is not None
        assert dumps(stored.match) == dumps(room.match)
        assert len(room.story.news) == room.n

    in_room(tmp_path, hotseat(), story)


class Full(Store):
    """A store on a disk that is full."""

    async def append(self, *_: Any, **__: Any) -> None:
        raise StoreError("it could not be saved (disk full); nothing was changed, try again")


def test_what_cannot_be_kept_is_not_told(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        await room.change(act_first)
        kept, told = room.store, list(room.story.news)
        room.store = Full(str(kept.engine.url))
        room.store.engine = kept.engine
        for _ in range(2):
            with pytest.raises(StoreError, match="disk full"):
                await room.change(act_first)
            assert room.story.news == told
        room.store = kept
        await room.change(act_first)
        assert [news.n for news in room.story.news] == list(range(1, room.n + 1))
        again = await Rooms(rooms.store, rooms.bots, 60.0).get(room.id)
        assert again.story.news == room.story.news

    in_room(tmp_path, hotseat(), story)


class Slow(Store):
    """A store on a slow disk: each append waits until it is let through."""

    gate: asyncio.Event

    async def append(
        self,
        id: str,
        added: Sequence[Entry],
        over: bool,
        taken: Holding | None = None,
        freed: int | None = None,
        touched: bool = False,
    ) -> None:
        await self.gate.wait()
        await super().append(id, added, over, taken, freed, touched)


def slow_down(room: Room) -> Slow:
    slow = Slow(str(room.store.engine.url))
    slow.engine, slow.gate = room.store.engine, asyncio.Event()
    room.store = slow
    return slow


def test_nobody_reads_what_is_not_kept_yet(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        slow, before = slow_down(room), room.n
        changing = asyncio.create_task(room.change(act_first))
        await asyncio.sleep(0.05)
        looking = asyncio.create_task(rooms.get(room.id))
        await asyncio.sleep(0.05)
        assert not looking.done()
        assert not room.idle
        slow.gate.set()
        assert (await looking).n == before + 1
        await changing

    in_room(tmp_path, hotseat(), story)


def test_a_change_whose_end_nobody_knows_is_looked_up(tmp_path: Path) -> None:
    """Somebody pulls the plug while the disk writes: the room asks the store before it goes on."""

    async def story(rooms: Rooms, room: Room) -> None:
        slow, before, header = slow_down(room), room.n, room.match.header
        changing = asyncio.create_task(room.change(act_first))
        await asyncio.sleep(0.05)
        written = room.match.entries[before:]
        changing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await changing
        assert room.n == before
        await rooms.store.append(room.id, written, over=False)
        slow.gate.set()
        await room.change(act_first)
        assert (room.n, room.match.header) == (before + 2, header)
        assert room.match.entries[before : before + 1] == written
        assert [news.n for news in room.story.news] == list(range(1, room.n + 1))

    in_room(tmp_path, hotseat(), story)


def test_a_second_server_on_the_same_tables_harms_nothing(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        other = await Rooms(rooms.store, rooms.bots, 60.0).get(room.id)
        await other.change(act_first)
        with pytest.raises(Conflict, match="somebody else was faster"):
            await room.change(act_first)
        with pytest.raises(Stale):
            await room.change(act_first, seen=room.n)
        assert room.n == other.n
        await room.change(act_first, seen=room.n)

    in_room(tmp_path, hotseat(), story)


def test_a_table_in_use_is_not_forgotten(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        slow = slow_down(room)
        changing = asyncio.create_task(room.change(act_first))
        await asyncio.sleep(0.05)
        assert rooms.unload_idle() == 0
        slow.gate.set()
        await changing
        listener = room.listen()
        assert rooms.unload_idle() == 0
        room.stop_listening(listener)
        await asyncio.sleep(0.01)
        assert (rooms.unload_idle(), len(rooms)) == (1, 0)

    in_room(tmp_path, hotseat(), story)


def test_a_match_of_older_rules_can_be_looked_at_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = hotseat()
    for _ in range(4):
        act_first(played)
    lines = dumps(played).splitlines()
    first = next(k for k, line in enumerate(lines) if '"action"' in line)
    lines[first + 1] = lines[first + 1].split('"action": "')[0] + '"action": "build oil-well"}'
    monkeypatch.setattr(titans, "SPEC", replace(titans.SPEC, version=titans.SPEC.version + 1))
    match = loads("\n".join(lines))
    assert match.view_only_from == first + 1

    async def story(rooms: Rooms, room: Room) -> None:
        state = present.state(room, [0, 1])
        assert state["view_only"] == first + 1
        fits(TableState, json.dumps(state))
        assert state["ask"].startswith("This match can only be read from entry")
        assert state["choices"] == []
        assert not any(state["can"].values())
        for doing in (act_first, lambda match: match.undo(0), lambda match: match.leave(0)):
            with pytest.raises(MatchError, match="can only be read from entry"):
                await room.change(doing)
        assert present.parts(room, [0], {})

    in_room(tmp_path, match, story)


class Speechless(BotPool):
    """Bots that fail a few times."""

    def __init__(self, room: Room, failures: int) -> None:
        super().__init__()
        self.room, self.failures = room, failures

    async def turn(self, question: Question) -> list[int]:
        self.failures -= 1
        if self.failures >= 0:
            raise OSError("no more processes")
        return [self.room.match.position.legal()[0]]


def test_a_bot_that_fails_is_asked_again_and_the_table_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smokestack.web.driver.PAUSES", (0.05, 0.05))
    match = Match.new("titans", seats=[bot_seat("greedy", "Greedy"), bot_seat("greedy", "Greedy 2")], chance=7)

    async def story(rooms: Rooms, room: Room) -> None:
        await room.driver.stop()
        room.bots = Speechless(room, failures=2)
        listener = room.listen()
        room.driver.start()
        while not room.driver.trouble:
            await asyncio.wait_for(listener.wait(), 5)
            listener.clear()
        assert "does not go on just now: something unexpected went wrong" in present.state(room, [])["ask"]
        before = room.n
        while room.n == before:
            await asyncio.wait_for(listener.wait(), 5)
            listener.clear()
        assert room.driver.trouble == ""

    in_room(tmp_path, match, story)


def test_a_table_that_rests_after_failures_goes_on_when_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("smokestack.web.driver.PAUSES", (0.01,))
    match = Match.new("titans", seats=[Seat("Ann"), bot_seat("greedy", "Greedy")], chance=7, confirm=False)

    async def story(rooms: Rooms, room: Room) -> None:
        await room.driver.stop()
        room.bots = Speechless(room, failures=2)
        room.driver.start()
        while room.match.to_move != 1:
            if room.match.to_move == 0:
                await room.change(act_first)
            await asyncio.sleep(0.01)
        while not room.driver.resting:
            await asyncio.sleep(0.01)
        assert room.driver.trouble
        assert room.idle
        before = room.n
        await rooms.get(room.id)
        while not room.driver.resting:
            await asyncio.sleep(0.01)
        assert room.n > before

    in_room(tmp_path, match, story)


class Broke(BotPool):
    """No engine can be had."""

    def want(self, game: str, bots: Iterable[str]) -> None:
        raise OSError("no more processes")


def test_a_table_that_cannot_begin_is_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with stored(tmp_path) as store:
            bots = Broke(1)
            rooms = Rooms(store, bots, 60.0)
            with pytest.raises(OSError, match="no more processes"):
                await rooms.create(hotseat(), [0, 1], ANN)
            assert (len(rooms), await store.tables_of(ANN.id)) == (0, [])
            bots.close()

    asyncio.run(story())


def test_a_table_whose_story_cannot_be_told_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry speaks of a seat that is not there."""
    match = hotseat()
    act_first(match)

    async def story() -> None:
        async with stored(tmp_path) as store:
            bots = BotPool(1)
            rooms = Rooms(store, bots, 60.0)
            monkeypatch.setattr(match, "_entries", [Undo(1, 99, 1)])
            with pytest.raises(MatchError, match="there is no seat 100"):
                await rooms.create(match, [0, 1], ANN)
            assert (len(rooms), await store.tables_of(ANN.id)) == (0, [])
            bots.close()

    asyncio.run(story())


async def hear_of_engine(room: Room, state: str) -> None:
    """Wait as a page does: until the room announces something."""
    listener = room.listen()
    while engine_state(room) != state:
        await asyncio.wait_for(listener.wait(), 60)
        listener.clear()


def test_the_table_says_how_far_the_engine_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    match = Match.new("titans", seats=[Seat("Ann"), bot_seat("hard", "Hard")], chance=7)

    async def story(rooms: Rooms, room: Room) -> None:
        note = present.state(room, [0])["engine"]
        assert note is not None
        fits(EngineNote, json.dumps(note))
        assert (note["state"], note["text"]) == (
            "warming",
            "Hard plays like Easy for the moment: its engine is warming up",
        )
        await room.driver.stop()
        (tmp_path / "gate").touch()
        await hear_of_engine(room, WARM)
        assert present.state(room, [0])["engine"] is None

    in_room(tmp_path, match, story, Work(warm=partial(wait_for_the_gate_in, str(tmp_path))))


def test_the_table_says_why_the_engine_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    match = Match.new("titans", seats=[bot_seat("normal", "Normal 1"), bot_seat("normal", "Normal 2")], chance=7)

    async def story(rooms: Rooms, room: Room) -> None:
        await room.driver.stop()
        await hear_of_engine(room, FAILED)
        note = present.state(room, [])["engine"]
        assert note is not None
        assert note["text"] == "The bots play like Easy: their engine could not be started (there is no coal)"

    in_room(tmp_path, match, story, Work(warm=break_down))


def test_seats_are_those_of_the_guest(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        assert room.seats_of(ANN.id) == [0, 1]
        await room.give_up_seat(1, lambda match: match.leave(1))
        assert room.seats_of(ANN.id) == [0]
        with pytest.raises(SmokestackError, match="somebody has seat 1 already"):
            await room.take_seat(Holding(0, "eve", "e"), "Eve")
        again = await Rooms(rooms.store, rooms.bots, 60.0).get(room.id)
        assert again.holdings == room.holdings

    in_room(tmp_path, hotseat(), story)
