"""The JSON side of a table: set it up, look, decide, ask why, look back."""

import pytest

from smokestack.games.titans.words.sources import SOURCES
from smokestack.web.guard import MOST_BODY
from tests.web.house import At, House, Visitor, refusal

HOTSEAT = ("you:Ann", "screen:Bob")
SHORT = {"round_limit": 2}


@pytest.fixture
def table(ann: Visitor) -> At:
    """Two at one screen, without bots; seeded, so that every run sees the same."""
    opened = ann.open("titans", *HOTSEAT, options=SHORT, seed=5, confirm=False)
    opened.my_move()
    return opened


FIRST_TABLES = {
    "titans": (("you", "bot", "bot:random"), {}),
    "empire": (("you", "bot:archie"), {"archie": 2}),
    "victory": (("you", "bot"), {}),
}


@pytest.mark.parametrize("game", FIRST_TABLES)
def test_every_game_opens_and_takes_a_decision(ann: Visitor, game: str) -> None:
    seats, options = FIRST_TABLES[game]
    opened = ann.open(game, *seats, options=options)
    state = opened.my_move()
    assert (state["game"], state["you"], state["over"]) == (game, [0], False)
    assert [seat["kind"] for seat in state["seats"]] == ["human"] + ["bot"] * (len(seats) - 1)
    assert state["ask"]
    assert opened.decide() > state["n"]


def test_the_legal_actions_are_those_of_the_state(table: At) -> None:
    legal = table.get("legal")
    assert legal == table.state["choices"]
    assert {"action", "text", "path", "group", "label", "detail", "last"} == set(legal[0])


def test_an_action_goes_by_its_id_or_by_its_text(table: At) -> None:
    first = table.state["choices"][0]
    assert table.post("act", action=first["action"])["n"] == table.state["n"]
    second = table.my_move()["choices"][0]
    table.post("act", action=second["text"])
    said = [line for line in table.saved().splitlines() if '"action"' in line]
    assert [first["text"] in said[0], second["text"] in said[1]] == [True, True]


@pytest.mark.parametrize(
    ("action", "reason"),
    [("dance", "no action named 'dance'"), (10**9, "is no action; ids go from 0 to"), (-1, "is no action")],
)
def test_what_is_no_action_is_refused_and_changes_nothing(table: At, action: int | str, reason: str) -> None:
    before = table.saved()
    assert reason in table.refused(400, "act", action=action)
    assert table.saved() == before


def test_what_the_rules_forbid_is_refused_with_its_clause(table: At) -> None:
    assert table.refused(400, "act", action="build oil-well").startswith("T2.6")


def test_the_log_tells_every_entry_and_can_start_later(table: At) -> None:
    table.play_on(3)
    told = table.log()
    assert [news["n"] for news in told] == list(range(1, table.state["n"] + 1))
    assert all(news["said"][0]["text"] for news in told)
    assert table.get("log", since=len(told) - 1) == told[-1:]


def test_why_answers_for_a_target_and_for_an_action(table: At) -> None:
    by_action = table.get("why", action="build oil-well")["why"]
    assert by_action["clause"] == "T2.6"
    path = next(row["path"] for row in table.get("legal"))
    assert table.get("why", target=["facility:oil-well"])["why"]["text"]
    assert table.get("why", action=table.get("legal")[0]["text"]) == {"why": None}
    assert table.get("why", target=[*path[:1], "nowhere"]) == {"why": None}


def test_whoever_waits_for_another_is_told_so(ann: Visitor, bob: Visitor) -> None:
    table = ann.open("titans", "open", "you:Ann", seed=5)
    table.my_move()
    bob.at(table).post("join", seat=0, name="Bob")
    told = bob.at(table).get("why", target=["facility:lumber-camp"])["why"]
    assert (told["code"], told["text"]) == ("not_your_turn", "it is the turn of Ann")
    table.decide()
    assert table.get("why", target=["facility:farm"])["why"]["code"] == "confirm_first"


def test_the_table_as_it_was(table: At) -> None:
    before = table.state
    table.play_on(2)
    then = table.get(f"at/{before['n']}")
    assert (then["n"], then["of"], then["scores"]) == (before["n"], table.state["n"], before["scores"])
    assert all(part["svg"].startswith("<svg") for part in then["parts"])
    assert table.get("at/0")["news"] is None
    for nowhere in (-1, table.state["n"] + 1):
        answer = table.visitor.http.get(f"/api/tables/{table.id}/at/{nowhere}")
        assert "there is no position after entry" in refusal(answer, 400)


