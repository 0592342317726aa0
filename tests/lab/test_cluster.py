"""The same tables from Ray, started here for the test."""

import os
import sys
import warnings
from functools import partial
from pathlib import Path

import pytest

from smokestack.lab.cluster import TOKEN, Cluster, require_answer
from smokestack.lab.errors import LabError
from smokestack.lab.run import play_run
from tests.lab.runs import INTERPRETED, files_of, short_run


def test_ray_gives_the_same_tables_to_the_byte(tmp_path: Path) -> None:
    play_run(short_run(), tmp_path / "threads", INTERPRETED)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own imports warn of what it will change one day
        play_run(short_run(), tmp_path / "ray", partial(Cluster, compiled=False))
    assert files_of(tmp_path / "ray") == files_of(tmp_path / "threads")
    assert TOKEN not in os.environ


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r"pip install 'smokestack\[cluster\]'"):
        Cluster(short_run(), compiled=False)


def test_an_address_where_nobody_answers_is_refused_at_once() -> None:
    with pytest.raises(LabError, match=r"there is no Ray at 127.0.0.1:1 "):
        require_answer("127.0.0.1:1")
    require_answer("auto")
