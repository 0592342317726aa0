"""Games on all cores: a process for each, which plays one game at a time, so that no bot waits for another's move."""

import os
import signal
from collections.abc import Generator, Iterator
from contextlib import suppress
from functools import partial

from smokestack.bots.program.process import ProgramFailed
from smokestack.bots.workers import WorkerLost, WorkerPool
from smokestack.lab.arena.table import Job, Played, Table, Voided
from smokestack.lab.errors import LabError

_table: Table
"""In a worker: its own table, which keeps its searchers from game to game."""


def play_jobs(jobs: Iterator[Job], table: Table, workers: int) -> Generator[Played | Voided]:
    """Games as they are finished; a job is only asked for when somebody is free to play it."""
    if workers == 1:
        yield from map(table.play, jobs)
        return
    with WorkerPool(partial(sit_down, table)) as pool:
        try:
            yield from pool.imap_unordered(play, jobs, workers)
        except WorkerLost:
            raise LabError(
                "a process that played games has died; what it said stands above. If it said nothing, memory may be "
                "short: play fewer games at once with --workers 1"
            ) from None


def sit_down(table: Table) -> None:
    """In a new worker: get ready to play, before anybody's stopwatch runs."""
    global _table
    _table = table
    signal.signal(signal.SIGTERM, leave)
    table.warm_up()
    with suppress(ProgramFailed):  # the game it is needed for will tell
        table.meet_programs()


def leave(*_: object) -> None:
    """In a worker that is ended: its programs go with it."""
    _table.part()
    os._exit(0)


def play(job: Job) -> Played | Voided:
    return _table.play(job)
