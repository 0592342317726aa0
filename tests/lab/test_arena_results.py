"""What the arena makes of games: rates, ratings, seats, the page and JSON."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from smokestack.lab.arena.lineups import encounters
from smokestack.lab.arena.page import arena_page
from smokestack.lab.arena.plain import as_json
from smokestack.lab.arena.ratings import rate
from smokestack.lab.arena.run import Course
from smokestack.lab.arena.score import share_of
from smokestack.lab.arena.sequential_test import Verdict
from smokestack.lab.arena.standing import Standing, standing_of
from smokestack.lab.arena.table import Job, Played
from tests.lab.by_hand import TITANS, by_hand, ranks, short_plan


def test_deals_count_in_their_order_and_none_after_the_verdict() -> None:
    met = encounters(["greedy", "random"], 2, seed=1)[0]
    course = Course(met, 100, until_sure=True)
    games = [
        Played(Job(0, d, n, up), ranks(up, ["greedy", "random"]), (0, 0), {})
        for d in range(100)
        for n, up in enumerate(met.lineups(d))
    ]
    for played in reversed(games[:30]):
        course.note(played)
        assert len(course.deals) == 0 or played is games[0]
    sure_after = len(course.deals)
    assert course.over
    assert 5 < sure_after < 15
    for played in games[30:]:
        course.note(played)
    assert len(course.deals) == sure_after
    assert course.games_to_come == 0


def test_rates_ratings_and_seats_of_a_table_made_by_hand() -> None:
    plan = short_plan(["random", "hard", "greedy"], 8)
    standing = standing_of(by_hand(plan, ["hard", "greedy", "random"], deals=20))
    assert [each.name for each in standing.bots] == ["hard", "greedy", "random"]
    assert [each.wins.value for each in standing.bots] == [1.0, 0.5, 0.0]
    assert [each.wins.games for each in standing.bots] == [80, 80, 80]
    assert [(pair.ahead.value, pair.verdict) for pair in standing.pairs] == [
        (0.0, Verdict.SECOND),
        (0.0, Verdict.SECOND),
        (1.0, Verdict.FIRST),
    ]
    assert [seat.value for seat in standing.seats] == [0.5, 0.5]
    for better, worse in pairwise(standing.bots):
        assert better.rating.low > worse.rating.mu
        assert better.rating.mu > worse.rating.high


def test_at_a_larger_table_a_bot_alone_is_counted_by_itself() -> None:
    plan = short_plan(["greedy", "random"], 8, players=4)
    standing = standing_of(by_hand(plan, ["greedy", "random"]))
    assert [(each.bot, each.others, each.wins.value, each.wins.games) for each in standing.lone] == [
        ("greedy", "random", 1.0, 16),
        ("random", "greedy", 0.0, 16),
    ]
    assert standing.pairs[0].ahead.value == 1.0
    assert standing.fair == 0.25
    assert [each.wins.value for each in standing.bots] == [pytest.approx((1 + 3 * 1 / 3) / (1 + 3)), 0.0]


def test_ties_count_half_and_wins_are_shared() -> None:
    plan = short_plan(["greedy", "random"], 2)
    outcome = by_hand(plan, ["greedy", "random"], deals=2)
    deal = outcome.courses[0].deals[0]
    deal[0] = replace(deal[0], ranks=(0, 0))
    standing = standing_of(outcome)
    assert standing.pairs[0].ahead.value == (0.5 + 1 + 1 + 1) / 4
    assert standing.seats[0].value == (0.5 + 0 + 1 + 0) / 4


def test_ratings_do_not_follow_the_order_of_games() -> None:
    outcome = by_hand(short_plan(["greedy", "random", "easy"], 8), ["greedy", "easy", "random"], deals=10)
    games, bots = outcome.games(), outcome.plan.bots
    forward, backward = rate(games, bots, seed=1), rate(games[::-1], bots, seed=2)
    for name in bots:
        assert forward[name].mu == pytest.approx(backward[name].mu, abs=0.5)
        assert forward[name].sigma == pytest.approx(backward[name].sigma, rel=0.2)


def test_games_with_luck_in_common_count_for_less() -> None:
    apart, together = [1.0, 0.5, 0.5, 0.0] * 5, [1.0, 0.0] * 10
    narrow, wide = (share_of(deals, 40, any_time=False) for deals in (apart, together))
    assert narrow.value == wide.value == 0.5
    assert wide.high - wide.low > 1.3 * (narrow.high - narrow.low)
    assert share_of([1.0] * 10, 40, any_time=False).low == pytest.approx(0.722, abs=0.001)


class Balanced(HTMLParser):
    """Counts what is open, and collects what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.fetched += [f"{tag} {key}" for key, value in attrs if key in ("src", "href") and (value or "")[:1] != "#"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def by_hand_standing() -> Standing:
    return standing_of(by_hand(short_plan(["greedy", "random", "hard"], 8), ["hard", "greedy", "random"], deals=20))


def test_the_page_needs_nothing_else(by_hand_standing: Standing) -> None:
    page = arena_page(by_hand_standing)
    read = Balanced()
    read.feed(page)
    assert read.open == []
    assert read.fetched == []
    assert not re.search(r"<script|<link|@import|url\(|https?:", page)


def test_the_page_names_what_its_figures_rest_on(by_hand_standing: Standing) -> None:
    page = arena_page(by_hand_standing)
    for said in (
        "Titans of Industry, 2 players",
        TITANS.edition.name,
        "0.1 s a decision",
        "120 in 1.0 s",
        "<dd>5</dd>",
    ):
        assert said in page
    assert page.count('class="better"') == page.count('class="worse"') == 3
    assert "n = 40" in page


def test_programs_get_every_figure(by_hand_standing: Standing) -> None:
    found = as_json(by_hand_standing)
    assert (found["seed"], found["players"], found["edition"]["name"], found["games"]) == (
        5,
        2,
        TITANS.edition.name,
        120,
    )
    assert [each["bot"] for each in found["bots"]] == ["hard", "greedy", "random"]
    assert found["bots"][0]["budget"] == "0.1 s a decision"
    assert found["pairs"][0] == {
        "first": "greedy",
        "second": "random",
        "rate": 1.0,
        "low": pytest.approx(0.8389, abs=1e-4),
        "high": pytest.approx(1.0),
        "games": 40,
        "verdict": "first",
        "because": "greedy is better",
    }
