"""Seeking an edition: goals, measures, the climb, and what it leaves behind."""

import tomllib
from dataclasses import replace
from functools import lru_cache
from math import inf
from pathlib import Path

import pytest

import smokestack
from smokestack.gamekit.errors import SmokestackError, UnknownName
from smokestack.gamekit.registry import spec
from smokestack.lab.errors import LabError
from smokestack.lab.estimates import Estimate, mean
from smokestack.lab.seek.candidate import Candidate, Nursery
from smokestack.lab.seek.climb import Climb, seek
from smokestack.lab.seek.evidence import side_by_side
from smokestack.lab.seek.folder import open_search
from smokestack.lab.seek.front import MOST, Raced, beats, front_with
from smokestack.lab.seek.goals import Goals, goals_of, read_goals
from smokestack.lab.seek.measures import measured
from smokestack.lab.seek.probe import Probe
from smokestack.lab.seek.publish import edition_text
from smokestack.lab.seek.quantiles import quantile
from smokestack.lab.seek.results import Asked, Found, Results
from smokestack.lab.seek.scores import by_group
from smokestack.lab.seek.vary import variables

EXAMPLE = Path(__file__).parents[2] / "examples" / "goals"
TITANS = spec("titans").edition()
GOALS = """
game = "titans"
[play]
stages = [2, 3]
evidence = 4
[[vary]]
path = "advancements.trust.amount"
low = 1
high = 40
[[vary]]
path = "facilities.farm.uses"
low = [0, 3, 5]
high = [9, 12, 40]
[[goals]]
group = "length"
measure = "rounds"
players = [2]
low = 30
high = 31
tolerance = 2
[[goals]]
group = "life"
measure = "score"
players = [2, 3]
low = 20
tolerance = 1
"""


def goals(changed: str = "", to: str = "") -> Goals:
    text = GOALS.replace(changed, to, 1) if changed else GOALS
    return goals_of(text, tomllib.loads(text), "goals.toml")


class Reckoned(Results):
    """Figures that follow from the cards without a game: Trust makes games long, dear farms score."""

    played = 0

    def figures(self, asked: Asked, candidate: Candidate) -> Found:
        self.played += 1
        values = candidate.edition.values
        amount, uses = values["advancements[trust].amount"], values["facilities[farm].uses"]
        return {"rounds": Estimate(amount, amount, amount, 9), "score": Estimate(uses[2] - amount / 9, 0, 99, 9)}


def climb(file: Path | None = None, seed: int = 5) -> Climb:
    wanted = goals()
    varied, _ = variables(tomllib.loads(TITANS.text), TITANS, wanted.vary)
    results = Reckoned(spec("titans"), wanted, seed, file, compiled=False)
    return Climb(wanted, Nursery(spec("titans"), TITANS, varied), results, seed)


@lru_cache
def climbed(tries: int = 120, seed: int = 5) -> Climb:
    return climb_on(tries, None, seed)


def climb_on(tries: int, file: Path | None = None, seed: int = 5) -> Climb:
    made = climb(file, seed)
    seek(made, tries, lambda: False, lambda _: None)
    return made


def test_goals_say_what_is_wanted() -> None:
    found = goals()
    assert (found.groups, found.players, found.stages) == (["length", "life"], [2, 3], (2, 3))
    assert [(goal.measure, goal.low, goal.high) for goal in found.goals] == [("rounds", 30, 31), ("score", 20, inf)]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "titans"', "", "game is missing; it is a text"),
        ("evidence = 4", "evidence = 1", r"play\.evidence is 1; it must be 2 or more"),
        ("evidence = 4", "evidences = 4", r"play\.evidences is not known; there is bots, evidence"),
        ("stages = [2, 3]", "stages = []", r"play\.stages is \[\]; it must be a list of whole numbers"),
        ("low = 30\nhigh = 31\n", "", r"goals\[1\]\.low and high are the range"),
        ("low = 30\n", "low = 40\n", r"goals\[1\]\.low and high are the range"),
        ("tolerance = 2", "tolerance = 0", r"goals\[1\]\.tolerance and weight must be above 0"),
        ("tolerance = 2", "", r"goals\[1\]\.tolerance is missing; it is a number"),
        ('measure = "rounds"', "measure = 3", r"goals\[1\]\.measure is 3; it must be a text"),
        ("low = 1\n", "lowest = 1\n", r"vary\[1\]\.lowest is not known; there is choices, high"),
    ],
)
def test_a_goals_file_with_a_fault_says_where_it_is(old: str, new: str, said: str) -> None:
    with pytest.raises(LabError, match=said):
        goals(old, new)


