"""Playing in the terminal, by what a person types."""

from pathlib import Path

import pytest

from smokestack.match.entry import Decision
from smokestack.match.save import load
from tests.cli.conftest import Run

OLDER = Path(__file__).parents[1] / "matches" / "older"
"""Matches of older rules."""
TWO_PEOPLE = ("play", "titans", "--seats", "Ann,Ben", "--seed", "3")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_a_person_plays_against_bots_and_leaves(smokestack: Run, file: Path) -> None:
    done = smokestack("play", "--seed", "5", "--save", str(file), typed="1\n\nq\n")
    assert done.code == 0
    assert "Player builds a Lumber Camp." in done.out
    assert f"smokestack play --resume {file}" in done.words
    assert [seat.kind for seat in load(file).seats] == ["human", "bot", "bot"]


def test_a_saved_match_goes_on_where_it_was(smokestack: Run, file: Path) -> None:
    smokestack(*TWO_PEOPLE, "--save", str(file), typed="build steel-forge\n\nq\n")
    before = load(file)
    done = smokestack("play", "--resume", str(file), typed="build lumber-camp\n\nq\n")
    after = load(file)
    assert "builds a Lumber Camp" in done.out
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) == len(before.entries) + 2


def test_a_choice_can_be_taken_back_and_done_again(smokestack: Run, file: Path) -> None:
    done = smokestack(*TWO_PEOPLE, "--save", str(file), typed="1\nu\n2\nu\nr\n\nq\n")
    assert done.out.count("Taken back.") == 2
    assert "Done again." in done.out
    facilities = [player.facilities for player in load(file).position.view().players]
    assert sorted(len(owned) for owned in facilities) == [0, 1]
    assert "Stone Quarry" in str(facilities)


def test_the_turn_waits_until_it_is_handed_over(smokestack: Run, file: Path) -> None:
    smokestack(*TWO_PEOPLE, "--save", str(file), typed="1\n")
    match = load(file)
    assert match.waiting is not None


def test_what_is_refused_is_said_and_changes_nothing(smokestack: Run, file: Path) -> None:
    typed = "expand farm\n99\nfly away\nw build oil-well\nw build lumber-camp\nq\n"
    done = smokestack(*TWO_PEOPLE, "--save", str(file), typed=typed)
    assert "T4.3: you own no Farm to expand" in done.err
    assert "there is no choice 99" in done.err
    assert "no action named 'fly'" in done.err
    assert "T2.6: needs 1 research; Research has 0" in done.words
    assert "That is allowed." in done.out
    assert not any(player.facilities for player in load(file).position.view().players)


def test_a_hint_names_an_action_and_a_reason(smokestack: Run, file: Path) -> None:
    done = smokestack(*TWO_PEOPLE, "--save", str(file), typed="h\nq\n")
    hint = done.out.split("(? helps) > ")[1].split("\n\n")[0]
    action, _, reason = hint.partition(": ")
    assert load(file).why(action) is None
    assert len(reason) > 5


def test_a_search_bot_plays_in_the_terminal_and_gives_the_hints(smokestack: Run, file: Path) -> None:
    seats = ("play", "titans", "--seats", "Ann,search:8", "--seed", "3")
    done = smokestack(*seats, "--save", str(file), typed="h\n1\n\nq\n")
    assert "of 100 in" in done.words
    match = load(file)
    assert [seat.name for seat in match.seats] == ["Ann", "search:8"]
    assert {entry.seat for entry in match.entries if isinstance(entry, Decision)} == {0, 1}


def test_a_budget_that_cannot_be_read_is_no_person(smokestack: Run) -> None:
    done = smokestack("play", "titans", "--seats", "Ann,search:soon")
    assert "no budget I can read" in done.err


