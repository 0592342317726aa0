"""A server in a process of its own, and those who come to it: browsers with a cookie, programs with a secret."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.web.truth import Listening, hold

A = TypeVar("A")
Json = dict[str, Any]
COMMAND = "from smokestack.cli import main; main()"
FORGETFUL = """
import sys
from smokestack.cli.serve import listen
from smokestack.web.server import run
from smokestack.web.settings import Settings, database_address
listening = listen("127.0.0.1", int(sys.argv[2]))
print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
run(Settings(database_address(sys.argv[1]), "k" * 32, idle_seconds=0.3, patience=0.0), listening)
"""
"""A server that lets go of tables as soon as nobody looks at them, and of people who are away."""


def until(found: Callable[[], A | None], seconds: float = 30.0) -> A:
    """What is looked for, as soon as it is there."""
    end = time.monotonic() + seconds
    while not (result := found()):
        assert time.monotonic() < end, "it did not come in time"
        time.sleep(0.02)
    return result


class House:
    """A server with a data folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, forgetful: bool = False, address: str = "", games: Sequence[Path] = ()) -> None:
        self.folder, self.forgetful, self.port = folder, forgetful, 0
        self.games = games
        """Folders with games of other packages."""
        self.database = address or str(self.db)
        self.visitors: list[Visitor] = []
        self.start()

    @property
    def db(self) -> Path:
        return self.folder / "tables.db"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        served = ["serve", "--port", str(self.port), "--db", self.database, "--no-browser"]
        program = [FORGETFUL, self.database, str(self.port)] if self.forgetful else [COMMAND, *served]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-u", "-c", *program],
                env={**os.environ, "XDG_DATA_HOME": str(self.folder), "PYTHONPATH": self._path()},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = re.search(r"http://[\w.]+:(\d+)", self.process.stdout.readline())
        assert said, (self.folder / "log").read_text()
        self.port = int(said[1])
        until(self.answers)

    def _path(self) -> str:
        return os.pathsep.join([*map(str, self.games), *sys.path])

    def answers(self) -> bool:
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            return httpx.get(f"{self.address}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to close; what it answers to the system."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.http.close()
        if self.process.poll() is None:
            self.kill()

    def browser(self) -> "Visitor":
        """Somebody who opens a page and so has a cookie and the page's token."""
        visitor = self.program()
        visitor.load_page()
        return visitor

    def program(self, secret: str = "") -> "Visitor":
        """A program, which has no cookie; perhaps the secret of a seat."""
        visitor = Visitor(self.address, secret)
        self.visitors.append(visitor)
        return visitor

    def engine(self, game: str) -> str:
        """How far the bots' engine for a game is."""
        return str(httpx.get(f"{self.address}/healthz").json()["engines"][game]["state"])

    def workers(self) -> list[int]:
        """The processes in which bots think."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        listed = " ".join((thread / "children").read_text() for thread in threads)
        return [int(pid) for pid in listed.split() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


class Visitor:
    """Somebody who talks to the server."""

    def __init__(self, address: str, secret: str = "") -> None:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=30, event_hooks={"response": [hold]})

    def load_page(self) -> None:
        page = self.http.get("/new/titans").text
        found = re.search(r'name="smokestack-token" content="(\w+)"', page)
        assert found
        self.http.headers["x-smokestack-page"] = found[1]

    def get(self, address: str, **query: Any) -> Any:
        return allowed(self.http.get(f"/api{address}", params=query))

    def post(self, address: str, **body: Any) -> Any:
        return allowed(self.http.post(f"/api{address}", json=body))

    def refused(self, status: int, address: str, **body: Any) -> str:
        """What the server says when it refuses a change."""
        return refusal(self.http.post(f"/api{address}", json=body), status)

    def open(self, game: str, *kinds: str, **rest: Any) -> "At":
        """A new table; a kind may name its bot or person, as bot:random or you:Ann."""
        seats = [dict(zip(("kind", "name"), kind.split(":"), strict=False)) for kind in kinds]
        made = self.post("/tables", game=game, seats=seats, **rest)
        return At(self, made["id"], {row["seat"]: row["secret"] for row in made["seats"]})

    def press(self, address: str) -> "At":
        """The table behind a button of the front page."""
        answer = self.http.post(address, data={"token": self.http.headers["x-smokestack-page"]})
        assert answer.status_code == 303, answer.text
        return At(self, answer.headers["location"].removeprefix("/t/"), {})

    def at(self, table: "At") -> "At":
        """This visitor at somebody else's table."""
        return At(self, table.id, {})


class At:
    """A visitor at a table."""

    def __init__(self, visitor: Visitor, id: str, secrets: dict[int, str]) -> None:
        self.visitor, self.id, self.secrets = visitor, id, secrets

    def get(self, what: str, **query: Any) -> Any:
        return self.visitor.get(f"/tables/{self.id}/{what}", **query)

    def post(self, what: str, **body: Any) -> Any:
        return self.visitor.post(f"/tables/{self.id}/{what}", **body)

    def refused(self, status: int, what: str, **body: Any) -> str:
        return self.visitor.refused(status, f"/tables/{self.id}/{what}", **body)

    @property
    def state(self) -> Json:
        found: Json = self.visitor.get(f"/tables/{self.id}")
        return found

    def my_move(self) -> Json:
        """The state, once chance and bots have gone on and it is this visitor's move."""
        return until(lambda: state if (state := self.state)["choices"] or state["over"] else None)

    def decide(self) -> int:
        """Take the first of the choices; the number of its entry."""
        state = self.my_move()
        return int(self.post("act", action=state["choices"][0]["action"], n=state["n"])["n"])

    def play_on(self, decisions: int) -> None:
        """So many decisions, or as many as a short game has left."""
        for _ in range(decisions):
            if not self.my_move()["over"]:
                self.decide()

    def log(self) -> list[Json]:
        found: list[Json] = self.get("log")
        return found

    def saved(self) -> str:
        """The save file."""
        answer = self.visitor.http.get(f"/api/tables/{self.id}/save")
        assert answer.status_code == 200
        return answer.text

    def listen(self, **headers: str) -> ClientConnection:
        """A live connection, as this visitor's page has it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.visitor.http.cookies.items())
        address = str(self.visitor.http.base_url.join(f"/api/tables/{self.id}/live")).replace("http", "ws", 1)
        return connect(address, additional_headers={"cookie": cookies, **headers}, create_connection=Listening)


def allowed(answer: httpx.Response) -> Any:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer.json()


def refusal(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, (answer.status_code, answer.text)
    data = answer.json()
    return str(data["error"] if "error" in data else data["detail"])
