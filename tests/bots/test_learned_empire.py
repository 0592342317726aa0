"""What Empire Planner shows who learns it, for two players and beside Archie, and how its choices are appraised."""

from typing import Any

import pytest

import smokestack
from smokestack.bots.decide import consider
from smokestack.bots.learned.table.network import WHOLE, foresee
from smokestack.bots.learned.table.sight import foretell_table
from smokestack.bots.learned.table.teach import Round, plain_table, practise_some
from smokestack.bots.learned.weights import NOTHING, weights_of
from smokestack.bots.play import play_out
from smokestack.bots.policy import register
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Searcher
from smokestack.bots.search.value import WIN
from smokestack.gamekit.position import Position
from smokestack.games.empire.bot.estate import KINDS, Estate, survey
from smokestack.games.empire.bot.learned import LEARNED
from smokestack.games.empire.bot.learned.appraise import appraise, part_of
from smokestack.games.empire.bot.learned.carry_out import carry_out
from smokestack.games.empire.bot.learned.show import OF_TABLE, PLAIN, PRICES, STAGE, show
from smokestack.games.empire.bot.learned.show_seat import OF_CITY, OF_JUDGEMENT, OF_SEAT, OF_TRACKS, STANDING
from smokestack.games.empire.bot.learned.styles import HOST, MAYOR, RAILWAYMAN, TRAVELLER, lean
from smokestack.games.empire.bot.learned.upset import give_building, upset
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.standing import standing, worth_of_prospects
from smokestack.games.empire.model.actions import BUILD, DECLINE, ICON, REROLL
from smokestack.games.empire.model.cards import Icon, Type
from smokestack.games.empire.model.state import ARCHIE_SEAT, FREE, HUMAN_SEAT, Phase
from smokestack.games.empire.rules.archie import archie_spot
from smokestack.games.empire.rules.table import buildings_owned, icon_at
from smokestack.kernel.chance import seeded
from smokestack.kernel.language import zeros
from tests.rules.empire.table import BEIGE, PURPLE, Table

EMPIRE = smokestack.game("empire")
FAST = smokestack.game("empire", compiled=True)
CARDS: Any = EMPIRE.edition.cards


