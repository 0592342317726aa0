"""`smokestack serve`: the table in a browser."""

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace

from smokestack.cli.show import console
from smokestack.web.server import run
from smokestack.web.settings import ServerError, default_settings, shown_address

TRIED_PORTS = 20
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean every network this machine is on."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737); asking for the way to it sends nothing."""


def serve(
    host: str, port: int, db: str | None, open_browser: bool, workers: int, warm: bool, limits: float = 1.0
) -> None:
    """Run the server until it is stopped; the address is printed first."""
    settings = default_settings(db, workers, warm, limits)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", *EVERYWHERE) else host
    address = f"http://{shown}:{port}"
    if host in EVERYWHERE and (found := network_host()):
        settings = replace(settings, network=f"http://{found}:{port}")
    console.print(f"Smokestack is open at [bold]{address}[/bold]", markup=True, highlight=False)
    if settings.network:
        console.print(f"Others on your network come by {settings.network}", highlight=False)
    console.print(f"Tables are kept in {shown_address(settings.db)}. Ctrl-C closes.", style="dim", soft_wrap=True)
    if open_browser and has_screen():
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    run(settings, listening, log_config())


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; when the port is taken, one of the next ones."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, port + TRIED_PORTS) if port else (0,):
        # asyncio sends answers without delay only where the socket itself says that it is TCP
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, tried))
            return found
        except OSError as error:
            found.close()
            reason = error
    raise ServerError(f"no port from {port} on can be opened on {host} ({reason.strerror}); name another with --port")


def network_host() -> str:
    """The address this machine has on its network; "" when it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return ""
        found = str(asking.getsockname()[0])
    return "" if found.startswith("127.") else found


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    time.sleep(1.0)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def log_config() -> dict[str, object]:
    """One JSON object a line, for what matters: requests that fail, and what the tables report."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "smokestack.web.logs.JsonLines"}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "loggers": {
            "uvicorn": {"handlers": ["err"], "level": "WARNING"},
            "uvicorn.access": {"handlers": ["err"], "level": "WARNING", "propagate": False},
            "smokestack": {"handlers": ["err"], "level": "INFO"},
        },
    }