def test_shortfalls_count_how_far_beyond_the_range() -> None:
    rounds, score = goals().goals
    assert rounds.shortfall(mean([30.5, 30.5])) == 0
    assert rounds.shortfall(Estimate(26, 25, 27, 9)) == 2
    assert rounds.shortfall(Estimate(26, 24, 28, 9), doubt=0.5) == 1.5
    assert rounds.shortfall(Estimate(0, -inf, inf, 1)) == 0
    assert score.shortfall(Estimate(99, 98, 100, 9)) == 0
    figures = {2: {"rounds": Estimate(37, 37, 37, 9), "score": mean([9, 9])}, 3: {"score": mean([18, 18])}}
    assert by_group(goals(), figures) == {"length": 3, "life": 13}


def test_a_climb_comes_near_to_its_goals() -> None:
    found = climbed()
    assert found.start.total > 10
    assert found.best.total == 0
    assert found.best.candidate.edition.values["advancements[trust].amount"] in (30, 31)
    assert found.tries < 120, "it stops when nothing is left to wish"


def test_the_front_holds_what_nothing_else_beats() -> None:
    front = climbed().front
    assert not any(beats(one.groups, other.groups) for one in front for other in front)
    worse = Raced(front[0].candidate, ({group: value + 1 for group, value in front[0].groups.items()},))
    assert front_with(front, worse) == front


def raced(number: int, changes: int, **groups: float) -> Raced:
    return Raced(replace(climbed().start.candidate, number=number, changes=changes), (groups,))


def test_of_equals_the_front_holds_the_one_with_fewer_changes() -> None:
    one, other = raced(1, 5, length=1, life=2), raced(2, 3, length=1, life=2)
    assert front_with(front_with([], one), other) == [other]
    assert front_with([other], one) == [other]


def test_a_long_front_keeps_the_best_of_each_group() -> None:
    far = raced(99, 1, length=0, life=90)
    front = [far]
    for k in range(1, 31):
        front = front_with(front, raced(k, 1, length=k, life=31 - k))
    assert len(front) == MOST
    assert far in front
    assert min(each.groups["life"] for each in front) == 1


def test_a_climb_follows_from_its_seed() -> None:
    one, again, other = climbed(24), climb_on(24), climbed(12, seed=6)
    assert [each.candidate.values for each in one.front] == [each.candidate.values for each in again.front]
    assert one.results.known == again.results.known
    assert one.results.known.keys() != other.results.known.keys()


def test_a_climb_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    climb_on(12, file)
    with file.open("a") as out:
        out.write('["cut o')  # killed in the middle of a line
    on = climb_on(24, file)
    assert on.results.known == climbed(24).results.known
    assert 0 < on.results.played < climbed(24).results.played  # type: ignore[attr-defined]  # Reckoned
    assert climb(file).results.known == on.results.known


def test_a_damaged_line_of_results_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text("nonsense\n[]\n")
    with pytest.raises(LabError, match=r"results\.jsonl, line 1 is damaged"):
        climb(file)


