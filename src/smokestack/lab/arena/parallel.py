"""Games on all cores: a process for each, which plays one game at a time, so that no bot waits for another's move."""

from collections.abc import Generator, Iterator
from functools import partial

from smokestack.bots.workers import WorkerLost, WorkerPool
from smokestack.lab.arena.table import Job, Played, Table
from smokestack.lab.errors import LabError

_table: Table
"""In a worker: its own table, which keeps its searchers from game to game."""


def play_jobs(jobs: Iterator[Job], table: Table, workers: int) -> Generator[Played]:
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
    table.warm_up()
    _table = table


def play(job: Job) -> Played:
    return _table.play(job)
