"""What is alive: uses counted from logs and tellings, clauses that show as their lines say, and what is dead named."""

from dataclasses import replace
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import polars as pl
import pytest

import smokestack
from smokestack.gamekit.clauses import Clause
from smokestack.gamekit.errors import ManifestError
from smokestack.gamekit.registry import names, spec
from smokestack.gamekit.telling import Entry, Sentence, Telling
from smokestack.lab.alive.alive import Alive, alive
from smokestack.lab.alive.export import as_csv, as_json
from smokestack.lab.alive.items import ACTIONS, CLAUSES
from smokestack.lab.alive.runs import plan_setting, plan_settings, player_counts
from smokestack.lab.alive.signs import Tables, kind_uses, sign_uses
from smokestack.lab.alive.uses import ROWS, read_tables
from smokestack.lab.alive.words import share, verdict, wins
from smokestack.lab.block import record_block
from smokestack.lab.frames import frames_of
from smokestack.lab.gamelab import lab_of
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.run import play_run
from smokestack.lab.tables import NOBODY, Run
from smokestack.lab.told import touched
from tests.lab.editions import changed
from tests.lab.runs import INTERPRETED


@lru_cache
def tables_of(name: str) -> tuple[Meta, Tables]:
    """Two games between random players, interpreted."""
    game = smokestack.game(name)
    meta = plan_run(game, 2, 3, ["random"], rows=ROWS, **spec(name).short_games)
    return meta, frames_of(meta, game, record_block(meta, game, range(2)))


FIRST = smokestack.game("titans", edition="prototype")
"""Nobody can buy a card in three rounds of it."""


@pytest.fixture(scope="module")
def titans(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Alive]:
    """A short run of Titans, and what it shows."""
    meta = plan_run(FIRST, 40, 7, ["random"], 3, rows=ROWS, two_facilities=1, round_limit=3)
    run = play_run(meta, tmp_path_factory.mktemp("alive"), INTERPRETED)
    return run, alive({"3 players": run})


@pytest.mark.parametrize("name", names())
def test_every_sign_of_a_clause_is_something_that_can_be_seen(name: str) -> None:
    game, (meta, tables) = smokestack.game(name), tables_of(name)
    kinds = kind_uses(game, tables)
    for clause in spec(name).clauses.all:
        for sign in clause.shows:
            sign_uses(sign, clause, game, meta, tables, kinds)


@pytest.mark.parametrize("name", names())
def test_a_clause_shows_or_says_why_no_log_can_show_it(name: str) -> None:
    """Where it has no sign, some sentence or ledger line can name it; one that is unseen is never named."""
    words = "\n".join(sources_of(spec(name).words_room.partition(":")[0].rpartition(".")[0]))
    told = set(tables_of(name)[1]["clauses"]["clause"])
    for clause in spec(name).clauses.all:
        if clause.unseen:
            assert not clause.shows, clause.id
            assert clause.id not in told
        else:
            assert clause.shows or f'"{clause.id}"' in words, clause.id


def sources_of(package: str) -> list[str]:
    """The texts of all modules of a game's package that tell what happens."""
    return [file.read_text(encoding="utf-8") for file in modules(resources.files(package)) if "word" in str(file)]


def modules(folder: Traversable) -> list[Traversable]:
    found = []
    for entry in folder.iterdir():
        found += modules(entry) if entry.is_dir() else [entry] if entry.name.endswith(".py") else []
    return found


def test_a_sign_that_does_not_exist_is_refused() -> None:
    game, (meta, tables) = smokestack.game("titans"), tables_of("titans")
    for sign in ("action fly", "end of the world", "count sheep", "moon"):
        clause = Clause("T0.0", "None", "", (), False, "", (sign,))
        with pytest.raises(ManifestError, match=f"clause T0.0 of titans shows by '{sign}'"):
            sign_uses(sign, clause, game, meta, tables, kind_uses(game, tables))


def test_a_clause_is_touched_by_the_seats_of_its_ledger_lines_or_by_who_decides() -> None:
    paid = Entry("money", 3, "seat:2", "seat:0", "purchase", "T2.5")
    drawn = Entry("cube:1", 1, "bank", "grid:wood", "reveal", "T6.2")
    said = Sentence("Paid.", clause="T2.5"), Sentence("Done.", clause="T3.2"), Sentence("Well.")
    telling = Telling(said, (paid, drawn))
    assert touched(telling, 1) == {("T2.5", 0), ("T2.5", 2), ("T6.2", 1), ("T3.2", 1)}
    assert touched(telling, NOBODY) >= {("T3.2", NOBODY), ("T2.5", 0)}


