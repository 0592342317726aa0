"""Where blocks are played: on all cores of this machine, or (lab/cluster.py) on many machines."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, Protocol

from smokestack.kernel.batch import cores
from smokestack.lab.block import game_with, record_block
from smokestack.lab.frames import parts_of
from smokestack.lab.meta import Meta

Parts = dict[str, bytes]


def play_block(meta: Meta, block: int, compiled: bool) -> Parts:
    """The part files of one block; nothing but the run and the block decides what is in them."""
    game = game_with(meta.game, meta.edition, compiled)
    return parts_of(meta, game, record_block(meta, game, meta.games_of(block)))


def prepare(meta: Meta, compiled: bool) -> None:
    """Compile, or load from the cache, before several workers would do so at once."""
    record_block(meta, game_with(meta.game, meta.edition, compiled), range(0))


class Workers(Protocol):
    """Somebody who plays blocks, several at a time."""

    size: int

    def start(self, block: int) -> Any:
        """Begin a block; what comes back is a ticket for it."""

    def first_done(self, tickets: list[Any]) -> Any:
        """Wait for one of the tickets."""

    def collect(self, ticket: Any) -> Parts: ...

    def close(self) -> None: ...


class Threads:
    """All cores of this machine: compiled games release the interpreter lock."""

    def __init__(self, meta: Meta, compiled: bool = True, size: int = 0) -> None:
        self.meta, self.compiled, self.size = meta, compiled, size or cores()
        prepare(meta, compiled)
        self._pool = ThreadPoolExecutor(self.size)

    def start(self, block: int) -> Future[Parts]:
        return self._pool.submit(play_block, self.meta, block, self.compiled)

    def first_done(self, tickets: list[Future[Parts]]) -> Future[Parts]:
        return next(iter(wait(tickets, return_when=FIRST_COMPLETED).done))

    def collect(self, ticket: Future[Parts]) -> Parts:
        return ticket.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def played(workers: Workers, blocks: Iterable[int]) -> Iterator[tuple[int, Parts]]:
    """Each block with its parts, as they are finished; no more are under way than there are workers."""
    waiting, running = deque(blocks), dict[Any, int]()
    while waiting or running:
        while waiting and len(running) < workers.size:
            block = waiting.popleft()
            running[workers.start(block)] = block
        ticket = workers.first_done(list(running))
        yield running.pop(ticket), workers.collect(ticket)
