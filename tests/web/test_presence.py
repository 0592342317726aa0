"""Whoever is away: the others wait for a while, then a bot may play on."""

from pathlib import Path

import pytest

from smokestack.web.access import Forbidden, Here
from smokestack.web.presence import Presence
from smokestack.web.room import Room
from smokestack.web.rooms import Rooms
from tests.web.house import House, Visitor
from tests.web.rooms import hotseat, in_room


class Clock:
    now = 50.0

    def __call__(self) -> float:
        return self.now


def test_whoever_listens_is_here_until_the_last_of_their_pages_is_closed() -> None:
    presence = Presence(60.0, Clock())
    presence.came("ann")
    presence.came("ann")
    presence.went("ann")
    assert (presence.is_here("ann"), presence.wait_for("ann")) == (True, None)
    presence.went("ann")
    assert (presence.is_here("ann"), presence.wait_for("ann")) == (False, 60.0)


def test_the_others_wait_from_when_somebody_was_last_seen_or_the_table_was_opened() -> None:
    clock = Clock()
    presence = Presence(60.0, clock)
    clock.now += 20
    presence.saw("ann")
    assert (presence.wait_for("ann"), presence.wait_for("ben")) == (60.0, 40.0)
    clock.now += 100
    assert presence.wait_for("ben") == 0.0


def test_only_somebody_the_table_waits_for_is_missed(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        mover = room.match.to_move
        room.presence.patience = 0.0
        assert (room.absence(mover), room.absence(1 - mover)) == (0.0, None)
        listener = room.listen("ann")
        assert room.absence(mover) is None
        room.stop_listening(listener, "ann")
        assert room.absence(mover) == 0.0

    in_room(tmp_path, hotseat(), story)


class Other:
    """A request of somebody else at the table."""

    secret, known = "", True

    class guest:
        id = "ben"


def test_a_bot_plays_for_whoever_is_long_away_and_for_nobody_else(tmp_path: Path) -> None:
    async def story(rooms: Rooms, room: Room) -> None:
        mover = room.match.to_move
        room.holdings[1 - mover] = type(room.holdings[mover])(1 - mover, "ben", "")
        here = Here(Other(), room)  # type: ignore[arg-type]  # as much of a request as is needed
        with pytest.raises(Forbidden, match="may come back; wait 15 minutes more"):
            here.require_free_or_own(mover)
        room.presence.patience = 0.0
        here.require_free_or_own(mover)
        room.listen("ann")
        with pytest.raises(Forbidden, match="somebody else has seat"):
            here.require_free_or_own(mover)

    in_room(tmp_path, hotseat(), story)


def test_the_state_says_who_is_missed(house: House, ann: Visitor, bob: Visitor) -> None:
    table = ann.open("titans", "open", "you:Ann", seed=5)
    table.my_move()
    bob.at(table).post("join", seat=0, name="Bob")
    free, missed = (seat["absence"] for seat in bob.at(table).state["seats"])
    assert free is None
    assert 0 < missed <= 900
    assert "may come back" in bob.at(table).refused(403, "takeover", seat=1)