def test_a_whole_game_and_its_result(table: At) -> None:
    while not table.my_move()["over"]:
        table.decide()
    result = table.get("result")
    assert result["over"]
    assert result["reason"]
    assert sorted(player["rank"] for player in result["players"])[0] == 1
    for player in result["players"]:
        assert player["score"] == sum(source["points"] for source in player["sources"])
        assert {source["source"] for source in player["sources"]} <= set(SOURCES.values())
    assert result["chart"]["moments"][-1]["scores"] == table.state["scores"]
    assert "the game is over" in table.refused(400, "act", action=0)


def test_a_table_nobody_opened_is_not_there(ann: Visitor) -> None:
    assert "there is no such table" in refusal(ann.http.get("/api/tables/nowhere"), 404)
    page = ann.http.get("/t/nowhere")
    assert (page.status_code, "no such table" in page.text) == (404, True)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess"}, "there is: empire, titans, victory"),
        ({"edition": "gold"}, "no edition named 'gold'; there is: "),
        ({"edition": "/etc/secret.toml/"}, "no edition named '/etc/secret.toml/'; there is: "),
        ({"options": {"dragons": 1}}, "round_limit"),
        ({"options": {"round_limit": -5}}, "round_limit"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "name": "deepest"}]}, "there is: archie, easy, greedy, hard"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "name": "archie"}]}, "only with the option archie"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "bot": "program:/bin/cat"}]}, "named on their command line"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "name": "program:/bin/cat"}]}, "named on their command line"),
        (
            {"seats": [{"kind": "you"}, {"kind": "bot", "name": "search:9s"}]},
            "up to 300 tries or 1s",
        ),
        (
            {"game": "empire", "seats": [{"kind": "you"}, {"kind": "bot", "name": "hard"}], "options": {"archie": 2}},
            "with archie 2, seat 2 is archie's",
        ),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, "take at least one seat yourself"),
        ({"seats": [{"kind": "you"}]}, "players"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_what_can(ann: Visitor, body: dict[str, object], reason: str) -> None:
    wanted = {"game": "titans", "seats": [{"kind": "you"}, {"kind": "bot"}], **body}
    assert reason in ann.refused(400, "/tables", **wanted)


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [{"kind": "you", "name": "x" * 41}, {"kind": "bot"}]},
        {"seats": [{"kind": "you"}] * 13},
        {"seats": [{"kind": "king"}]},
        {"options": {str(k): k for k in range(21)}},
        {"seed": -1},
        {"seed": 2**62},
    ],
)
def test_values_beyond_measure_are_refused(ann: Visitor, body: dict[str, object]) -> None:
    said = ann.refused(422, "/tables", **{"game": "titans", "seats": [{"kind": "you"}, {"kind": "bot"}], **body})
    assert said.startswith(next(iter(body)))


def test_a_body_that_is_too_large_is_refused_whether_it_says_so_or_not(ann: Visitor) -> None:
    large = b"x" * (MOST_BODY + 1)
    assert "larger than" in refusal(ann.http.post("/api/upload", content=large), 413)
    in_pieces = (large[at : at + 50_000] for at in range(0, len(large), 50_000))
    assert "larger than" in refusal(ann.http.post("/api/upload", content=in_pieces), 413)


def test_nonsense_as_a_body_is_refused(ann: Visitor) -> None:
    for body in (b"{", b"[" * 50_000, b"\xff\xfe", b'{"game": NaN}'):
        answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)


def test_the_description_lists_the_routes(house: House) -> None:
    described = house.program().http.get("/openapi.json").json()["paths"]
    doings = ["act", "agree", "confirm", "declining", "hint", "join", "admit", "leave", "redo", "takeover", "undo"]
    looks = ["log", "legal", "result", "save", "why"]
    assert {f"/api/tables/{{id}}/{doing}" for doing in doings} <= {
        path for path in described if "post" in described[path]
    }
    assert {f"/api/tables/{{id}}/{look}" for look in looks} <= {path for path in described if "get" in described[path]}
    assert {"/api/tables", "/api/upload", "/api/games", "/api/tables/{id}/at/{n}"} <= set(described)


def test_the_games_with_their_options(ann: Visitor) -> None:
    games = {row["game"]: row for row in ann.get("/games")}
    assert sorted(games) == ["empire", "titans", "victory"]
    assert "prototype" in games["titans"]["editions"]
    assert {"name", "default", "least", "most"} == set(games["titans"]["options"][0])
