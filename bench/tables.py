"""Five hundred live tables: a move every ten seconds each, and how long it takes from a click to everyone's update."""

import asyncio
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import websockets

GAMES = ("titans", "empire", "victory")
EVERY = 10.0
"""Seconds between two moves of a table."""


@dataclass
class Load:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    moves: int = 0
    arriving: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(4))
    """People come in a few at a time."""


async def play_table(client: httpx.AsyncClient, address: str, game: str, until: float, load: Load) -> None:
    """Two seats of one screen; a listener notes when each move comes back as an update."""
    body = {
        "game": game,
        "seats": [{"kind": "you", "name": "Ann"}, {"kind": "screen", "name": "Ben"}],
        "confirm": False,
    }
    async with load.arriving:
        answer = await client.post("/api/tables", json=body)
    answer.raise_for_status()
    made = answer.json()
    secrets = {held["seat"]: held["secret"] for held in made["seats"]}
    target = f"{address.replace('http', 'ws')}/api/tables/{made['id']}/live"
    async with websockets.connect(target, max_size=None) as live:
        await live.send(json.dumps({"n": 0, "known": {}}))
        state = json.loads(await live.recv())["state"]
        await asyncio.sleep(random.uniform(0, EVERY))
        while time.monotonic() < until and not state["over"]:
            began = time.monotonic()
            state = await move(client, live, made["id"], secrets, state, load)
            await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - began)))


async def move(
    client: httpx.AsyncClient,
    live: websockets.ClientConnection,
    id: str,
    secrets: dict[int, str],
    state: dict[str, object],
    load: Load,
) -> dict[str, object]:
    """One move of whoever is to move, up to the update that shows it."""
    seat = int(str(state["to_move"]))
    if seat < 0:
        return dict(json.loads(await live.recv())["state"])
    headers = {"authorization": f"Bearer {secrets[seat]}"}
    legal = (await client.get(f"/api/tables/{id}/legal", headers=headers)).json()
    began = time.perf_counter()
    answer = await client.post(
        f"/api/tables/{id}/act", headers=headers, json={"action": random.choice(legal)["action"]}
    )
    if answer.status_code != 200:
        load.refused += 1
        return state
    wanted = answer.json()["n"]
    while int(str(state["n"])) < wanted:
        state = json.loads(await live.recv())["state"]
    load.waits.append(time.perf_counter() - began)
    load.moves += 1
    return state


async def hold(address: str, tables: int, seconds: float) -> Load:
    load, until = Load(), time.monotonic() + seconds + EVERY
    limits = httpx.Limits(max_connections=64)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        await asyncio.gather(*(play_table(client, address, GAMES[k % len(GAMES)], until, load) for k in range(tables)))
    return load


def measure_tables(tables: int = 500, seconds: float = 60.0) -> dict[str, float]:
    """p50 and p99 from click to update, over all moves after the tables were set up."""
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(Path(folder))
        try:
            load = asyncio.run(hold(server[1], tables, seconds))
        finally:
            server[0].terminate()
            server[0].wait(20)
    waits = sorted(load.waits)
    return {
        "tables": tables,
        "moves": load.moves,
        "refused": load.refused,
        "p50_ms": statistics.median(waits) * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
    }


def start_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server of its own on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    code = "from smokestack.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", str(port), "--no-browser", "--limits", "0"]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found is not None
    address = found[0].replace("localhost", "127.0.0.1")
    wait_until_ready(address)
    return server, address


def wait_until_ready(address: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(f"{address}/healthz", timeout=1).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


if __name__ == "__main__":
    print(json.dumps(measure_tables(*(int(word) for word in sys.argv[1:])), indent=2))
