"""`/openapi.json` is true: every route of every game answers as it says, at many moments of a match."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
from pydantic import ValidationError

from smokestack.web.answers.table import TableState
from smokestack.web.routes import REFUSALS
from tests.web.house import At, House, Json, Visitor, until
from tests.web.truth import fits, route_of

FINISHED = {"titans": "round-limit", "victory": "round-limit", "empire": "archie-normal"}
OFFERS = {"victory"}
"""Games in which players make offers that can be declined."""
GOLDEN = Path(__file__).parents[1] / "golden"


class Described:
    """The description as the server gives it, and which of its routes have answered as it says."""

    def __init__(self, house: House) -> None:
        self.document: Json = house.program().http.get("/openapi.json").json()
        self.checked: set[tuple[str, str]] = set()
        for model in self.models.values():
            model.setdefault("additionalProperties", False)

    @property
    def models(self) -> dict[str, Json]:
        found: dict[str, Json] = self.document["components"]["schemas"]
        return found

    def operations(self) -> Iterator[tuple[str, str, Json]]:
        for path, operations in self.document["paths"].items():
            for method, operation in operations.items():
                yield method.upper(), path, operation

    def check(self, answer: httpx.Response) -> None:
        """Against the very words of the document."""
        route = route_of(answer.request)
        if route is None or not route.include_in_schema:
            return
        answer.read()
        promised = self.document["paths"][route.path][answer.request.method.lower()]["responses"]
        ((media, content),) = promised[str(answer.status_code)]["content"].items()
        assert answer.headers["content-type"].split(";")[0] == media
        self.validate(content["schema"], answer.json() if media == "application/json" else answer.text)
        if answer.is_success:
            self.checked.add((answer.request.method, route.path))

    def validate(self, schema: Json, said: Any) -> None:
        jsonschema.Draft202012Validator({**schema, "components": self.document["components"]}).validate(said)


@pytest.fixture
def described(house: House, ann: Visitor, bob: Visitor) -> Described:
    """Whatever Ann and Bob hear is held to it."""
    found = Described(house)
    for visitor in (ann, bob):
        visitor.http.event_hooks["response"].append(found.check)
    return found


@pytest.mark.parametrize("game", FINISHED)
def test_every_route_answers_as_described(described: Described, ann: Visitor, bob: Visitor, game: str) -> None:
    sit_down_and_get_up(ann, bob, game)
    play_together(ann, bob, game)
    look_back(ann, game)
    learn(ann, game)
    promised = {(method, path) for method, path, _ in described.operations()}
    assert promised - described.checked == (set() if game in OFFERS else {("POST", "/api/tables/{id}/declining")})


def sit_down_and_get_up(ann: Visitor, bob: Visitor, game: str) -> None:
    """An open seat that somebody takes, leaves, a bot gets, and a guest asks for."""
    assert game in [row["game"] for row in ann.get("/games")]
    table, friend = together(ann, bob, game)
    friend.post("leave", seat=1)
    assert table.state["seats"][1]["kind"] == "open"
    table.post("takeover", seat=1, bot="random")
    assert table.state["seats"][1]["kind"] == "bot"
    friend.post("join", seat=1, name="Bob")
    table.post("admit", wish=table.state["wishes"][0]["wish"], yes=True)
    assert friend.state["you"] == [1]


def together(ann: Visitor, bob: Visitor, game: str) -> tuple[At, At]:
    table = ann.open(game, "you:Ann", "open", seed=5)
    friend = bob.at(table)
    assert friend.state["you"] == []
    friend.post("join", seat=1, name="Bob")
    return table, friend


def play_together(ann: Visitor, bob: Visitor, game: str) -> None:
    """Decisions, refusals, a confirmation, and a wish to take back."""
    mover, other = in_turn(*together(ann, bob, game))
    mover.post("hint")
    assert other.get("legal") == []
    assert other.get("why", target=mover.get("legal")[0]["path"])["why"]["code"] == "not_your_turn"
    assert mover.get("why", action=mover.get("legal")[0]["text"])["why"] is None
    other.refused(403, "act", action=0)
    mover.refused(422, "act", action=[])
    mover.refused(409, "act", action=mover.get("legal")[0]["action"], n=0)
    decide_all(mover)
    first = mover.state["n"]
    assert mover.post("undo")["asked"] == []
    mover.post("redo")
    mover.post("confirm")
    if game in OFFERS:
        mover.post("declining", after=2)
    else:
        mover.refused(400, "declining", after=2)
    while in_turn(mover, other)[0] is mover:
        decide_all(mover)
        mover.post("confirm")
    other.decide()
    assert mover.post("undo", to=first)["asked"]
    assert other.state["request"]["needs"] == [other.state["you"][0]]
    other.post("agree", yes=False)
    assert other.state["request"] is None


def in_turn(one: At, other: At) -> tuple[At, At]:
    """Who is to decide, and who waits."""
    until(lambda: one.state["choices"] or other.state["choices"])
    return (one, other) if one.state["choices"] else (other, one)


def decide_all(mover: At) -> None:
    """Up to the confirmation."""
    while not mover.state["can"]["confirm"]:
        mover.decide()


def look_back(ann: Visitor, game: str) -> None:
    """At a match that is over."""
    saved = (GOLDEN / game / f"{FINISHED[game]}.jsonl").read_bytes()
    made = ann.http.post("/api/upload", content=saved)
    table = At(ann, made.json()["id"], {})
    assert table.state["over"]
    assert table.get("result")["reason"]
    assert len(table.log()) == table.state["n"]
    for n in (0, 1, table.state["n"]):
        assert table.get(f"at/{n}")["parts"]
    assert table.saved().count("\n") == table.state["n"] + 1
    table.refused(400, "act", action=0)


def learn(ann: Visitor, game: str) -> None:
    """A lesson from its first step to its farewell."""
    table = ann.press(f"/learn/{game}")
    while not (step := table.state["lesson"])["over"]:
        table.post("act", action=step["action"])
    assert step["action"] is None


def test_every_example_works(described: Described, ann: Visitor) -> None:
    made = ann.post("/tables", **example(described, "NewTable"), seed=5)
    at = At(ann, made["id"], {})
    assert at.my_move()["seats"][0]["name"] == "Ann"
    at.post("act", **example(described, "Act"))
    at.post("undo", **example(described, "TakeBack"))
    at.post("leave", **example(described, "Leave"))
    trader = ann.open("victory", "you:Ann", "bot", seed=5)
    trader.post("declining", **example(described, "Declining"))
    trader.post("takeover", **example(described, "TakeOver"))
    host = ann.open("titans", "you:Ann", "open", seed=5)
    host.post("join", **example(described, "Join"))


def example(described: Described, body: str) -> Json:
    found: Json = described.models[body]["examples"][0]
    return found


def test_live_messages_are_described(described: Described, ann: Visitor) -> None:
    table = ann.open("titans", "you:Ann", "screen:Bob", seed=5, confirm=False)
    live = described.document["x-websockets"]["/api/tables/{id}/live"]
    with table.listen() as socket:
        greeting = {"n": 0, "known": {"a": "b"}}
        described.validate(live["says"], greeting)
        socket.send(json.dumps(greeting))
        described.validate(live["hears"], json.loads(socket.recv(20)))


def test_every_route_has_a_name_a_group_and_says_what_it_refuses(described: Described) -> None:
    groups = {tag["name"] for tag in described.document["tags"]}
    proofs = set(described.document["components"]["securitySchemes"])
    names = [operation["operationId"] for *_, operation in described.operations()]
    assert len(set(names)) == len(names)
    for *_, operation in described.operations():
        assert operation["operationId"].isidentifier()
        assert operation["summary"]
        assert operation["description"]
        assert set(operation["tags"]) <= groups
        assert {proof for way in operation["security"] for proof in way} <= proofs
        refusals = {status: told for status, told in operation["responses"].items() if not status.startswith("2")}
        assert set(map(int, refusals)) <= set(REFUSALS)
        for told in refusals.values():
            assert told["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Refused"}


LIES: list[Callable[[Json], Json]] = [
    lambda state: state | {"surplus": 1},
    lambda state: {key: value for key, value in state.items() if key != "ask"},
    lambda state: state | {"n": "7"},
    lambda state: state | {"seats": [state["seats"][0] | {"kind": "king"}]},
]


@pytest.mark.parametrize("lie", LIES)
def test_what_is_not_true_would_be_found(described: Described, ann: Visitor, lie: Callable[[Json], Json]) -> None:
    state = ann.open("titans", "you:Ann", "bot", seed=5).my_move()
    with pytest.raises(ValidationError):
        fits(TableState, json.dumps(lie(state)))
    with pytest.raises(jsonschema.ValidationError):
        described.validate({"$ref": "#/components/schemas/TableState"}, lie(state))
