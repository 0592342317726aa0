"""Prices: the same game and luck with a thing given, forbidden and forced, in every game found."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import smokestack
from smokestack.bots.policy import register
from smokestack.bots.roster import GREEDY, RANDOM
from smokestack.gamekit.errors import OptionError, UnknownName
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import names, spec
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.kernel.record import RecordArray
from smokestack.lab.errors import LabError
from smokestack.lab.gamelab import interventions_of, things_of
from smokestack.lab.price import case
from smokestack.lab.price import play as playing
from smokestack.lab.price.case import FORBIDDEN, FORCED, FREE, GIVEN, WAYS, Case
from smokestack.lab.price.file import begin, keep
from smokestack.lab.price.listing import measure
from smokestack.lab.price.names import TURN, find_things, priced_things
from smokestack.lab.price.plain import as_csv, as_json
from smokestack.lab.price.play import Question, play
from smokestack.lab.price.policy import next_without
from smokestack.lab.price.price import ANY, FIRST, cases_of, plan_prices, price, priced, priced_by_thirds
from smokestack.lab.things import Thing

TITANS = smokestack.game("titans")
FARM = Thing("facility", "Farm", "built")


def short(name: str) -> dict[str, Any]:
    """Options that end a game early, where it has them."""
    known = {option.name for option in spec(name).options}
    return {key: value for key, value in (("round_limit", 4),) if key in known}


def some_cases(game: Game, thing: Thing, games: int = 4, when: str = FIRST, bots: str = "random") -> RecordArray:
    return cases_of(plan_prices(game, games, 3, [bots], 0, short(game.name)), game, thing, when)


def one_of_each_kind(game: Game) -> list[Thing]:
    return list({thing.kind: thing for thing in reversed(priced_things(game))}.values())


@pytest.mark.parametrize("name", names())
def test_every_kind_of_thing_has_a_price_or_was_never_to_be_had(name: str) -> None:
    game = smokestack.game(name)
    gives = interventions_of(game).gives
    for thing in one_of_each_kind(game):
        cases = some_cases(game, thing)
        there, played = cases["found"] > 0, cases["played"] > 0
        assert played[:, FREE].all()
        assert (played[:, FORBIDDEN] == there).all()
        assert not played[~there, FORBIDDEN:].any()
        if thing != TURN:
            assert (played[:, FORCED] <= (cases["payable"] > 0)).all()
            assert thing.kind in gives or not played[:, GIVEN].any()


@pytest.mark.parametrize("name", names())
def test_the_same_seed_gives_the_same_cases_however_they_are_cut(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = smokestack.game(name)
    thing = priced_things(game)[0]
    whole = some_cases(game, thing)
    monkeypatch.setattr(playing, "BLOCK", 1)
    assert (some_cases(game, thing) == whole).all()


@pytest.mark.parametrize("name", names())
def test_what_is_left_by_itself_need_not_be_forbidden(name: str) -> None:
    """The two ways are the same game: so luck is paired."""
    game = smokestack.game(name)
    meta = plan_prices(game, 6, 3, ["random"], 0, short(name))
    for thing in one_of_each_kind(game)[:2]:
        cases = PlaysAll(meta, game, targets(game, thing), at_first=False).cases()
        left = cases[(cases["found"] > 0) & (cases["taken"] == 0) & (cases["played"][:, FORBIDDEN] > 0)]
        if thing != TURN:
            assert (left["ahead"][:, FREE] == left["ahead"][:, FORBIDDEN]).all()


class PlaysAll(Question):
    """Plays the forbidden way even where it has to be the free one."""

    @property
    def plan(self) -> Any:
        plan = super().plan
        plan.hides = 1
        return plan

    def cases(self) -> RecordArray:
        return play(self)


def targets(game: Game, thing: Thing) -> tuple[int, ...]:
    return tuple(action for action, taken in sorted(things_of(game).items()) if taken == thing)


@pytest.mark.parametrize("policy", [RANDOM, GREEDY])
def test_a_forbidden_action_is_taken_only_where_nothing_else_is_allowed(policy: int) -> None:
    interventions_of(TITANS)
    register(TITANS)
    position = TITANS.new(players=2)
    while position.chance:
        position.apply(position.outcomes()[0][0])
    legal, room = position.legal(), [0] * TITANS.actions
    assert len(legal) == 3
    for forbidden in (legal[:1], legal[1:], legal):
        given = TITANS.edition.cards, position.record(), position.record(), policy, seeded(1)
        action = next_without(*given, forbidden, room, room.copy())
        assert (action in forbidden) == (forbidden == legal)
        assert action in legal


def test_each_way_does_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the seat does in each way, from the first decision on, at which a Lumber Camp can be built."""
    thing, done, by_way = Thing("facility", "Lumber Camp", "built"), list[int](), dict[int, list[int]]()
    meta = plan_prices(TITANS, 1, 3, ["random"], 2, {"round_limit": 6})
    act, note_result = verbs.act, case.note_result

    def act_noted(cards: Any, s: Any, action: int) -> None:
        done.extend([action] if verbs.to_move(s) == 0 else [])
        act(cards, s, action)

    def result_noted(cards: Any, s: Any, way: int, buffer: Any, found: Case) -> None:
        by_way[way] = done.copy()
        done.clear()
        note_result(cards, s, way, buffer, found)

    monkeypatch.setattr(verbs, "act", act_noted)
    monkeypatch.setattr(case, "note_result", result_noted)
    (target,) = targets(TITANS, thing)
    PlaysAll(meta, TITANS, (target,), at_first=True).cases()
    assert by_way[FORCED][0] == target
    assert target not in by_way[FORBIDDEN]
    assert target not in by_way[GIVEN]  # it has one, so that it can only expand
    assert TITANS.text(by_way[GIVEN][0]).split()[0] in ("build", "expand", "produce")  # the turn goes on