def test_a_folder_keeps_one_search(tmp_path: Path) -> None:
    open_search(tmp_path / "a", spec("titans"), TITANS, goals("low = 30", "low = 31"), 1)  # and nothing was played
    open_search(tmp_path / "a", spec("titans"), TITANS, goals(), 1).touch()
    open_search(tmp_path / "a", spec("titans"), TITANS, goals(), 1)
    with pytest.raises(LabError, match="holds another search: seed differ"):
        open_search(tmp_path / "a", spec("titans"), TITANS, goals(), 2)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letter.txt").touch()
    with pytest.raises(LabError, match="holds other files and no search"):
        open_search(tmp_path / "b", spec("titans"), TITANS, goals(), 1)


def test_the_edition_found_is_a_file_of_its_own() -> None:
    found = climbed()
    text = edition_text(found.nursery, found.best.candidate, "prototype-9")
    made = spec("titans").read(text, "made.toml")
    assert (made.name, made.title) == ("prototype-9", "Prototype 9")
    assert made.cards == found.best.candidate.edition.cards
    assert made.sources == TITANS.sources
    assert text.startswith("# Titans of Industry, edition `prototype-9`: the board")
    assert "# T1.4: face-up advancements" in text


def test_cards_whose_words_may_be_wrong_are_told() -> None:
    found = climbed()
    assert found.nursery.to_read_again(found.best.candidate.values) == ["advancements.trust"]
    template = {"path": "advancements.*.text", "by": "effect", "score_bonuses": "{amount} share."}
    looked_after = Nursery(spec("titans"), TITANS, found.nursery.variables, [template])
    assert looked_after.to_read_again(found.best.candidate.values) == []


def test_evidence_sets_before_and_after_side_by_side() -> None:
    before = {2: {"rounds": mean([40, 40]), "score": mean([25, 25])}, 3: {"score": mean([9, 9])}}
    after = {2: {"rounds": mean([30, 30]), "score": mean([9, 9])}, 3: {"score": mean([25, 25])}}
    lines = side_by_side(goals(), before, after)
    assert [(line.players, line.name, line.was_met, line.met) for line in lines] == [
        (2, "rounds", False, True),
        (2, "score", True, False),
        (3, "score", False, True),
    ]


PROBE = Probe(smokestack.game("titans"), 3, 4, range(2, 8), ("random",), {"round_limit": 4})


def test_measures_count_what_the_tables_say() -> None:
    sample = PROBE.sample
    assert sample.games["game"].to_list() == [2, 3, 4, 5, 6, 7]
    assert measured(PROBE, "rounds")["rounds"].value == 4
    assert measured(PROBE, "score")["score"].value == pytest.approx(sample.seats["score"].mean())
    assert measured(PROBE, "score.median")["score.median"].value == sorted(sample.seats["score"])[8]
    took = {
        (game, seat) for game, seat, thing in sample.taken.iter_rows() if sample.things[thing].name == "Lumber Camp"
    }
    assert took
    assert measured(PROBE, "users:facility:Lumber Camp")["users:facility:Lumber Camp"].value == len(took) / 18
    games = measured(PROBE, "games:facility:*")
    assert len(games) == 7
    assert games["games:facility:Lumber Camp"].value == len({game for game, _ in took}) / 6
    assert measured(PROBE, "users:facility")["users:facility"].value >= len(took) / 18
    assert measured(PROBE, "gain:facility:Farm")["gain:facility:Farm"].reach == inf, "too few to tell"


def test_places_are_judged_by_the_one_furthest_from_fair() -> None:
    seats = PROBE.sample.seats
    fair = float(seats["won"].sum()) / 18
    wins = [float(seats.filter(seats["place"] == place)["won"].sum()) / 6 for place in range(3)]
    assert measured(PROBE, "place")["place"].value == pytest.approx(max(abs(each - fair) for each in wins))


