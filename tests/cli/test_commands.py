"""The other commands: each run, each with wrong input."""

import json
import socket
from pathlib import Path

import pytest

from smokestack.cli import serve, warm
from smokestack.gamekit.registry import spec
from smokestack.web.settings import Settings
from tests.bots.pool_work import be_lost
from tests.cli.conftest import Run
from tests.golden.playthrough import GAMES
from tests.kernel.processes import run

RECORDED = next(golden.record for golden in GAMES if golden.title == "round-limit")
ROOT = Path(__file__).resolve().parents[2]
EDITION = ROOT / f"src/smokestack/games/titans/data/editions/{spec('titans').default_edition}.toml"


@pytest.mark.parametrize(("host", "network"), [("0.0.0.0", "http://192.168.7.5:"), ("127.0.0.1", "")])
def test_serve_tells_pages_how_others_on_the_network_come(
    smokestack: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, network: str
) -> None:
    started: list[Settings] = []

    def run(settings: Settings, listening: socket.socket, _: object) -> None:
        started.append(settings)
        listening.close()

    monkeypatch.setattr(serve, "network_host", lambda: "192.168.7.5")
    monkeypatch.setattr(serve, "run", run)
    done = smokestack("serve", "--host", host, "--port", "0", "--db", str(tmp_path / "tables.db"), "--no-browser")
    assert done.code == 0
    assert started[0].network.startswith(network)
    assert bool(started[0].network) == ("Others on your network" in done.words) == bool(network)


def test_simulate_shows_who_wins(smokestack: Run) -> None:
    done = smokestack("simulate", "titans", "-n", "40", "-p", "2", "--bots", "greedy,random", "--seed", "1")
    assert done.code == 0
    assert "40 games of titans with 2 players" in done.words
    assert "greedy 100.0%" in done.words


def test_simulate_prints_json_for_programs(smokestack: Run) -> None:
    words = ("simulate", "titans", "-n", "6", "-p", "2", "--bots", "random,random", "--json", "--seed", "4")
    compiled, interpreted = json.loads(smokestack(*words).out), json.loads(smokestack(*words, "--interpreted").out)
    assert compiled["games"] == 6
    assert compiled["bots"] == interpreted["bots"]
    assert compiled["mean_decisions"] == interpreted["mean_decisions"]


def test_replay_tells_a_match_and_shows_a_moment(smokestack: Run) -> None:
    story = smokestack("replay", str(RECORDED))
    assert "comes first in the turn order." in story.out
    assert "The match is over (round limit)" in story.words
    moment = smokestack("replay", str(RECORDED), "--at", "12")
    assert "After entry 12 of" in moment.out
    assert "Turn order:" in moment.out


def test_replay_shows_the_ledger(smokestack: Run) -> None:
    done = smokestack("replay", str(RECORDED), "--ledger")
    assert "1 facility:steel-forge: bank → seat:0 (build, T4.1)" in done.out


def test_rules_show_all_a_chapter_or_a_clause(smokestack: Run) -> None:
    clauses = spec("titans").clauses
    everything = smokestack("rules", "titans").out
    assert all(clause.id in everything for clause in clauses.all)
    chapter = smokestack("rules", "titans", "T8").out
    assert "T8.5" in chapter
    assert "T2.1" not in chapter
    assert smokestack("rules", "titans", "t8.5").out.startswith("T8.5")


def test_perft_is_the_fingerprint_of_the_rules(smokestack: Run) -> None:
    done = smokestack("perft", "titans", "--players", "2", "--depth", "5")
    counts = [line.split()[1] for line in done.out.splitlines() if line and line[0].isdigit()]
    assert counts == ["2", "16", "112", "672", "3,360"]
    divided = smokestack("perft", "titans", "--players", "2", "--depth", "2", "--divide")
    assert "order 1" in divided.out


def test_edition_check_warns_of_what_was_not_asked_when_an_edition_was_released(
    smokestack: Run, tmp_path: Path
) -> None:
    released = ROOT / "src/smokestack/games/empire/data/editions/nano-4.toml"
    warned = smokestack("edition", "check", str(released))
    assert warned.code == 0
    assert "a valid edition of empire" in warned.words
    assert "warning: buildings: the industrial ones can rise 12 steps together" in warned.words
    copy = tmp_path / "copy.toml"
    copy.write_text(released.read_text(encoding="utf-8").replace("reroll_cost = 2", "reroll_cost = 3"))
    refused = smokestack("edition", "check", str(copy))
    assert refused.code == 2
    assert "buildings: the industrial ones can rise 12 steps together" in " ".join(refused.err.split())
    assert "warning" not in smokestack("edition", "check", str(EDITION)).words