def test_any_moment_is_later_than_the_first() -> None:
    thing = Thing("advancement", "Dynamite", "bought")
    first, later = (some_cases(TITANS, thing, 12, when) for when in (FIRST, ANY))
    assert (first["found"] == later["found"]).all()
    assert (first["moment"] <= later["moment"]).all()
    assert first["moment"].sum() < later["moment"].sum()


def handmade(ahead: list[list[int]], **columns: Any) -> RecordArray:
    cases = [Case(found=1, played=[1] * WAYS, ahead=row, decisions=90) for row in ahead]
    made = Case.to_arrays(cases)
    for name, values in columns.items():
        made[name] = values
    return made


def test_a_price_is_the_mean_of_paired_differences() -> None:
    """Three players: what lies in a case is twice the lead over the mean of the other two."""
    cases = handmade([[0, 2, 6, 10], [0, 4, 4, 16], [9, 9, 9, 9]], found=[1, 2, 0], taken=[1, 0, 0], moment=[0, 45, 9])
    cases["winners"] = [[0, 0, 1, 1], [0, 0, 0, 2], [0, 0, 0, 0]]
    found = priced(FARM, cases, seats=3)
    assert (found.games, found.taken.value, found.moment) == (2, 0.5, 0.25)
    assert (found.worth.value, found.cost.value, found.net.value) == (5.0, 4.0, 1.0)
    assert (found.wins.worth.value, found.wins.net.value) == (0.75, 0.5)
    assert found.ratio == 1.25
    assert found.worth.low < 5.0 < found.worth.high


def test_what_could_not_be_given_or_paid_for_is_left_out() -> None:
    cases = handmade([[0, 0, 0, 8], [0, 0, 7, 0]])
    cases["played"] = [[1, 1, 0, 1], [1, 1, 1, 0]]
    found = priced(FARM, cases, seats=2)
    assert (found.worth.n, found.net.n, found.cost.n) == (1, 1, 0)
    assert (found.worth.value, found.net.value) == (8.0, 7.0)


def test_a_turn_is_worth_what_skipping_it_loses_by_thirds_of_a_game() -> None:
    cases = handmade([[5, 1, 0, 0], [6, 0, 0, 0], [7, 8, 0, 0]], moment=[0, 45, 89])
    assert priced(TURN, cases, seats=2).worth.value == 3.0
    assert [each.worth.value for each in priced_by_thirds(cases, 2)] == [4.0, 6.0, -1.0]
    assert [each.games for each in priced_by_thirds(cases, 2)] == [1, 1, 1]


