"""Verbs: one call, answered by each game's own kernel."""

import inspect

import pytest

from smokestack.kernel.compile import KernelError, answer, compiled
from tests.kernel.verb_examples import Inn, Mill, Ruin, doubled, doubled_at, worth, worth_of_inn


def test_a_verb_finds_the_kernel_by_the_state() -> None:
    assert worth(3, Inn(rooms=4)) == 12
    assert worth(3, Mill(wheels=4)) == 1012


@pytest.mark.parametrize(("state", "result"), [(Inn(rooms=4), 8), (Mill(wheels=4), 1008)])
def test_a_kernel_for_every_game_runs_both_ways(state: Inn | Mill, result: int) -> None:
    assert doubled(state) == result
    assert doubled_at([state], 0) == result
    assert compiled(doubled_at)(state.to_array(), 0) == result


def test_a_verb_keeps_its_name_and_signature() -> None:
    assert worth.__name__ == "worth"
    assert worth.__doc__ == "What a position is worth."
    assert list(inspect.signature(worth).parameters) == ["factor", "s"]


def test_an_unknown_state_is_refused_interpreted() -> None:
    with pytest.raises((KeyError, KernelError), match="Ruin"):
        doubled(Ruin())


def test_an_unknown_state_is_refused_compiled() -> None:
    with pytest.raises(KernelError, match="worth: no game answers for"):
        compiled(doubled_at)(Ruin().to_array(), 0)


def test_an_answer_takes_what_the_verb_takes() -> None:
    with pytest.raises(KernelError, match="doubled: worth takes 2 parameters, this takes 1"):
        answer(worth, Ruin, doubled)


def test_an_answer_is_a_kernel() -> None:
    def worth_of_ruin(factor: int, s: Ruin) -> int:
        return factor * s.stones

    with pytest.raises(KernelError, match="worth_of_ruin is not a @kernel"):
        answer(worth, Ruin, worth_of_ruin)
    assert worth(1, Inn(rooms=2)) == worth_of_inn(1, Inn(rooms=2))
