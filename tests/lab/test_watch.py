"""Each game's own counts, against the ledger of the same game played again, interpreted."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import smokestack
from smokestack.games.empire.model.cards import Choice
from smokestack.games.empire.model.state import ARCHIE_SEAT, HUMAN_SEAT, Phase
from smokestack.games.empire.model.state import State as EmpireState
from smokestack.games.empire.rules import ledger as empire
from smokestack.games.empire.rules.archie import archie_choice
from smokestack.games.empire.rules.table import good_of
from smokestack.games.titans.model.cards import SPACES
from smokestack.games.titans.model.state import Phase as TitansPhase
from smokestack.games.titans.model.state import State as TitansState
from smokestack.games.titans.rules import ledger as titans
from smokestack.games.victory.model.actions import BUILD, PRODUCE, REVEAL, STARTER
from smokestack.games.victory.model.cells import CELLS, cell_beside
from smokestack.games.victory.model.complex import is_factory
from smokestack.games.victory.model.state import Doing
from smokestack.games.victory.model.state import State as VictoryState
from smokestack.games.victory.rules import ledger as victory
from smokestack.kernel import verbs
from smokestack.kernel.language import noting
from smokestack.lab.block import record_block
from smokestack.lab.frames import frames_of
from smokestack.lab.plan import plan_run
from tests.lab.runs import Recorded, recorded

Notes = list[tuple[int, int, int, int, int]]
NUMBERS = range(3)


def replayed(found: Recorded, number: int) -> Iterator[tuple[Any, int, Notes]]:
    """The position before each step, the step, and what it notes in the ledger."""
    position = found.game.new(**found.meta.options).record()
    for action in found.log(number):
        before = position.copy()
        with noting() as notes:
            verbs.act(found.game.edition.cards, position, action)
        yield before, action, notes


def final(found: Recorded, number: int) -> Any:
    position = found.game.new(**found.meta.options)
    for action in found.log(number):
        position.apply(action)
    return position.record()


def counted(found: Recorded, table: str, number: int, seat: int = 0) -> Counter[str]:
    """The measures of a game or a seat that are not 0."""
    row = found.rows(table, number)[seat]
    return Counter({name.removeprefix("m_"): n for name, n in row.items() if name.startswith("m_") and n})


@pytest.mark.parametrize("number", NUMBERS)
def test_titans_sales_of_each_age(number: int) -> None:
    found, expected, place = recorded("titans"), Counter[str](), ""
    for before, _, notes in replayed(found, number):
        assert isinstance(before, TitansState)
        if any(reason == titans.Reason.SOLD for *_, reason in notes) and before.turn + 1 < before.options.players:
            expected["cut_rounds"] += 1
        for piece, amount, source, _, reason in notes:
            if source >= titans.GRID:
                grid = found.game.edition.words["grid"][(source - titans.GRID) // SPACES]
                place = f"{grid}_{before.age + 1}"
                if reason in (titans.Reason.CONSUMERS, titans.Reason.UNSOLD):
                    expected[f"{'sold' if reason == titans.Reason.CONSUMERS else 'unsold'}_{place}"] += 1
            elif piece == titans.MONEY and reason == titans.Reason.CONSUMERS:
                expected[f"paid_{place}"] += amount
    assert {name.partition("_")[0] for name in expected} - {"cut"} == {"sold", "unsold", "paid"}
    assert counted(found, "games", number) == expected


def test_titans_holdings_at_the_end() -> None:
    found = recorded("titans")
    s = final(found, 0)
    assert isinstance(s, TitansState)
    for seat, player in enumerate(s.players[:3]):
        words = found.game.edition.words["facility"]
        expected = Counter({f"facility_{word}": size for word, size in zip(words, player.sizes, strict=False) if size})
        expected["estates"] = sum(owner == seat for owner in s.estates)
        expected["advancements"] = sum(owner == seat for owner in s.advancements)
        expected["second_facilities"] = second_facilities(found, 0, seat)
        assert counted(found, "seats", 0, seat) == +expected


def test_titans_rounds_are_cut_short_in_these_games() -> None:
    assert 0 < recorded("titans").tables["games"]["m_cut_rounds"].sum() < 3 * 6


def second_facilities(found: Recorded, number: int, seat: int) -> int:
    """T5.6: how often a seat paid for uses after another facility of the same action had been run."""
    return sum(
        before.seat == seat and before.phase == TitansPhase.SECOND and found.game.text(action).startswith("produce")
        for before, action, _ in replayed(found, number)
    )


@pytest.mark.parametrize("number", NUMBERS)
def test_titans_stand_by_share_and_what_their_money_would_bring(number: int) -> None:
    found = recorded("titans")
    marks = list[list[int]]()
    for before, _, _ in replayed(found, number):
        if len(marks) < verbs.rounds(before):
            marks.append([player.share + player.cash // 3 for player in before.players[:3]])
    rows = found.rows("seats", number)
    assert [row["line"][0] for row in rows] == marks[0]
    assert [row["line"][-1] for row in rows] == [row["score"] for row in rows]
    half = marks[len(marks) // 2]
    leader = half.index(max(half)) if half.count(max(half)) == 1 else -1
    assert found.rows("games", number)[0]["leader_half"] == leader


@pytest.mark.parametrize("number", NUMBERS)
def test_empire_trains_icons_and_the_city_at_the_end(number: int) -> None:
    found = recorded("empire")
    expected = [Counter[str](), Counter[str]()]
    for before, action, notes in replayed(found, number):
        assert isinstance(before, EmpireState)
        for _, _, _, target, reason in notes:
            if reason == empire.Reason.ADD_TRAIN:
                expected[before.works[target - empire.WORKS].owner]["trains"] += 1
        if found.game.text(action).startswith("icon"):
            expected[before.seat]["icons"] += 1
    s = final(found, number)
    assert isinstance(s, EmpireState)
    assert counted(found, "games", number)["pollution"] == s.pollution
    for seat in range(2):
        kept = counted(found, "seats", number, seat)
        assert kept["trains"] == expected[seat]["trains"]
        assert total(kept, "icon") == expected[seat]["icons"] > 0
        assert total(kept, "building") == sum(plot.owner == seat for plot in s.city) > 0
        assert total(kept, "pips") == sum(plot.pips for plot in s.city if plot.owner == seat)
        assert kept["factories"] == sum(works.owner == seat for works in s.works)


def test_empire_passengers_on_the_others_trains_and_paired_goods() -> None:
    """A random game that has both; greedy players hardly ever own the buildings for it."""
    game = smokestack.game("empire")
    meta = plan_run(game, 1, 43, ["random"])
    recording = record_block(meta, game, range(1))
    found = Recorded(game, meta, recording, frames_of(meta, game, recording))
    expected = [Counter[str](), Counter[str]()]
    for before, _, notes in replayed(found, 0):
        spent = sum(reason == empire.Reason.SPEND for *_, reason in notes)
        raised = sum(reason == empire.Reason.UPGRADE and piece == empire.PIP for piece, *_, reason in notes)
        expected[before.seat]["pairs"] += spent - raised if spent else 0
        boarded = [piece for piece, *_, reason in notes if reason == empire.Reason.RIDE and piece != empire.TRAIN]
        expected[before.seat]["riders"] += len(boarded)
    assert [(each["riders"], each["pairs"]) for each in expected] == [(0, 1), (1, 0)]
    for seat in range(2):
        kept = counted(found, "seats", 0, seat)
        assert (kept["riders"], kept["pairs"]) == (expected[seat]["riders"], expected[seat]["pairs"])


def test_empire_archies_answers_trains_that_come_home_and_smoke() -> None:
    """E4.8, E4.14, E6.3, E7.4: a game of `nano` beside Archie, whose table there lets him run trains."""
    game = smokestack.game("empire", edition="nano")
    meta = plan_run(game, 6, 3, ["random", "archie"], archie=2)
    recording = record_block(meta, game, range(6))
    found = Recorded(game, meta, recording, frames_of(meta, game, recording))
    answers = set()
    for number in range(6):
        expected, peak = [Counter[str](), Counter[str]()], 0
        for before, _, notes in replayed(found, number):
            for piece, amount, source, _, reason in notes:
                if piece == empire.TRAIN and reason == empire.Reason.ARRIVAL:
                    expected[before.works[source - empire.WORKS].owner]["arrivals"] += 1
                if piece == empire.POLLUTION and reason == empire.Reason.POLLUTE:
                    expected[before.seat]["industry"] += amount
                if reason == empire.Reason.SCORE_POLLUTION:
                    expected[source]["polluted"] += amount
            if before.phase == Phase.ICON and before.seat == ARCHIE_SEAT:
                rank = archie_choice(game.edition.cards, before)  # type: ignore[arg-type]  # cards of Empire
                taken = game.edition.cards.action_cards  # type: ignore[attr-defined]  # cards of Empire
                spot = before.players[HUMAN_SEAT].spot
                row = game.edition.cards.archie[taken[before.shown[spot // 5]].icons[spot % 5]]  # type: ignore[attr-defined]
                name = "nothing" if rank < 0 else Choice(row.choices[rank]).name.lower()
                expected[ARCHIE_SEAT][f"answer_{name}"] += 1
            peak = max(peak, before.pollution)
        peak = max(peak, final(found, number).pollution)
        assert counted(found, "games", number)["pollution_peak"] == peak
        for seat in range(2):
            kept = counted(found, "seats", number, seat)
            for name in ("arrivals", "industry", "polluted"):
                assert kept[name] == expected[seat][name]
            told = {name: n for name, n in kept.items() if name.startswith("answer_")}
            assert told == {name: n for name, n in expected[seat].items() if name.startswith("answer_")}
            answers |= set(told)
    assert {"answer_nothing", "answer_add_train", "answer_move_two"} <= answers


@pytest.mark.parametrize("number", NUMBERS)
def test_empire_goods_of_the_dealt_factories(number: int) -> None:
    found = recorded("empire")
    start = next(before for before, _, _ in replayed(found, number) if before.phase == Phase.BUILD)
    for seat in range(2):
        (card,) = (k for k, works in enumerate(start.works) if works.owner == seat)
        colour = found.game.edition.names["good"][good_of(found.game.edition.cards, start, card)]  # type: ignore[arg-type]  # cards of Empire
        kept = counted(found, "seats", number, seat)
        assert {name for name in kept if name.startswith("dealt_")} == {f"dealt_{colour.lower()}"}


def total(kept: Counter[str], name: str) -> int:
    return sum(n for column, n in kept.items() if column.startswith(f"{name}_"))


def test_empire_icons_by_name() -> None:
    found = recorded("empire")
    before, action, _ = next(step for step in replayed(found, 0) if found.game.text(step[1]).startswith("icon"))
    card, place = (int(word) - 1 for word in found.game.text(action).split()[1:])
    names = list(found.meta.seat_measures)
    icons = [measure for measure in names if measure.name == "icon"]
    icon = icons[found.game.edition.cards.action_cards[before.shown[card]].icons[place]]  # type: ignore[attr-defined]  # cards of Empire
    assert counted(found, "seats", 0, before.seat)[icon.column.removeprefix("m_")] > 0


@pytest.mark.parametrize("number", NUMBERS)
def test_victory_production_chains_contracts_and_trades(number: int) -> None:
    found = recorded("victory")
    products, factories = (found.game.edition.words[slot] for slot in ("product", "factory"))
    expected, revealed, running = [Counter[str]() for _ in range(3)], Counter[str](), 0
    for before, action, notes in replayed(found, number):
        assert isinstance(before, VictoryState)
        own = expected[before.mover]
        if PRODUCE <= action < BUILD:
            running = action - PRODUCE
        if REVEAL <= action < STARTER:
            revealed[f"revealed_{products[action - REVEAL]}"] += 1
        if before.doing == Doing.TRADE:
            own["offered"] += found.game.text(action) == "send"
            own["accepted"] += found.game.text(action) == "accept"
        for piece, _, source, target, reason in notes:
            if reason == victory.Reason.PUT_OUT:
                assert (target - victory.FIRST_CELL) // CELLS == before.mover
                own[f"produced_{products[piece]}"] += 1
            elif reason == victory.Reason.CONSUME:
                own[f"fed_{products[piece]}_{factories[running]}"] += 1
                own["shared"] += factories_around(before, source - victory.FIRST_CELL - before.mover * CELLS) > 1
            elif reason == victory.Reason.BUILD:
                own[f"built_{factories[piece - victory.FACTORIES]}"] += 1
            elif reason == victory.Reason.CLAIM and piece >= victory.CONTRACTS:
                own[f"claimed_{products[piece - victory.CONTRACTS]}"] += 1
            elif reason == victory.Reason.FULFIL:
                assert (source - victory.FIRST_CELL) // CELLS == before.mover
                own[f"fulfilled_{products[piece]}"] += 1
    assert counted(found, "games", number) == revealed
    for seat in range(3):
        assert counted(found, "seats", number, seat) == +expected[seat]
    kinds = {name.partition("_")[0] for each in expected for name in +each}
    assert {"built", "produced", "claimed", "fed"} <= kinds


def factories_around(s: VictoryState, cell: int) -> int:
    """V1.6: whose side a cell lies at."""
    cells = s.complexes[s.mover].cells
    return sum(is_factory(cells[other]) for side in range(4) if (other := cell_beside(cell, side)) >= 0)


def test_victory_trades_and_fulfilment_happen_in_these_games() -> None:
    seats = recorded("victory").tables["seats"]
    assert seats["m_offered"].sum() >= seats["m_accepted"].sum() > 0
    assert sum(seats[name].sum() for name in seats.columns if name.startswith("m_fulfilled_")) > 0
