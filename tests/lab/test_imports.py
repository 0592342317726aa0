"""Polars and Ray come in only when tables are asked for."""

from pathlib import Path

from smokestack.bots.simulate import play_games
from smokestack.kernel.cache import PACKAGE, cache_folder, source_hash
from smokestack.lab.record import record_games
from tests.kernel.processes import run

IMPORTED = "import sys; import smokestack.cli, smokestack.web.app; print(sorted({'polars', 'ray'} & set(sys.modules)))"


def test_playing_and_serving_import_no_polars() -> None:
    assert run(IMPORTED) == "[]"


def test_the_labs_own_sources_count_for_its_kernels_alone() -> None:
    assert Path(cache_folder(play_games)).name == source_hash()
    assert Path(cache_folder(record_games)).name == source_hash(PACKAGE / "lab") != source_hash()