def test_uses_are_those_of_the_logs(titans: tuple[Run, Alive]) -> None:
    run, found = titans
    game, tables = FIRST, read_tables(run)
    for row in found.group(ACTIONS):
        users = {
            (number, seat)
            for number, seat, action in tables["taken"].select("game", "seat", "action").iter_rows()
            if game.decode(action).verb == row.item.name
        }
        games = {
            number
            for number, actions in tables["logs"].iter_rows()
            if any(game.decode(action).verb == row.item.name for action in actions)
        }
        (use,) = row.uses
        assert (use.games.value, use.seats.value) == (len(games) / 40, len(users) / 120)
        if use.wins:
            won = {(number, seat) for number, seat in tables["seats"].filter("won").select("game", "seat").iter_rows()}
            assert use.wins.value == len(users & won) / len(users)


def test_clauses_show_by_telling_by_ends_and_by_counts(titans: tuple[Run, Alive]) -> None:
    run, found = titans
    seen = {row.item.name: row.uses[0] for row in found.group(CLAUSES)}
    assert seen["T9.3"].games.value == seen["T1.4"].games.value == 1.0
    assert seen["T9.3"].seats.value == 40 / 120, "it is told of whoever takes the last turn"
    second = run.seats.filter(pl.col("m_second_facilities") > 0).collect()
    assert second.height
    assert seen["T5.6"].seats.value >= second.height / 120
    assert seen["T8.7"].games.value == 0.0


def test_what_is_dead_is_named_and_what_is_unseen_is_not(titans: tuple[Run, Alive]) -> None:
    _, found = titans
    dead, *_ = verdict(found)
    assert dead.startswith("Dead, in under 1\N{NO-BREAK SPACE}% of 40 games here: ")
    assert "T8.7 Who starts the age" in dead
    assert "T4.2" not in dead
    assert "all 24 advancements" in dead
    assert len(verdict(found, 2)[0]) < len(dead)
    alone = replace(found, rows=tuple(row for row in found.rows if not (row.dead or row.rare)))
    assert verdict(alone) == ["Nothing is dead or rare in 40 games"]


def test_shares_and_wins_in_a_cell(titans: tuple[Run, Alive]) -> None:
    _, found = titans
    assert [share(value) for value in (0.0, 0.001, 0.0149, 1.0)] == ["0", "<1", "1", "100"]
    build = next(row for row in found.group(ACTIONS) if row.item.name == "order").uses[0]
    assert wins(build) == "–"
    compared = next(use for row in found.rows for use in row.uses if use.wins)
    assert wins(compared)[0] in "+-"


def test_other_programs_get_a_row_for_each_item_and_setting(titans: tuple[Run, Alive]) -> None:
    _, found = titans
    told = as_json(found)
    assert len(told["items"]) == len(found.rows)
    assert {row["state"] for row in told["items"]} >= {"dead", "alive", "It only forbids."}
    assert as_csv(found).splitlines()[0].startswith("group,name,title,state,setting,games,game_share,seat_share")


@pytest.mark.parametrize("name", names())
def test_settings_are_numbers_of_players_and_side_runs(name: str) -> None:
    game = smokestack.game(name)
    plans = plan_settings(game, 3, 1, ["greedy"])
    assert len(plans) == len(player_counts(game)) + len(lab_of(game.spec).side_runs)
    assert all(set(ROWS) <= set(meta.rows) and meta.games == 3 for meta in plans.values())
    (only,) = plan_settings(game, 3, 1, ["greedy"], [2]).items()
    assert (only[0], only[1].seats) == ("2 players", 2)


def test_a_setting_has_a_seat_for_every_bot() -> None:
    plans = plan_settings(smokestack.game("titans"), 1, 1, ["greedy", "random", "greedy", "random", "random"])
    assert list(plans) == ["5 players", "6 players"]


def test_what_the_edition_does_not_have_is_not_called_dead(tmp_path: Path) -> None:
    """Empire without the icon that any building can be upgraded with."""
    edition = changed(
        "empire",
        (f'name = "{spec("empire").default_edition}"', 'name = "plain"'),
        *[('["produce", "upgrade_any"', '["produce", "upgrade_industrial"')] * 2,
    )
    game = smokestack.game("empire", edition=edition)
    run = play_run(plan_setting(game, 1, 1, ["random"], 0), tmp_path / "run", INTERPRETED)
    row = next(row for row in alive({"2 players": run}).rows if row.item.name == "Upgrade any")
    assert row.item.excuse == "not in this edition"
    assert not row.dead
