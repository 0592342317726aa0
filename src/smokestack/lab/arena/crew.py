"""Games on all cores: a process for each, which plays one game at a time, so that no bot waits for another's move."""

import multiprocessing
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from smokestack.bots.worker import settle_in
from smokestack.lab.arena.table import Job, Played, Table
from smokestack.lab.errors import LabError


def play_jobs(jobs: Iterator[Job], table: Table, workers: int) -> Generator[Played]:
    """Games as they are finished; a job is only asked for when somebody is free to play it."""
    if workers == 1:
        yield from map(table.play, jobs)
        return
    with crew(table, workers) as lines:
        running = [line for line in lines if hand_out(jobs, line)]
        while running:
            for line in wait(running):
                assert isinstance(line, Connection)
                yield answer_of(line)
                if not hand_out(jobs, line):
                    running.remove(line)


def hand_out(jobs: Iterator[Job], line: Connection) -> bool:
    """Give the next job to a worker, if there is one."""
    job = next(jobs, None)
    if job is not None:
        line.send(job)
    return job is not None


def answer_of(line: Connection) -> Played:
    try:
        played: Played = line.recv()
    except (EOFError, OSError):
        raise LabError(
            "a process that played games has died; what it said stands above. If it said nothing, memory may be "
            "short: play fewer games at once with --workers 1"
        ) from None
    return played


@contextmanager
def crew(table: Table, workers: int) -> Iterator[list[Connection]]:
    """Processes that wait for jobs, each at the end of a line; they are gone when the work is, however it ends."""
    spawn = multiprocessing.get_context("spawn")
    lines: list[Connection] = []
    hired: list[BaseProcess] = []
    try:
        for _ in range(workers):
            ours, theirs = spawn.Pipe()
            hired.append(spawn.Process(target=work, args=(theirs, table), daemon=True))
            hired[-1].start()
            theirs.close()
            lines.append(ours)
        yield lines
    finally:
        for process in hired:
            process.terminate()
        for process in hired:
            process.join()
        for line in lines:
            line.close()


def work(line: Connection, table: Table) -> None:
    """In a worker: play what comes down the line."""
    settle_in()
    table.warm_up()
    while True:
        line.send(table.play(line.recv()))