def test_edition_check_and_show(smokestack: Run, tmp_path: Path) -> None:
    assert "a valid edition of titans" in smokestack("edition", "check", str(EDITION)).words
    shown = smokestack("edition", "show", "titans", "--source", "book").words
    assert "facilities[oil-well].uses 0, 5, 15 book" in shown
    broken = tmp_path / "mine.toml"
    text = EDITION.read_text(encoding="utf-8")
    broken.write_text(text.replace("cash = 50", "cash = -5").replace('makes = "corn"', 'makes = "gold"'), "utf-8")
    refused = smokestack("edition", "check", str(broken))
    assert refused.code == 2
    said = " ".join(refused.err.split())
    assert "mine.toml: " in said
    assert "rules.cash: is -5; it must be a whole number from 0 to 500" in said
    assert "facilities[farm].makes: is 'gold'; it must be one of wood" in said


def test_bench_and_warm_run(smokestack: Run) -> None:
    rates = json.loads(smokestack("bench", "titans", "--seconds", "0.1", "--json").out)["decisions_per_second"]
    assert rates["compiled, 1 core"] > rates["interpreted"]
    assert "compiled rules and bots ready" in smokestack("warm", "titans").words


@pytest.mark.parametrize(
    ("games", "at_once", "whole"), [(3, 1, 3), (3, 2, 2), (4, 2, 4), (1, 2, 0), (3, 8, 0), (2, 2, 2)]
)
def test_games_are_warmed_whole_as_long_as_there_is_one_for_each_process(games: int, at_once: int, whole: int) -> None:
    wanted = [f"game {k}" for k in range(games)]
    works = warm.shared_out(wanted, at_once)
    assert [work.game for work in works if len(work.parts) == 2] == wanted[:whole]
    done = [(work.game, part) for work in works for part in work.parts]
    assert done == [(game, part) for game in wanted for part in (warm.RULES, warm.SEARCH)]


TEACH = """
import smokestack
from smokestack.bots.learned.table.practice import practise
from smokestack.bots.learned.teach import teach
from smokestack.kernel.compile import compiled

next(teach(smokestack.game("titans", compiled=True), games=10, each=10))
print(sum(compiled(practise).stats.cache_misses.values()), sum(compiled(practise).stats.cache_hits.values()))
"""


def test_warm_leaves_nothing_of_teaching_to_compile(smokestack: Run) -> None:
    assert smokestack("warm", "titans").code == 0
    assert run(TEACH) == "0 1"


def test_warm_says_what_to_do_when_a_process_is_lost(smokestack: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.setattr(warm, "do_work", be_lost)
    refused = smokestack("warm", "titans")
    assert refused.code == 2
    assert "a process that compiled is lost (the process is gone)" in refused.err
    assert "memory may be short: compile one game at a time" in refused.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            ("simulate", "titans", "--bots", "clever,random"),
            "no bot named 'clever'; there is: archie, easy",
        ),
        (("simulate", "titans", "-p", "2", "--bots", "random,random,greedy"), "3 bots for 2 seats"),
        (("replay", str(EDITION)), "this is no saved match of Smokestack"),
        (("replay", str(RECORDED), "--at", "9999"), "the match has entries 0 to"),
        (("rules", "titans", "T99"), "no clause named 'T99'"),
        (("edition", "check", "nowhere.toml"), "cannot be read"),
        (("edition", "show", "titans", "--source", "guess"), "no source named 'guess'"),
        (("perft", "titans", "--players", "9"), "option players is 9"),
        (("warm", "chess"), "no game named 'chess'"),
    ],
)
def test_wrong_input_is_refused_in_words(smokestack: Run, words: tuple[str, ...], reason: str) -> None:
    done = smokestack(*words)
    assert done.code == 2
    assert reason in " ".join(done.err.split())
    assert "Traceback" not in done.err
