"""How a run is shared out among threads."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from smokestack.kernel.batch import chunk_bounds, in_chunks


@given(count=st.integers(1, 20_000), threads=st.integers(2, 64))
def test_chunks_cover_every_game_once_and_shrink(count: int, threads: int) -> None:
    bounds = chunk_bounds(count, threads)
    sizes = [b - a for a, b in itertools.pairwise(bounds)]
    assert (bounds[0], bounds[-1]) == (0, count)
    assert min(sizes) >= 1
    assert sizes == sorted(sizes, reverse=True)


@given(count=st.integers(1_000, 20_000), threads=st.integers(2, 8))
def test_the_last_chunk_is_a_small_part_of_one_threads_share(count: int, threads: int) -> None:
    *_, begin, end = chunk_bounds(count, threads)
    assert end - begin <= count / threads / 50


@given(count=st.integers(0, 300), threads=st.integers(1, 5))
def test_work_comes_back_in_order(count: int, threads: int) -> None:
    parts = in_chunks(count, threads, lambda a, b: list(range(a, b)))
    assert list(itertools.chain.from_iterable(parts)) == list(range(count))