def some_positions(count: int, archie: int = 0) -> list[Position]:
    """Where a person has more than one choice, from one game."""
    found, position = [], EMPIRE.new(archie=archie)
    for action in play_out(EMPIRE, position, ["greedy", "archie" if archie else "greedy"], 5):
        if position.to_move == HUMAN_SEAT or (position.to_move >= 0 and not archie):
            if len(position.legal()) > 1:
                found.append(position.copy())
        position.apply(action)
    return found[:: max(len(found) // count, 1)][:count]


def shown(position: Position) -> list[int]:
    row = zeros(2 * OF_SEAT + OF_TABLE)
    s: Any = position.record()
    show(CARDS, s, row)
    return row


def of_seat(row: list[int], seat: int) -> list[int]:
    return row[seat * OF_SEAT : (seat + 1) * OF_SEAT]


def test_a_row_shows_the_table_and_both_seats() -> None:
    t = Table(EMPIRE).round(4).acts(BEIGE).purse(17, 23).points(8, 31)
    row = shown(t.position)
    assert row[2 * OF_SEAT :][:2] == [11, t.s.pollution]
    for seat in (PURPLE, BEIGE):
        mine = of_seat(row, seat)[OF_JUDGEMENT:]
        assert mine[:2] == [t.s.players[seat].profit, t.s.players[seat].capital]


@pytest.mark.parametrize("face", range(1, 7))
def test_a_row_shows_the_prices_of_the_face_that_lies_there(face: int) -> None:
    row = shown(Table(EMPIRE).round(4).acts(BEIGE).market(face).position)[2 * OF_SEAT :]
    assert row[PRICES : PRICES + 3] == list(CARDS.market[face - 1].goods)


@pytest.mark.parametrize("archie", [0, 2])
def test_a_row_shows_the_greedy_judgement_and_its_parts(archie: int) -> None:
    for position in some_positions(12, archie):
        row, view, estate = shown(position), Outlook(), Estate()
        s: Any = position.record()
        look_ahead(CARDS, s, view)
        survey(CARDS, s, estate)
        for seat in range(2):
            mine = of_seat(row, seat)
            whole = standing(CARDS, s, view, estate, seat)
            if archie and seat == ARCHIE_SEAT:
                to_come = worth_of_prospects(CARDS, view, estate)
                whole -= to_come
                assert mine[7] == to_come // 10, "what he will build is shown by itself"
            assert 0 <= whole - 10 * mine[STANDING] < 50, "five parts, each cut to tenths"
            assert mine[STANDING] == 10 * mine[OF_JUDGEMENT] + sum(mine[1:6])


def test_a_row_tells_archie_and_his_level() -> None:
    for level in range(4):
        position = EMPIRE.new(archie=level)
        row = shown(position)
        assert [of_seat(row, seat)[-1] for seat in range(2)] == [0, 1 if level else 0]
        assert row[2 * OF_SEAT + PLAIN :][:3] == [int(level == k) for k in (1, 2, 3)]


def test_a_row_shows_what_factories_can_still_make() -> None:
    """E4.10: tracks of 4 for a Brickworks, of 5 for a Brewery and a Bacon Factory."""
    nano = smokestack.game("empire", edition="nano")
    t = Table(nano).round(4).acts(BEIGE).no_factories()
    t.factory(PURPLE, "brickworks", goods=1).factory(PURPLE, "bacon-factory", goods=5).factory(
        BEIGE, "brewery", goods=2
    )
    row, s = zeros(2 * OF_SEAT + OF_TABLE), t.s
    show(t.cards, s, row)
    left = OF_JUDGEMENT + OF_TRACKS + OF_CITY - KINDS
    mine, theirs = (of_seat(row, seat)[left:][:KINDS] for seat in (PURPLE, BEIGE))
    assert mine == [3 if kind == Type.RESIDENTIAL else 0 for kind in range(KINDS)]
    assert theirs == [3 if kind == Type.LEISURE else 0 for kind in range(KINDS)]


def test_a_learner_begins_with_the_greedy_judgement() -> None:
    for position in some_positions(6):
        row, out = shown(position), zeros(2)
        foresee(plain_table(LEARNED).tolist(), row, 2, out)
        lead = of_seat(row, 0)[STANDING] - of_seat(row, 1)[STANDING]
        assert (out[0] > out[1]) == (lead > 0)


@pytest.mark.parametrize("archie", [0, 2])
def test_foretelling_deals_out_the_win(archie: int) -> None:
    register(EMPIRE)
    learned, out = list(weights_of(EMPIRE)), zeros(2)
    for position in some_positions(6, archie):
        s: Any = position.record()
        foretell_table(CARDS, s, learned, out)
        assert WIN - 2 <= out[0] + out[1] <= WIN
        assert out[0] != out[1]


@pytest.mark.parametrize("archie", [0, 2])
def test_the_search_uses_it_the_same_both_ways(archie: int) -> None:
    for position in some_positions(3, archie):
        slow = consider(EMPIRE, position, "search:6", seed=3)
        fast = consider(FAST, FAST.position(bytes(position)), "search:6", seed=3)
        assert slow == fast


@pytest.mark.parametrize("archie", [0, 1, 2, 3])
def test_what_was_learned_is_used_at_every_table(archie: int) -> None:
    position = EMPIRE.new(archie=archie)
    while position.chance:
        position.apply(position.outcomes()[0][0])
    searcher, blank = (Searcher(EMPIRE, bot("search:6"), weights=known) for known in (weights_of(EMPIRE), NOTHING))
    assert searcher.consider(position, 1) != blank.consider(position, 1)


def test_appraising_a_reroll_never_expects_less_than_declining_after_it() -> None:
    register(EMPIRE)
    t = Table(EMPIRE).round(3).purse(30, 30).builds(PURPLE).throw(1, 1, 1)
    buffer, merit = zeros(EMPIRE.actions), zeros(EMPIRE.actions)
    n = appraise(t.cards, t.s, list(weights_of(EMPIRE)), buffer, merit)
    worth = dict(zip(buffer[:n], merit[:n], strict=True))
    poorer = Table(EMPIRE).round(3).purse(28, 30).builds(PURPLE).throw(1, 1, 1)
    appraise(poorer.cards, poorer.s, list(weights_of(EMPIRE)), buffer, merit)
    without = dict(zip(buffer[:n], merit[:n], strict=True))[DECLINE]
    assert worth[REROLL] >= without
    assert set(worth) == set(t.position.legal())


def first_of_two_actions() -> Position:
    """Beside Archie, where both actions of a round lie ahead."""
    for position in some_positions(60, archie=2):
        s: Any = position.record()
        if s.phase == Phase.ICON and s.turn == 0:
            return position
    raise AssertionError("a game has such moments")


def test_beside_archie_an_icon_is_worth_what_the_best_second_one_makes_of_it() -> None:
    """E7.4: between the two lies no chance."""
    register(EMPIRE)
    weights, position = list(weights_of(EMPIRE)), first_of_two_actions()
    buffer, merit, small = (zeros(EMPIRE.actions) for _ in range(3))
    s: Any = position.record()
    view = Outlook()
    look_ahead(CARDS, s, view)
    n = appraise(CARDS, s, weights, buffer, merit)
    for action, worth in zip(buffer[:n], merit[:n], strict=True):
        first: Any = position.record()
        carry_out(CARDS, first, action, small)
        found = []
        for second in EMPIRE.position(first.to_array().tobytes()).legal():
            last: Any = EMPIRE.position(first.to_array().tobytes()).record()
            carry_out(CARDS, last, second, small)
            found.append(part_of(CARDS, last, view, weights, HUMAN_SEAT))
        assert worth == max(found)


def test_carrying_out_answers_all_that_is_asked_and_lets_archie_answer() -> None:
    for position in some_positions(10, archie=2):
        for action in position.legal():
            s: Any = position.record()
            carry_out(CARDS, s, action, zeros(EMPIRE.actions))
            assert s.phase in (Phase.ROLL, Phase.ARCHIE_ROLL, Phase.MARKET, Phase.ICON, Phase.DRAW, Phase.OVER)
            assert s.phase != Phase.ICON or s.seat == HUMAN_SEAT
    position = first_of_two_actions()
    answered: Any = position.record()
    carry_out(CARDS, answered, position.legal()[0], zeros(EMPIRE.actions))
    assert answered.players[ARCHIE_SEAT].spot != FREE, "his cube stands on his answer"


def test_styles_lean_to_what_they_love() -> None:
    s: Any = first_of_two_actions().record()
    loved = {
        RAILWAYMAN: (Type.INDUSTRIAL, Icon.MOVE_ONE),
        TRAVELLER: (Type.PARKING, Icon.PASSENGER_OTHER),
        MAYOR: (Type.TOWN_HALL, Icon.UPGRADE_INDUSTRIAL),
        HOST: (Type.LEISURE, Icon.UPGRADE_LEISURE),
    }
    for style, (kind, icon) in loved.items():
        for building in range(len(CARDS.city)):
            liked = lean(CARDS, s, style, BUILD + building) > 0
            assert liked or CARDS.city[building].kind != kind
        for card in range(len(CARDS.action_cards)):
            s.shown[0] = card
            for spot in range(5):
                assert lean(CARDS, s, style, ICON + spot) > 0 or icon_at(CARDS, s, spot) != icon
        assert lean(CARDS, s, style, DECLINE) == 0


def test_gifts_are_often_what_is_worth_something_only_together_with_something_else() -> None:
    s: Any = first_of_two_actions().record()
    before = [plot.owner for plot in s.city]
    owned = buildings_owned(s, HUMAN_SEAT)
    give_building(CARDS, s, HUMAN_SEAT, 0, True)
    [given] = [k for k, plot in enumerate(s.city) if plot.owner != before[k]]
    assert CARDS.city[given].kind in (Type.PARKING, Type.TOWN_HALL, Type.INDUSTRIAL)
    assert buildings_owned(s, HUMAN_SEAT) == owned + 1
    for _ in range(20):
        give_building(CARDS, s, HUMAN_SEAT, 0, False)
    assert buildings_owned(s, HUMAN_SEAT) == CARDS.dice, "nobody gets more than there are dice for"


@pytest.mark.parametrize(("phase", "upsets"), [(Phase.ROLL, False), (Phase.BUILD, True), (Phase.ICON, True)])
def test_a_table_is_upset_before_a_building_or_an_icon_only(phase: Phase, upsets: bool) -> None:
    """A round begins with a building: what could be upset at an icon alone would hardly ever be."""
    s: Any = first_of_two_actions().record()
    s.phase = phase
    before = s.to_array().tobytes()
    upset(CARDS, s, seeded(1))
    assert (s.to_array().tobytes() != before) == upsets


def test_practice_sees_where_rounds_begin() -> None:
    """There nobody decides, but there the tries of the search end. Rerolls come before the first building, too, but are
    far fewer than the moments between the two buildings."""
    register(FAST)
    notes = practise_some(Round(FAST, LEARNED, plain_table(LEARNED), 1), range(10))
    assert notes.table[:, STAGE].sum() > notes.table[:, STAGE + 1].sum() > 10


def test_practice_sits_down_with_a_person_and_with_archie_at_all_levels() -> None:
    assert {table["archie"] for table in LEARNED.tables} == {0, 1, 2, 3}


def test_archies_answer_is_no_choice_that_is_judged() -> None:
    register(EMPIRE)
    position = first_of_two_actions()
    position.apply(next(a for a in position.legal() if EMPIRE.text(a).startswith("icon")))
    while position.to_move == HUMAN_SEAT:
        position.apply(position.legal()[0])
    s: Any = position.record()
    buffer, merit = zeros(EMPIRE.actions), zeros(EMPIRE.actions)
    assert appraise(CARDS, s, list(weights_of(EMPIRE)), buffer, merit) == 1
    assert buffer[0] == ICON + archie_spot(CARDS, s)
    assert merit[0] < WHOLE
