"""The server as a process: it says goodbye to every listening page before it closes."""

import socket
from typing import Any

import uvicorn
from fastapi import FastAPI

from smokestack.web.app import make_app
from smokestack.web.settings import Settings
from smokestack.web.socket import MOST_MESSAGE

SECONDS_TO_CLOSE = 5


class Server(uvicorn.Server):
    """Uvicorn, which would close live connections without a word."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.rooms.say_goodbye()
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket, log_config: dict[str, Any] | None = None) -> None:
    """Serve until a signal comes."""
    make_server(settings, log_config).run(sockets=[listening])


def make_server(settings: Settings, log_config: dict[str, Any] | None = None) -> Server:
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_config=log_config,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
        server_header=False,
        ws_max_size=MOST_MESSAGE,
    )
    return Server(app, config)
