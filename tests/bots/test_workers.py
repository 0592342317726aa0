"""The worker pool with jobs in a row: handed out when somebody is free, and nobody outlives them."""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from smokestack.bots.workers import BotError, WorkerLost, WorkerPool
from tests.bots import pool_work

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _workers_find_their_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


def test_every_job_is_answered_once() -> None:
    with WorkerPool() as pool:
        assert sorted(pool.imap_unordered(pool_work.double, range(7), 2)) == [0, 2, 4, 6, 8, 10, 12]
        assert list(pool.imap_unordered(pool_work.double, [], 2)) == []


def test_a_job_is_only_asked_for_when_somebody_is_free() -> None:
    asked: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(6):
            asked.append(number)
            yield number

    with WorkerPool() as pool:
        for done, _ in enumerate(pool.imap_unordered(pool_work.double, jobs(), 2), start=1):
            assert len(asked) == min(done + 1, 6)


def test_no_more_workers_are_hired_than_there_are_jobs() -> None:
    with WorkerPool() as pool:
        assert list(pool.imap_unordered(pool_work.double, [4], 8)) == [8]
        assert len(multiprocessing.active_children()) == 1


def test_each_worker_begins_once() -> None:
    with WorkerPool(pool_work.begin) as pool:
        said = list(pool.imap_unordered(pool_work.say_beginnings, range(6), 2))
    assert all(len(each) == 1 for each in said)
    assert 1 <= len({pid for [pid] in said} - {os.getpid()}) <= 2


@pytest.mark.parametrize(
    ("work", "error", "words"),
    [
        (pool_work.fail_at_three, WorkerLost, "^IndexError: out of three$"),
        (pool_work.crash_at_three, WorkerLost, "^the process is gone$"),
        (pool_work.refuse_three, BotError, "^three is not liked here$"),
    ],
)
def test_a_job_that_goes_wrong_ends_them_all(
    work: Callable[[int], int], error: type[BotError], words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with WorkerPool() as pool, pytest.raises(error, match=words):
        list(pool.imap_unordered(work, range(9), 2))
    assert multiprocessing.active_children() == []
    assert ("Traceback" in capfd.readouterr().err) == (work is not pool_work.crash_at_three)


def test_who_works_for_nobody_is_ended_and_the_pool_goes_on() -> None:
    with WorkerPool() as pool:
        with closing(pool.imap_unordered(pool_work.work_forever_at_three, [3, 1, 2], 2)) as answers:
            assert next(answers) == 1
        assert list(pool.imap_unordered(pool_work.double, [3], 1)) == [6]
        assert len(multiprocessing.active_children()) == 1


def test_a_closed_pool_takes_no_jobs() -> None:
    pool = WorkerPool()
    pool.close()
    with pytest.raises(BotError, match="leaving"):
        list(pool.imap_unordered(pool_work.double, [1], 1))
