"""The balance report: built from tiny runs, with the right figures, and complete in its folder."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import polars as pl
import pytest

import smokestack
from smokestack.gamekit.registry import names, spec
from smokestack.games.empire.lab.sections import deal_section
from smokestack.lab.alive.runs import plan_setting
from smokestack.lab.gamelab import lab_of, measured_things, things_of
from smokestack.lab.meta import Meta
from smokestack.lab.places import starting_places
from smokestack.lab.plan import plan_run
from smokestack.lab.report.balance import sections_of, write_report
from smokestack.lab.report.data import Data
from smokestack.lab.report.example_games import ExampleGames
from smokestack.lab.report.length import length_section
from smokestack.lab.report.scores import leader_section
from smokestack.lab.report.seats import seats_section
from smokestack.lab.report.wants import wants_sections
from smokestack.lab.run import play_run
from smokestack.lab.tables import Run
from smokestack.lab.workers import Threads
from smokestack.match.save import load
from tests.lab import handmade

PLAIN = partial(Threads, compiled=False, size=1)


def tiny_run(folder: Path, name: str, games: int, **options: Any) -> Run:
    """As many players as at the table the game proposes."""
    players = len(spec(name).first_table.split(","))
    meta = plan_run(smokestack.game(name), games, 5, ["random"], players, **options)
    return play_run(meta, folder, PLAIN)


@pytest.fixture(scope="module", params=names())
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Path, list[str]]:
    """A run of a few games, its report, and what stands out."""
    name, folder = request.param, tmp_path_factory.mktemp(request.param)
    run = tiny_run(folder / "data", name, 3)
    sides = lab_of(spec(name)).side_runs
    beside = {side.name: tiny_run(folder / f"data-{side.name}", name, 1, **side.options) for side in sides}
    counts = {f"{seats} players": folder / f"data-{seats}" for seats in (run.meta.seats, 2)}
    settings = {name: play_run(plan_for(run, name), home, PLAIN) for name, home in counts.items()}
    file = folder / "report.html"
    return run, file, write_report(run, file, beside, settings)


def plan_for(run: Run, setting: str) -> Meta:
    """A game with as many players as the setting's name says."""
    return plan_setting(smokestack.game(run.meta.game), 1, 5, ["random"], int(setting.split()[0]))


def parsed(file: Path) -> ElementTree.Element:
    return ElementTree.fromstring(file.read_text(encoding="utf-8").removeprefix("<!doctype html>\n"))


def all_text(file: Path) -> str:
    return " ".join("".join(parsed(file).itertext()).split())


def test_the_page_is_whole_in_itself(report: tuple[Run, Path, list[str]]) -> None:
    _, file, _ = report
    page = parsed(file)
    assert "http" not in file.read_text(encoding="utf-8")
    assert not list(page.iter("script"))
    assert not list(page.iter("img"))
    assert {each.get("role") for each in page.iter("svg")} == {"img"}


def test_every_link_leads_somewhere(report: tuple[Run, Path, list[str]]) -> None:
    _, file, _ = report
    page = parsed(file)
    keys = {each.get("id") for each in page.iter()}
    links = {each.get("href", "") for each in page.iter("a")}
    assert any(link.startswith("examples/") for link in links)
    for link in links:
        assert link[1:] in keys if link.startswith("#") else (file.parent / link).is_file()
    assert {f"examples/{each.name}" for each in (file.parent / "examples").iterdir()} <= links


def test_examples_are_the_recorded_games(report: tuple[Run, Path, list[str]]) -> None:
    run, file, _ = report
    example = sorted((file.parent / "examples").glob("game-*.jsonl"))[0]
    number = int(example.stem.split("-")[1])
    recorded = run.seats.filter(pl.col("game") == number).collect()
    assert load(example).position.scores() == recorded["score"].to_list()


