"""The greedy player of Empire Planner, Archie's seat, and games between them."""

import pytest

import smokestack
from smokestack import Position
from smokestack.bots.decide import decide, reason
from smokestack.bots.play import play_out
from smokestack.bots.policy import next_action, register
from smokestack.bots.roster import GREEDY, RANDOM, bot
from smokestack.bots.simulate import simulate
from smokestack.gamekit.errors import OptionError
from smokestack.games.empire.bot.estate import Estate, survey
from smokestack.games.empire.bot.leisure import chance_of_majority
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.kernel.language import zeros
from smokestack.kernel.verbs import OVER
from tests.bots.twins import Twin
from tests.rules.empire.table import BEIGE, PURPLE, Table

EMPIRE = smokestack.game("empire")
FAST = smokestack.game("empire", compiled=True)
SEATS = {0: ["greedy", "greedy"], 2: ["greedy", "archie"]}


def positions(bots: list[str], seed: int, archie: int = 0) -> list[Position]:
    """Every position of a game in which a seat decides; each action was checked as it was applied."""
    found, position = [], EMPIRE.new(archie=archie)
    for action in play_out(EMPIRE, position, bots, seed):
        if not position.chance:
            found.append(position.copy())
        position.apply(action)
    assert position.end_reason() == "last round"
    return found


@pytest.mark.parametrize("archie", [0, 1, 2, 3])
def test_every_decision_is_the_same_both_ways(archie: int) -> None:
    register(EMPIRE)
    cards, position = EMPIRE.edition.cards, EMPIRE.new(archie=archie).record()
    stream, buffer, weights = seeded(11, archie), zeros(EMPIRE.actions), zeros(EMPIRE.actions)
    twin = Twin(cards, type(position), stream)
    decisions = 0
    while (mover := verbs.to_move(position)) != OVER:
        # Every third decision is random, so that greedy also meets positions it would not bring about.
        policy = RANDOM if decisions % 3 == 2 else GREEDY
        found = twin.next_action(position, policy)
        action = next_action(cards, position, policy, stream, buffer, weights)
        assert EMPIRE.text(found) == EMPIRE.text(action)
        assert twin.stream == stream
        verbs.act(cards, position, action)
        decisions += mover >= 0
    assert decisions > 80


@pytest.mark.parametrize("archie", list(SEATS))
def test_greedy_games_are_legal_to_the_end(archie: int) -> None:
    for seed in range(3):
        assert len(positions(SEATS[archie], seed, archie)) > 70, "fifteen rounds of four actions, and buildings"


def test_decisions_are_legal_in_positions_random_play_reaches() -> None:
    for position in positions(["random", "random"], seed=8)[::3]:
        assert decide(EMPIRE, position, "greedy", seed=1) in position.legal()


def test_a_decision_follows_from_bytes_and_seed_alone() -> None:
    for position in positions(["greedy", "random"], seed=9)[::9]:
        data = bytes(position)
        action = decide(EMPIRE, position, "greedy", seed=3)
        assert bytes(position) == data
        assert decide(FAST, FAST.position(data), "greedy", seed=3) == action


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    games = [play_out(EMPIRE, EMPIRE.new(), ["greedy", "greedy"], seed) for seed in (4, 4, 5)]
    assert games[0] == games[1] != games[2]


def test_every_legal_action_has_a_reason() -> None:
    for position in [*positions(["random", "random"], 2)[::5], *positions(["greedy", "archie"], 2, archie=2)[::5]]:
        data = bytes(position)
        for action in position.legal():
            assert reason(EMPIRE, position, action)
        assert bytes(position) == data


# Strength


def test_greedy_beats_random() -> None:
    greedy, _ = simulate(FAST, 300, 21, ["greedy", "random"]).wins_by_bot()
    assert greedy.interval[0] > 0.95, str(greedy)


def test_greedy_wins_at_least_half_against_archie_at_normal_more_at_easy_fewer_at_advanced() -> None:
    easy, normal, advanced = (
        simulate(FAST, 1500, 22, ["greedy", "archie"], archie=level).wins_by_bot()[0].rate for level in (1, 2, 3)
    )
    assert easy > normal >= 0.5 > advanced, f"{easy}, {normal}, {advanced}"


def test_random_loses_even_to_archie_at_easy() -> None:
    random, _ = simulate(FAST, 300, 23, ["random", "archie"], archie=1).wins_by_bot()
    assert random.rate < 0.02, str(random)


