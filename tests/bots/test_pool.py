"""The pool: greedy answers until an engine is warm, and a worker that is lost costs nobody the move."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from smokestack.bots.engines import COLD, FAILED, WARM, WARMING
from smokestack.bots.pool import BotPool, Work
from smokestack.bots.question import Question
from smokestack.bots.workers import BotError
from smokestack.kernel.batch import cores
from smokestack.match.editions import EditionMark
from tests.bots import pool_work
from tests.bots.pool_work import traces

ROOT = Path(__file__).parents[2]
READY = Work(hint=pool_work.say_who, warm=pool_work.be_ready, load=pool_work.be_ready)


@pytest.fixture(autouse=True)
def _workers_find_their_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


def asked_of(bot: str, folder: Path) -> Question:
    return Question(str(folder), EditionMark("none", ""), b"", bot, seed=0)


def in_pool(work: Work, story: Callable[[BotPool], Awaitable[None]], workers: int = 1) -> None:
    async def tell() -> None:
        pool = BotPool(workers, work)
        try:
            await asyncio.wait_for(story(pool), 60)
        finally:
            pool.close()

    asyncio.run(tell())


async def become(pool: BotPool, game: Path, state: str) -> None:
    while pool.state(str(game)).state != state:
        await asyncio.sleep(0.01)


def is_gone(pid: int) -> bool:
    try:
        return "Z" in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True


def test_greedy_answers_at_once_until_the_engine_is_warm(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        heard: list[str] = []
        pool.engines.on_change = lambda game: heard.append(pool.state(game).state)
        assert pool.state(str(tmp_path)).state == COLD
        assert (await pool.hint(asked_of("hard", tmp_path))).bot == "greedy"
        assert pool.state(str(tmp_path)).state == WARMING
        assert (await pool.hint(asked_of("normal", tmp_path))).bot == "greedy"
        (tmp_path / "gate").touch()
        await become(pool, tmp_path, WARM)
        assert (await pool.hint(asked_of("hard", tmp_path))).bot == "hard"
        assert heard == [WARMING, WARM]
        assert traces(tmp_path) == ["warming", "warm"]

    in_pool(
        Work(hint=pool_work.say_who, warm=pool_work.wait_for_the_gate, load=pool_work.be_ready), story, workers=cores()
    )


def test_engines_are_warmed_one_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    (tmp_path / "second").symlink_to(tmp_path / "first")

    async def story(pool: BotPool) -> None:
        for name in ("first", "second", "first"):
            pool.want(str(tmp_path / name), ["easy", "hard"])
        (tmp_path / "first" / "gate").touch()
        await become(pool, tmp_path / "second", WARM)
        assert traces(tmp_path / "first") == ["warming", "warm", "warming", "warm"]

    in_pool(Work(warm=pool_work.wait_for_the_gate), story)


def test_bots_that_do_not_search_want_no_engine(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        pool.want(str(tmp_path), ["easy", "random", "archie"])
        assert (await pool.hint(asked_of("random", tmp_path))).bot == "random"
        assert pool.state(str(tmp_path)).state == COLD

    in_pool(READY, story)


def test_an_engine_that_cannot_start_says_why_and_greedy_goes_on(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        pool.want(str(tmp_path), ["hard"])
        await become(pool, tmp_path, FAILED)
        assert pool.state(str(tmp_path)).reason == "there is no coal"
        assert (await pool.hint(asked_of("hard", tmp_path))).bot == "greedy"
        assert pool.state(str(tmp_path)).state == FAILED

    in_pool(Work(hint=pool_work.say_who, warm=pool_work.break_down), story)


def test_an_engine_that_cannot_be_loaded_is_cold_again_and_greedy_moves(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        pool.want(str(tmp_path), ["hard"])
        await become(pool, tmp_path, WARM)
        assert (await pool.hint(asked_of("hard", tmp_path))).bot == "greedy"
        assert pool.state(str(tmp_path)).state == COLD

    in_pool(Work(hint=pool_work.say_who, warm=pool_work.be_ready, load=pool_work.be_lost), story)


def test_a_worker_that_crashes_is_replaced_and_the_move_retried(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        [pid] = await pool.turn(asked_of("random", tmp_path))
        assert not is_gone(pid)
        assert traces(tmp_path) == ["random", "random"]

    in_pool(Work(turn=pool_work.crash_once), story)


@pytest.mark.parametrize("work", [pool_work.crash_in_search, pool_work.fail_in_search])
def test_a_search_that_always_fails_is_replaced_by_greedy(
    tmp_path: Path, work: Callable[[Question], list[int]]
) -> None:
    async def story(pool: BotPool) -> None:
        pool.want(str(tmp_path), ["hard"])
        await become(pool, tmp_path, WARM)
        assert await pool.turn(asked_of("hard", tmp_path)) == [1]
        assert traces(tmp_path) == ["hard", "hard", "greedy"]

    in_pool(Work(turn=work, warm=pool_work.be_ready, load=pool_work.be_ready), story)


def test_a_worker_that_takes_too_long_is_killed_and_greedy_moves_at_last(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        pool.want(str(tmp_path), ["hard"])
        await become(pool, tmp_path, WARM)
        assert await pool.turn(asked_of("hard", tmp_path)) == [1]
        *stuck, last = map(int, traces(tmp_path))
        assert len({*stuck, last}) == 3
        assert not is_gone(last)
        while not all(map(is_gone, stuck)):
            await asyncio.sleep(0.01)

    hurried = Work(
        turn=pool_work.search_forever, warm=pool_work.be_ready, load=pool_work.be_ready, compiled_seconds=0.1
    )
    in_pool(hurried, story)


def test_workers_that_died_in_their_sleep_are_not_asked(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        first = (await pool.hint(asked_of("random", tmp_path))).action
        assert (await pool.hint(asked_of("random", tmp_path))).action == first
        os.kill(first, signal.SIGKILL)
        assert (await pool.hint(asked_of("random", tmp_path))).action != first

    in_pool(READY, story)


def test_when_nobody_can_answer_that_is_said(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        with pytest.raises(BotError, match="do not answer now; try again"):
            await pool.turn(asked_of("greedy", tmp_path))

    in_pool(Work(turn=pool_work.crash), story)


def test_a_refusal_is_told_in_its_own_words(tmp_path: Path) -> None:
    async def story(pool: BotPool) -> None:
        with pytest.raises(BotError, match=r"^nobody is to move$"):
            await pool.turn(asked_of("greedy", tmp_path))

    in_pool(Work(turn=pool_work.refuse), story)


def test_there_are_never_more_workers_than_cores() -> None:
    assert BotPool(64).workers == cores()
    assert BotPool(1).workers == 1