def test_columns_are_counted_by_games_and_by_seats() -> None:
    seats = PROBE.sample.seats
    rows = seats.sort("game", "seat")["score"].to_list()
    tables = [rows[k : k + 3] for k in range(0, 18, 3)]
    middle = sorted(rows)[9]
    most, least = (sum(of(each) >= middle for each in tables) / 6 for of in (max, min))
    assert measured(PROBE, f"some:score:{middle}")[f"some:score:{middle}"].value == pytest.approx(most)
    assert measured(PROBE, f"every:score:{middle}")[f"every:score:{middle}"].value == pytest.approx(least)
    assert least < most
    assert measured(PROBE, "some:rounds:4")["some:rounds:4"].value == 1, "a column of the games"
    assert measured(PROBE, "some:rounds:5")["some:rounds:5"].value == 0
    second = seats.filter(seats["seat"] == 1)
    assert measured(PROBE, "seat:2:score")["seat:2:score"].value == pytest.approx(second["score"].mean())
    assert measured(PROBE, "seat:2:won")["seat:2:won"].value == pytest.approx(float(second["won"].sum()) / 6)


@pytest.mark.parametrize(
    "measure",
    [
        "some:castles",
        "every:score:many",
        "seat:4:score",
        "seat:1:castles",
        "rond",
        "rounds.most",
        "users:castle",
        "users:facility:Castle",
    ],
)
def test_an_unknown_measure_says_what_there_is(measure: str) -> None:
    with pytest.raises(UnknownName, match="there is: "):
        measured(PROBE, measure)


def test_quantiles_lie_between_others() -> None:
    found = quantile([float(each) for each in range(1, 101)], 0.5)
    assert (found.value, found.low, found.high) == (50, 40, 60)
    assert quantile([3.0], 0.95).value == 3
    assert quantile([float(each) for each in range(1, 101)], 0.95).value == 95


def test_the_example_has_goals_that_its_edition_can_be_judged_by() -> None:
    wanted = read_goals(EXAMPLE / "titans.toml")
    start = spec("titans").edition(EXAMPLE / "titans-start.toml")
    varied, skipped = variables(tomllib.loads(start.text), start, wanted.vary)
    assert len(varied) > 80
    assert "facilities.oil-well.uses" in skipped
    probe = Probe(smokestack.game("titans", edition=start), 3, 4, range(1), ("random",), {"round_limit": 1})
    names = {name for goal in wanted.goals for name in measured(probe, goal.measure) if goal.wants(name)}
    assert len([name for name in names if name.startswith("games:advancement:")]) == 23


@pytest.mark.parametrize("name", ["empire", "empire-solo"])
def test_the_goals_of_empire_can_be_measured_and_have_something_to_vary(name: str) -> None:
    wanted = read_goals(EXAMPLE / f"{name}.toml")
    game = smokestack.game("empire")
    varied, _ = variables(tomllib.loads(game.edition.text), game.edition, wanted.vary)
    assert len(varied) >= 10
    bots = ("random", "archie") if wanted.options["archie"] else ("random",)
    probe = Probe(game, 0, 4, range(2), bots, wanted.options)
    for goal in wanted.goals:
        assert measured(probe, goal.measure)[goal.measure].n == 2


def test_a_try_of_the_example_words_its_cards_as_its_start_does() -> None:
    """The templates say of the start edition what is printed there."""
    wanted = read_goals(EXAMPLE / "titans.toml")
    start = spec("titans").edition(EXAMPLE / "titans-start.toml")
    cards = [row for row in tomllib.loads(start.text)["advancements"] if row["key"] != "dynamite"]
    said = [[each[row[each["by"]]].format(**row) for each in wanted.texts if row[each["by"]] in each] for row in cards]
    assert said == [[row["text"]] for row in cards], "one template for each card but the book's"


def test_errors_are_ours() -> None:
    assert issubclass(LabError, SmokestackError)
    with pytest.raises(LabError, match=r"nowhere\.toml cannot be read"):
        read_goals(Path("nowhere.toml"))