def test_no_seat_is_the_winning_seat() -> None:
    results = simulate(FAST, 400, 24, ["greedy"])
    assert all(0.4 < rate.rate < 0.6 for rate in results.wins_by_seat())


# Leisure


@pytest.mark.parametrize(("number", "ahead", "even", "behind"), [(15, 100, 0, 0), (14, 98, 3, 0), (1, 72, 42, 30)])
def test_E6_2_a_majority_is_the_surer_the_fewer_rounds_are_left(
    number: int, ahead: int, even: int, behind: int
) -> None:
    t = table().round(number).own(PURPLE, "1-3")
    found = [chance_for(t, PURPLE), chance_for(t, BEIGE)]
    assert [*found, chance_for(t.own(BEIGE, "2-4"), PURPLE)] == [ahead, behind, even]


def test_E6_2_two_buildings_ahead_are_surer_than_one() -> None:
    t = table().round(3).own(PURPLE, "1-3")
    assert chance_for(t.own(PURPLE, "2-4"), PURPLE) > chance_for(table().round(3).own(PURPLE, "1-3"), PURPLE)


def test_E6_2_builds_leisure_at_the_end_only_where_it_will_count() -> None:
    t = table().round(15).builds(PURPLE).throw(1, 3, 6)
    assert choices(t) == {"build 3 6"}, "the cheapest of three"
    late = table().round(15).own(BEIGE, "2-4", "3-2").builds(PURPLE).throw(1, 3, 6)
    assert not any(choice.startswith("build") for choice in choices(late)), "two behind, no majority is in reach"


def chance_for(t: Table, seat: int) -> int:
    view, estate = Outlook(), Estate()
    look_ahead(t.cards, t.s, view)
    survey(t.cards, t.s, estate)
    return chance_of_majority(t.s, view, estate, seat)


# Archie's seat


def test_archie_plays_his_seat_by_his_table() -> None:
    for position in positions(["greedy", "archie"], seed=6, archie=3):
        if position.to_move == 1:
            assert [decide(EMPIRE, position, name, 1) for name in ("archie", "greedy")] == position.legal() * 2
            assert reason(EMPIRE, position, position.legal()[0]) == "his table decides"


def test_archie_says_what_he_is() -> None:
    assert bot("archie").about == "the rulebook's own opponent: his table decides"


def test_bots_keep_their_seats_in_games_with_archie() -> None:
    results = simulate(FAST, 6, 3, ["greedy", "archie"], archie=2)
    assert results.seating.tolist() == [[0, 1]] * 6
    assert simulate(FAST, 6, 3, ["greedy", "random"]).seating.tolist() == [[0, 1], [1, 0]] * 3


def test_one_bot_alone_meets_archie_where_he_plays_and_itself_elsewhere() -> None:
    assert simulate(FAST, 1, 3, ["greedy"], archie=1).bots == ("greedy", "archie")
    assert simulate(FAST, 1, 3, ["greedy"]).bots == ("greedy", "greedy")


def test_solo_games_are_the_same_both_ways() -> None:
    plain, fast = (simulate(game, 3, 12, ["greedy", "archie"], archie=2) for game in (EMPIRE, FAST))
    assert plain.scores.tolist() == fast.scores.tolist()