def test_it_names_bot_games_seed_and_edition(report: tuple[Run, Path, list[str]]) -> None:
    run, file, _ = report
    shown = all_text(file)
    assert f"Games3, with {run.meta.seats} players each" in shown
    assert "Botsrandom" in shown
    assert "Seed5" in shown
    assert f"{run.meta.edition.name}, hash {run.meta.edition.digest}" in shown


def test_it_opens_with_five_to_ten_findings(report: tuple[Run, Path, list[str]]) -> None:
    _, file, findings = report
    listed = parsed(file).findall("body/main/ol/li")
    assert 4 <= len(findings) <= 10
    assert [(each.text or "") for each in listed] == [f"{finding}. " for finding in findings]


def test_it_shows_every_setting_side_by_side_and_what_is_dead(report: tuple[Run, Path, list[str]]) -> None:
    run, file, _ = report
    head = next(each for each in parsed(file).iter("section") if each.get("id") == "settings").find(".//thead/tr")
    assert head is not None
    assert [each.text or "" for each in head][1:] == list(dict.fromkeys([f"{run.meta.seats} players", "2 players"]))
    alive = next(each for each in parsed(file).iter("section") if each.get("id") == "alive")
    told = " ".join("".join(alive.itertext()).split())
    assert "Kinds of action: " in told
    assert f"Clauses: {len(spec(run.meta.game).clauses.all)}, " in told


def test_the_largest_effect_is_told_first(tmp_path: Path) -> None:
    """Titans, two rounds: what nobody gets near is more of it than a game of two rounds could drag."""
    run = tiny_run(tmp_path / "data", "titans", 3, round_limit=2)
    data = Data.of(run, ExampleGames())
    _, told = sections_of(data, {}, {}, None)
    shown = write_report(run, tmp_path / "report.html", {})
    sizes = {finding.shown: finding.size for finding in told}
    assert [sizes[each] for each in shown] == sorted(sizes.values(), reverse=True)[: len(shown)]
    assert sizes[shown[0]] > sizes[shown[-1]]


def test_its_figures_are_those_of_the_tables(report: tuple[Run, Path, list[str]]) -> None:
    run, file, _ = report
    wins = run.seats.filter(pl.col("seat") == 0).collect()["won"]
    row = next(each for each in parsed(file).iter("tr") if "".join(each[0].itertext()) == "Seat 1")
    shown = "".join(row[1].itertext()).replace("\N{NO-BREAK SPACE}", " ")
    mean = wins.mean()
    assert isinstance(mean, float)
    assert shown.startswith("100 %" if mean == 1 else f"{mean * 100:.1f} %")


@pytest.mark.parametrize("name", names())
def test_every_thing_has_a_name_and_a_measure_of_the_run(name: str) -> None:
    game = smokestack.game(name)
    columns = {each.column for each in plan_run(game, 1, 1, ["random"]).seat_measures}
    assert set(measured_things(game)) <= columns
    assert all(thing.name and thing.kind and thing.taken for thing in things_of(game).values())


def test_actions_mean_the_things_their_text_names() -> None:
    titans, victory, empire = (smokestack.game(name) for name in ("titans", "victory", "empire"))
    assert things_of(titans)[titans.number("build farm")].name == "Farm"
    assert things_of(titans)[titans.number("produce farm 2")].name == "Corn"
    assert things_of(titans)[titans.number("buy dynamite")].kind == "advancement"
    assert things_of(victory)[victory.number("claim rubber")].name == "Rubber"
    assert things_of(empire)[empire.number("build 2 6")].name == "2-6 Town Hall"
    assert titans.number("pass") not in things_of(titans)


def handmade_data() -> Data:
    game = smokestack.game("titans")
    meta = plan_run(game, 4, 1, ["greedy"], 2)
    return Data(
        meta,
        game,
        handmade.games(),
        handmade.seats(),
        handmade.taken(),
        handmade.tallies(),
        handmade.places(),
        ExampleGames(),
    )


