"""Before anything is read: nothing too large comes in, and every answer says what a page of ours may do."""

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from smokestack.web.answers.server import Refused

MOST_BODY = 1_000_000
"""Twenty times the save file of a long match."""
TOO_LARGE = f"that is larger than {MOST_BODY // 1_000_000} MB"
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif int(Headers(scope=scope).get("content-length") or 0) > MOST_BODY:
            await JSONResponse(Refused(error=TOO_LARGE, kind="HTTPException"), 413, HEADERS)(scope, receive, send)
        else:
            await self.app(scope, counted(receive), with_headers(send))


def counted(receive: Receive) -> Receive:
    """Whoever does not say how much is coming is stopped when it is too much."""
    size = 0

    async def receive_some() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MOST_BODY:
            raise HTTPException(413, TOO_LARGE)
        return message

    return receive_some


def with_headers(send: Send) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(HEADERS)
        await send(message)

    return send_guarded