@pytest.mark.parametrize(
    ("bots", "archie", "why"),
    [
        (["greedy"] * 3, 0, "3 bots for 2 seats"),
        ([], 0, "0 bots for 2 seats"),
        (["greedy", "archie"], 0, "archie plays only with the option archie"),
        (["greedy", "random"], 2, "seat 2 is archie's here"),
        (["archie", "archie"], 2, "archie always has seat 2"),
    ],
)
def test_seats_that_cannot_be_filled_are_refused(bots: list[str], archie: int, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        simulate(EMPIRE, 1, 1, bots, archie=archie)


# Drawn positions with a plain best move


def table() -> Table:
    return Table(EMPIRE).round(8)


def choices(t: Table) -> set[str]:
    return {EMPIRE.text(decide(EMPIRE, t.position, "greedy", seed)) for seed in range(8)}


def why(t: Table, action: str) -> str:
    return reason(EMPIRE, t.position, EMPIRE.number(action))


@pytest.mark.parametrize("seat", [PURPLE, BEIGE])
def test_brings_a_full_train_home(seat: int) -> None:
    t = table().no_factories().factory(seat, "foundry", train=6, link=3).show(6, 8).purse(4, 4).acts(seat)
    assert choices(t) == {t.icon("move_one")}
    assert why(t, t.icon("move_one")) == "$24 come home"


def polluted(factories: int) -> Table:
    """PURPLE has so many factories and BEIGE two, and pollution may be lowered in the last round."""
    t = table().round(15).no_factories().pollute(6).factory(BEIGE, "glassworks").factory(BEIGE, "foundry")
    for key in ("brickworks", "toy-factory", "private-bank")[:factories]:
        t.factory(PURPLE, key)
    return t.purse(0, 0).lay("reduce_pollution").acts(PURPLE, turn=2)


def test_takes_the_icon_that_lowers_what_it_pays_most_for_and_lowers_it() -> None:
    t = polluted(3)
    assert choices(t) == {t.icon("reduce_pollution")}
    assert why(t, t.icon("reduce_pollution")) == "less pollution to pay for"
    t.claim("reduce_pollution")
    assert choices(t) == {"reduce"}
    assert why(t, "reduce") == "less pollution to pay for"
    assert why(t, "done") == "it makes no difference"


def test_leaves_the_pollution_that_the_other_pays_most_for() -> None:
    t = polluted(1)
    assert why(t, t.icon("reduce_pollution")) == "nothing better to do"
    t.claim("reduce_pollution")
    assert choices(t) == {"done"}
    assert why(t, "done") == "the other pays more for it"


def test_takes_both_links_into_account_when_two_trains_may_move() -> None:
    t = table().round(15).no_factories().lay("move_two", "exchange_2").acts(PURPLE)
    t.factory(PURPLE, "cement-works", train=3, link=t.last("cement-works") - 1)
    t.factory(PURPLE, "private-bank", train=4, link=t.last("private-bank"))
    assert choices(t.claim("move_two")) == {"move 1"}, "home with one link, and the other train comes nearer"


def test_exchanges_everything_in_the_last_action() -> None:
    t = table().round(15).show(1, 4).purse(31, 31).acts(PURPLE, turn=2)
    assert choices(t) == {t.icon("exchange_2")}
    t.claim("exchange_2")
    assert choices(t) == {"exchange 15"}
    assert why(t, "exchange 15") == "15 Profit for $30; Capital counts nothing at the end"


def test_the_very_last_action_tells_its_own_gain_only() -> None:
    t = table().round(15).show(1, 4).purse(31, 31).own(BEIGE, "4-1", pips=6).acts(BEIGE, turn=3)
    assert why(t, t.icon("exchange_2")) == "15 Profit for $30"


def test_builds_what_is_worth_far_more_than_its_price() -> None:
    t = table().round(2).builds(PURPLE).throw(4, 1, 1)
    assert choices(t) == {"build 4 1"}
    assert why(t, "build 4 1") == "brings $26 by the last round, and up to 8 Profit at the end"


def test_does_not_build_what_cannot_pay_any_more() -> None:
    t = table().round(15).own(BEIGE, "2-4", "3-2", "6-5").purse(20, 20).builds(PURPLE).throw(5, 6, 6)
    assert not any(choice.startswith("build") for choice in choices(t))


def test_builds_in_the_last_round_what_scores_more_than_its_price_exchanged() -> None:
    t = table().round(15).purse(20, 20).builds(PURPLE).throw(4, 6, 1)
    assert choices(t) == {"build 4 6"}, "Mixed: three Profit for a dollar"


def test_uses_goods_for_the_buildings_that_score_most() -> None:
    t = table().round(15).own(PURPLE, "4-1", "2-2").no_factories().factory(PURPLE, "brickworks", goods=4)
    t.show(8, 6).purse(0, 0).acts(PURPLE, turn=2)
    assert choices(t) == {t.icon("upgrade_residential")}
    assert why(t, t.icon("upgrade_residential")) == "raises buildings by 4, for 8 Profit at the end"


def test_spends_a_good_that_does_it_alone_before_a_pair() -> None:
    t = table().own(PURPLE, "2-6", "4-1").no_factories()
    t.factory(PURPLE, "brickworks", goods=1).factory(PURPLE, "foundry", goods=4)
    t.show(8, 6).acts(PURPLE).claim("upgrade_residential").play("raise 4 1")
    assert choices(t) == {"spend 2"}
