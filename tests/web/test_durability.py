"""What was acknowledged is there after a crash, and what cannot be kept has not happened."""

import json
import os
import resource
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.web.house import At, House, until

KILLS = int(os.environ.get("SMOKESTACK_KILLS", "5"))
"""One at each of the moments after a move; `make soak` asks for more."""


class Eager:
    """A program that acts as fast as it can and writes down what was acknowledged."""

    def __init__(self, table: At) -> None:
        self.table = table
        self.acknowledged: dict[int, str] = {}
        self.failed = False

    def run(self) -> None:
        while True:
            try:
                state = self.table.state
                if state["over"]:
                    return
                if state["choices"]:
                    self.act(state)
            except httpx.TransportError:
                return

    def act(self, state: dict[str, object]) -> None:
        choices = state["choices"]
        assert isinstance(choices, list)
        wanted = choices[len(choices) // 2]
        answer = self.table.visitor.http.post(
            f"/api/tables/{self.table.id}/act", json={"action": wanted["action"], "n": state["n"]}
        )
        if answer.status_code == 200:
            self.acknowledged[int(state["n"]) + 1] = wanted["text"]  # type: ignore[call-overload]  # JSON
        else:
            self.failed = True


def test_every_acknowledged_move_survives_kills_in_mid_game(own_house: House) -> None:
    """With a bot at the table, so that the server is also killed while it writes for itself."""
    opened = own_house.browser().open("titans", "you:Ann", "bot", seed=11, confirm=False, options={"round_limit": 200})
    acknowledged: dict[int, str] = {}
    for kill in range(KILLS):
        before = len(acknowledged)
        eager = Eager(At(own_house.program(opened.secrets[0]), opened.id, {}))
        thread = threading.Thread(target=eager.run)
        thread.start()
        until(lambda eager=eager: eager.acknowledged)  # type: ignore[misc]  # bound now
        time.sleep(0.05 + 0.03 * (kill % 5))
        own_house.kill()
        thread.join(30)
        assert not eager.failed
        acknowledged |= eager.acknowledged
        own_house.start()
        kept = decisions(opened)
        assert {n: kept.get(n) for n in acknowledged} == acknowledged
        assert len(acknowledged) > before or opened.state["over"]
        if opened.state["over"]:
            opened = own_house.browser().open("titans", "you:Ann", "bot", seed=kill, confirm=False)
            acknowledged = {}


def decisions(table: At) -> dict[int, str]:
    """The decisions in the save file, by number; numbers without gaps."""
    rows = [json.loads(line) for line in table.saved().splitlines()[1:]]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    return {row["n"]: row["action"] for row in rows if row["kind"] == "action"}


@contextmanager
def full_disk(house: House) -> Iterator[None]:
    """No file of the server can grow."""
    free = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (1, free[1]))
    try:
        yield
    finally:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, free)


@pytest.fixture
def table(own_house: House) -> At:
    opened = own_house.browser().open("titans", "you:Ann", "bot", seed=11)
    opened.decide()
    return opened


def test_on_a_full_disk_nothing_changes_and_everybody_is_told(own_house: House, table: At) -> None:
    own_house.browser().at(table).post("join", seat=1, name="Bob")
    before, saved = table.state, table.saved()
    (asked,) = before["wishes"]
    admit = {"wish": asked["wish"], "yes": True}
    with full_disk(own_house):
        for doing, body in (("undo", {}), ("takeover", {"seat": 0}), ("leave", {"seat": 0}), ("admit", admit)):
            said = table.refused(503, doing, **body)
            assert said.startswith("it could not be saved (")
            assert said.endswith("nothing was changed, try again")
        assert "could not be saved" in table.visitor.refused(
            503, "/tables", game="titans", seats=[{"kind": "you"}, {"kind": "bot"}]
        )
        assert "could not be saved" in table.refused(503, "join", seat=1, name="Bob")
        assert (table.state, table.saved()) == (before, saved)
        assert own_house.answers()
    assert table.post("undo")["n"] == before["n"] + 1
    assert table.decide() == before["n"] + 2


def test_a_bot_whose_move_cannot_be_kept_says_so_and_goes_on_later(own_house: House, table: At) -> None:
    while not table.state["can"]["confirm"]:
        table.decide()
    for worker in own_house.workers():
        os.kill(worker, signal.SIGKILL)  # until there is a new one, no bot moves
    table.post("confirm")
    with full_disk(own_house):
        stuck = until(lambda: state if "does not go on" in (state := table.state)["ask"] else None)
        assert "it could not be saved" in stuck["ask"]
        assert stuck["choices"] == []
    after = table.my_move()
    assert after["n"] > stuck["n"]
    assert [news["n"] for news in table.log()] == list(range(1, after["n"] + 1))