def test_help_board_and_saving_elsewhere(smokestack: Run, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    done = smokestack(*TWO_PEOPLE, "--save", str(file), typed=f"?\nb\ns {other}\n1\n\nq\n")
    assert "take back your last choice" in done.out
    assert done.out.count("Turn order:") == 3
    assert len(load(other).entries) > len(load(file).entries) == 0


def test_a_short_game_is_played_to_its_result(smokestack: Run, file: Path) -> None:
    typed = "1\n\n1\n\n"
    done = smokestack(*TWO_PEOPLE, "--set", "round_limit=1", "--save", str(file), typed=typed)
    assert "The game is over (round limit)." in done.out
    assert load(file).over


def test_bots_alone_play_to_the_end(smokestack: Run, file: Path) -> None:
    done = smokestack("play", "--seats", "greedy,random", "--seed", "1", "--save", str(file))
    assert "The game is over (three ages)." in done.out


def test_what_lies_face_up_can_be_looked_at(smokestack: Run, file: Path) -> None:
    words = (*TWO_PEOPLE, "--edition", "prototype", "--save", str(file))
    done = smokestack(*words, typed="?\ncards\nGRIDS\nbuild lumber-camp\ncards\n\nq\n")
    assert "  cards     real estate, facilities and advancements" in done.out
    assert "  level 1  space for wood, steel; cards General Store 1/1/2," in done.out
    assert done.out.count("Oil Well        oil       research   + steel     $0/$5/$15       8") == 2
    assert "Lumber Camp     wood      nothing    steel       $0/$4/$12       7  ● 1" in done.out, "while one confirms"
    assert "  serves   Residential and Industrial: wants 0, would sell 0" in done.out
    assert len([entry for entry in load(file).entries if isinstance(entry, Decision)]) == 1


def test_a_game_without_such_sheets_knows_no_word_for_them(smokestack: Run, file: Path) -> None:
    done = smokestack("play", "empire", "--seed", "1", "--save", str(file), typed="cards\n?\nq\n")
    assert "no action named 'cards'" in done.out + done.err
    assert "  cards " not in done.out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("play", "chess"), "no game named 'chess'; there is: "),
        (("play", "--seats", "Ann"), "option players is 1"),
        (("play", "--seats", "Ann,,Ben"), "empty seat"),
        (("play", "--edition", "fancy"), "no edition named 'fancy'"),
        (("play", "--set", "speed=3"), "no option named 'speed'"),
        (("play", "--set", "round_limit"), "NAME=VALUE"),
        (("play", "--resume", "nowhere.jsonl"), "cannot be read"),
        (("play", "--resume", str(OLDER / "titans-1-plea.jsonl")), "can only be read from entry 67 on"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_words(smokestack: Run, words: tuple[str, ...], reason: str) -> None:
    done = smokestack(*words)
    assert done.code == 2
    assert reason in " ".join(done.err.split())
    assert "Traceback" not in done.err


def test_a_new_match_never_overwrites_another(smokestack: Run, file: Path) -> None:
    smokestack(*TWO_PEOPLE, "--save", str(file), typed="1\n\nq\n")
    before = file.read_bytes()
    done = smokestack(*TWO_PEOPLE, "--save", str(file), typed="q\n")
    assert done.code == 2
    assert "exists already" in done.err
    assert file.read_bytes() == before


def test_a_place_that_cannot_be_written_is_refused_before_the_first_move(smokestack: Run, tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "missing" / "match.jsonl"):
        done = smokestack(*TWO_PEOPLE, "--save", str(place), typed="q\n")
        assert done.code == 2
        assert "could not be saved" in done.err
        assert "Go on with" not in done.out


def test_a_finished_turn_says_what_to_press(smokestack: Run, file: Path) -> None:
    done = smokestack(*TWO_PEOPLE, "--save", str(file), typed="1\n1\nU\nw\nq\n")
    assert "Press Enter to end your turn first" in done.out
    assert "Taken back." in done.out
    assert "such as: w pass" in done.words


def test_an_action_named_like_a_command_is_an_action(smokestack: Run, file: Path) -> None:
    """`board` shows the table, and `board 1` in Empire puts a passenger on a train."""
    done = smokestack("play", "empire", "--seed", "5", "--save", str(file), typed="board\nboard 1\nq\n")
    assert done.out.count("Round 1 of 15") == 2
    assert "this is for another moment of the round" in done.err


def test_offers_are_declined_by_setting(smokestack: Run, file: Path) -> None:
    done = smokestack("play", "victory", "--seed", "5", "--save", str(file), typed="o\no 2\no 0\no all\nq\n")
    assert "Write how many offers a move" in done.out
    assert "declined after 2 a move" in done.out
    assert "All offers to you will be declined." in done.out
    assert "asked about every offer" in done.out


def test_a_game_without_offers_says_so(smokestack: Run, file: Path) -> None:
    done = smokestack(*TWO_PEOPLE, "--save", str(file), typed="o 0\nq\n")
    assert "nobody makes any" in done.err
