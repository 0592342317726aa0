"""The same blocks on Ray: on this machine, or on all machines of a cluster."""

import logging
import os
import secrets
import socket
from typing import Any

from smokestack.gamekit.errors import SmokestackError
from smokestack.lab.errors import LabError
from smokestack.lab.meta import Meta
from smokestack.lab.workers import Parts, play_block, prepare

HERE = "local"
"""The address of a Ray that is started for this run and ends with it."""
TOKEN, TOKEN_FILE = "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"
"""Where Ray looks for the secret its processes share."""
PATIENCE = 10
"""Seconds until an address that does not answer is given up; Ray itself would try on for many minutes."""


def play_remotely(meta: Meta, block: int, compiled: bool) -> Parts:
    """An error as plain words, because most errors of ours do not survive the way between processes."""
    try:
        return play_block(meta, block, compiled)
    except SmokestackError as error:
        raise LabError(str(error)) from None


class Cluster:
    """The processes of a Ray cluster. Each machine needs the same version of Smokestack."""

    def __init__(self, meta: Meta, compiled: bool = True, address: str = HERE) -> None:
        self.compiled, self.ray, self._own_token = compiled, import_ray(), False
        if address == HERE:
            prepare(meta, compiled)
            self._own_token = give_token()
        else:
            require_answer(address)
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise LabError(f"Ray does not start at {address}: {error}") from error
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self._play = self.ray.remote(num_cpus=1)(play_remotely)
        self._meta = self.ray.put(meta)

    def start(self, block: int) -> Any:
        return self._play.remote(self._meta, block, self.compiled)

    def first_done(self, tickets: list[Any]) -> Any:
        return self.ray.wait(tickets, num_returns=1)[0][0]

    def collect(self, ticket: Any) -> Parts:
        try:
            parts: Parts = self.ray.get(ticket)
        except self.ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None)
            said = str(cause) if isinstance(cause, LabError) else f"a worker of the cluster failed: {error}"
            raise LabError(said) from error
        return parts

    def close(self) -> None:
        self.ray.shutdown()
        if self._own_token:
            os.environ.pop(TOKEN, None)


def import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise LabError(
            "--cluster plays on Ray, which is not installed; install it with pip install 'smokestack[cluster]'"
        ) from None
    return ray


def give_token() -> bool:
    """A secret for this run alone, so that Ray leaves none in the home folder; whether there was none before."""
    if TOKEN in os.environ or TOKEN_FILE in os.environ:
        return False
    os.environ[TOKEN] = secrets.token_hex(32)
    return True


def require_answer(address: str) -> None:
    """Raise when nobody listens at HOST:PORT; other forms of address are Ray's own business."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise LabError(f"there is no Ray at {address} ({error}); check the address, and that Ray runs there") from None
