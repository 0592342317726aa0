"""Live updates: a page that listens gets every change, with only the parts it does not have yet."""

import asyncio
import contextlib
import json
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from smokestack.gamekit.errors import SmokestackError
from smokestack.match.row import Json
from smokestack.web import present
from smokestack.web.answers.live import EngineMessage, GoodbyeMessage, StateMessage
from smokestack.web.engine import engine_note, engine_state
from smokestack.web.guests import COOKIE
from smokestack.web.room import Room
from smokestack.web.rooms import NoSuchTable, Rooms

live = APIRouter()
LIVE = "/api/tables/{id}/live"
GONE, FOREIGN, RESTARTING, LATER = 4404, 4403, 1012, 1013
CLOSING = {
    GONE: "there is no such table",
    RESTARTING: "the server is restarting; come back soon",
    LATER: "the table cannot be opened just now",
}
MOST_MESSAGE = 20_000
GOODBYE = GoodbyeMessage(kind="goodbye", text="The server is restarting; your table is saved.")


@live.websocket(LIVE)
async def listen(socket: WebSocket, id: str) -> None:
    """Pages say what they have; the table says what is new, until one of them leaves."""
    if not from_here(socket):
        await socket.close(FOREIGN, "this page belongs to another server")
        return
    await socket.accept()
    try:
        room = await socket.app.state.rooms.get(id)
    except NoSuchTable as error:
        await socket.close(GONE, str(error)[:120])
        return
    except SmokestackError as error:
        await socket.close(LATER, str(error)[:120])
        return
    found = socket.app.state.guests.read(socket.cookies.get(COOKIE))
    guest = found.id if found else ""
    listener = room.listen(guest)
    try:
        greeting = await asyncio.wait_for(read_greeting(socket), timeout=30)
        await push(socket, room, guest, greeting, listener)
    except (WebSocketDisconnect, TimeoutError, ValueError, RuntimeError):
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close()
    finally:
        room.stop_listening(listener, guest)


def from_here(socket: WebSocket) -> bool:
    """Browsers name the site a page came from; only pages of this server may listen with its cookie."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://")[-1] == socket.headers.get("host")


async def read_greeting(socket: WebSocket) -> Json:
    """What the page has: the last entry it told, and its parts by digest."""
    data = json.loads(await read_text(socket))
    known = data.get("known", {}) if isinstance(data, dict) else {}
    seen = data.get("n", 0) if isinstance(data, dict) else 0
    if not isinstance(known, dict) or not isinstance(seen, int):
        raise ValueError("a greeting has the last entry seen and the parts known")
    return {"known": known, "n": max(0, seen)}


async def push(socket: WebSocket, room: Room, guest: str, greeting: Json, listener: asyncio.Event) -> None:
    known, told, sent, heard = dict(greeting["known"]), int(greeting["n"]), object(), ""
    gone = asyncio.create_task(wait_until_gone(socket))
    rooms: Rooms = socket.app.state.rooms
    try:
        while not gone.done():
            listener.clear()
            await room.settled()
            if rooms.closing:
                await socket.send_json(GOODBYE)
                await socket.close(RESTARTING)
                return
            if sent != room.stamp:
                fresh = update(room, guest, known, told)
                sent, told, heard = room.stamp, room.n, engine_state(room)
                await socket.send_json(fresh)
            elif heard != engine_state(room):
                heard = engine_state(room)
                await socket.send_json(EngineMessage(kind="engine", engine=engine_note(room)))
            waiting = asyncio.create_task(listener.wait())
            await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
    finally:
        gone.cancel()


def update(room: Room, guest: str, known: dict[str, Any], told: int) -> StateMessage:
    """The state, new parts and news; remembers what the page has from now on."""
    seats = room.seats_of(guest)
    drawn = present.parts(room, seats, known)
    known.clear()
    known.update({part["name"]: part["digest"] for part in drawn})
    news = [each.to_json() for each in room.story.news[min(told, room.n) :]]
    return {"kind": "state", "state": present.state(room, seats, guest), "parts": drawn, "news": news}


async def wait_until_gone(socket: WebSocket) -> None:
    """Ends when the page leaves; what it says meanwhile is only a sign of life."""
    try:
        while True:
            await read_text(socket)
    except (WebSocketDisconnect, ValueError, RuntimeError):
        return


async def read_text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    text = message.get("text")
    if text is None:
        raise ValueError("pages speak in text")
    return str(text)