def test_things_are_found_by_name_by_kind_and_by_words() -> None:
    empire = smokestack.game("empire")
    assert [thing.key for thing in find_things(TITANS, ["DYNAMITE"])] == ["advancement:Dynamite"]
    assert [thing.kind for thing in find_things(TITANS, ["farm"])] == ["facility", "expansion"]
    assert find_things(TITANS, ["expansion:farm", "turn"])[-1] == TURN
    assert len(find_things(TITANS, ["Advancements"])) == 24
    assert [thing.name for thing in find_things(empire, ["sawmill"])] == ["2: Brickworks or Sawmill"]
    assert [thing.name for thing in find_things(empire, ["3-5"])] == ["3-5 Residential"]
    assert find_things(TITANS, []) == priced_things(TITANS)


@pytest.mark.parametrize(("asked", "suggested"), [("dinamite", "advancement:Dynamite"), ("qqq", "advancement")])
def test_an_unknown_name_gets_suggestions(asked: str, suggested: str) -> None:
    with pytest.raises(UnknownName) as refused:
        find_things(TITANS, [asked])
    assert suggested in refused.value.valid


def test_one_price_is_of_one_thing_at_a_known_moment() -> None:
    with pytest.raises(OptionError, match="facility:Farm or expansion:Farm; name one"):
        price(TITANS, "farm", games=1)
    with pytest.raises(OptionError, match="first or any moment, not at 'now'"):
        price(TITANS, FARM, games=1, when="now")
    with pytest.raises(OptionError, match="decides by the clock"):
        price(TITANS, FARM, games=1, bots=["hard"])


def test_bots_that_search_have_prices_too() -> None:
    found = price(TITANS, "facility:lumber camp", games=1, bots=["search:1"], players=2, round_limit=2, seed=1)
    assert (found.games, found.worth.n, found.cost.n, found.net.n) == (1, 1, 1, 1)
    turn = price(TITANS, "turn", games=1, bots=["search:1"], players=2, round_limit=2)
    assert (turn.games, turn.worth.n, turn.net.n) == (1, 1, 0)


def test_a_list_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    meta = plan_prices(TITANS, 3, 1, ["random"], 2, {"round_limit": 3})
    things, file = find_things(TITANS, ["lumber camp", "turn"]), tmp_path / "prices.json"
    found = begin(file, meta, FIRST)
    done: list[int] = []
    for _ in measure(found, TITANS, things[:1], done.append):
        keep(file, found)
    assert done[-1] == 3
    again = begin(file, meta, FIRST)
    assert [each.thing for each in again.prices] == things[:1]
    assert as_json(again) == as_json(found) == json.loads(file.read_text(encoding="utf-8"))
    assert len(list(measure(again, TITANS, things))) == len(things) - 1
    assert [each.thing.name for each in again.prices[-4:]] == [
        "Turn",
        "Turn, first third",
        "Turn, middle third",
        "Turn, last third",
    ]
    with pytest.raises(LabError, match="seed 2 instead of 1"):
        begin(file, replace(meta, seed=2), FIRST)
    assert as_csv(again).splitlines()[1].startswith("facility,Lumber Camp,3,")
    assert len({line.count(",") for line in as_csv(again).splitlines()[:2]}) == 1


@pytest.mark.parametrize(("name", "complaint"), [("x.txt", ".json or .csv"), ("no/x.csv", "there is no folder")])
def test_a_file_that_cannot_be_is_refused_first(name: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(LabError, match=complaint):
        begin(tmp_path / name, plan_prices(TITANS, 1, 1, ["random"], 2, {}), FIRST)


def test_a_file_with_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("[]", encoding="utf-8")
    with pytest.raises(LabError, match="no list of prices"):
        begin(file, plan_prices(TITANS, 1, 1, ["random"], 2, {}), FIRST)
    assert file.read_text(encoding="utf-8") == "[]"


def test_seats_take_turns_at_being_priced() -> None:
    meta = plan_prices(TITANS, 6, 1, ["random"], 3, {"round_limit": 1})
    question = Question(meta, TITANS, targets(TITANS, FARM), True)
    assert [question.seat_of(number) for number in range(6)] == [0, 1, 2, 0, 1, 2]
    empire = smokestack.game("empire")
    solo = plan_prices(empire, 2, 1, ["random"], 0, {"archie": 1})
    assert {Question(solo, empire, (), True).seat_of(number) for number in range(4)} == {0}
    assert np.isnan(price(empire, "turn", games=1, bots=["random"], archie=1).ratio)