def test_handmade_seats_in_words() -> None:
    section, _ = seats_section(handmade_data())
    assert "the highest is seat 1 with 75.0 % (30.1 % to 95.4 %)" in spaced(section.charts[0])
    assert "examples/game-0.jsonl" in section.charts[0]
    assert "10.5" in section.charts[1]


def test_handmade_places_in_words() -> None:
    section, (finding,) = seats_section(handmade_data())
    assert len(section.charts) == 4
    assert spaced(finding.shown).endswith("the highest is who plays second with 75.0 % (30.1 % to 95.4 %)")


def test_places_come_from_the_draws_of_the_log() -> None:
    titans, empire = smokestack.game("titans"), smokestack.game("empire")
    logs = pl.DataFrame(
        {
            "game": [0, 1],
            "actions": [[titans.number(each) for each in words] for words in (ORDER, ["order 3", "order 1"])],
        }
    )
    found = starting_places(logs, titans, 3).sort("game", "place")["seat"].to_list()
    assert found == [1, 0, 2, 2, 0, 1]
    starts = pl.DataFrame({"game": [4], "actions": [[empire.number("flip 1"), empire.number("starter 2")]]})
    assert starting_places(starts, empire, 2).rows() == [(4, 1, 0), (4, 0, 1)]
    assert starting_places(starts.with_columns(actions=pl.lit([0])), empire, 2).is_empty()


ORDER = ["order 2", "order 1", "reveal dynamite"]


def test_handmade_length_in_words() -> None:
    _, (finding,) = length_section(handmade_data())
    assert (
        spaced(finding.shown)
        == "Games take 8 to 16 rounds, 11.0 ± 3.4 on average; 25.0 % (4.6 % to 69.9 %) of them drag"
    )
    assert finding.link == "examples/game-3.jsonl"


def test_handmade_leader_in_words() -> None:
    section, (finding,) = leader_section(handmade_data())
    assert spaced(finding.shown).startswith("An early lead decides little: who leads alone at half time wins 66.7 %")
    assert section.about[0] == "3 of 4 games have a sole leader when half of their rounds are played."


def test_the_deal_counts_where_the_colours_differ() -> None:
    """Brown meets red and loses to nobody, red loses to all; the second game, brown against brown, tells nothing."""
    dealt = ("brown", "red", "brown", "brown", "blue", "brown", "red", "blue")
    colours = {f"m_dealt_{name}": [int(name == each) for each in dealt] for name in ("red", "blue", "brown")}
    once = handmade.seats().with_columns(pl.Series(name, values) for name, values in colours.items())
    seats = pl.concat(once.with_columns(pl.col("game") + 4 * k) for k in range(20))
    game = smokestack.game("empire")
    made = replace(handmade_data(), meta=plan_run(game, 80, 1, ["greedy"]), game=game, seats=seats)
    section, (finding,) = deal_section(made)
    told = "In games whose dealt Factories make different Goods, Red wins 0.0 % (0.0 % to 8.8 %)"
    assert spaced(finding.shown) == told
    assert "100 % (91.2 % to 100 %)" in spaced(section.charts[0])
    assert ">40<" in section.charts[0]


def test_things_that_could_not_be_had_are_named_but_not_drawn() -> None:
    sections, findings = wants_sections(handmade_data())
    facilities = sections[0]
    assert facilities.title == "Facilities"
    assert facilities.about[-1] == "Never to be had in these games: Farm, Machine Works, Steel Forge, University."
    assert "Machine Works" not in facilities.charts[0]
    assert not any(section.title == "Advancements" for section in sections)
    assert findings == []  # eight seats are too few to say that anything is out of reach


def spaced(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_shelf_prefers_games_it_has() -> None:
    example_games = ExampleGames()
    assert example_games.pick([7, 8]) == "examples/game-7.jsonl"
    assert example_games.pick([2, 7]) == "examples/game-7.jsonl"
    assert example_games.pick([]) is None
    assert example_games.numbers == {7}
