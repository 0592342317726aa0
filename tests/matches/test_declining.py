"""A seat may let the match decline offers for it, at once or after so many in a move."""

from pathlib import Path

import pytest

from smokestack.gamekit.errors import MatchError
from smokestack.match import Match, Seat
from smokestack.match.entry import Decision, Declining, Entry, HandedOver
from smokestack.match.save import load, save

ANN, BEN = 0, 1


def offering_table(confirm: bool = True, holder: str = "") -> Match:
    """Ann has made products and is in her second move, which is for offers."""
    match = Match.new(
        "victory",
        seats=[Seat("Ann", holder=holder), Seat("Ben", holder=holder)],
        chance=5,
        confirm=confirm,
    )
    match.let_chance()
    while match.waiting is not None or match.to_move != ANN or "offer 2" not in choices(match):
        if match.waiting is not None:
            match.hand_over(match.waiting)
        else:
            wanted = [text for text in choices(match) if text.split()[0] in ("produce", "done")]
            match.act(match.to_move, (wanted or choices(match))[0])
    return match


def choices(match: Match) -> list[str]:
    return [match.game.text(action) for action in match.position.legal()]


def send_offer(match: Match) -> None:
    """A gift of Ann's to Ben."""
    match.act(ANN, "offer 2")
    match.act(ANN, next(text for text in choices(match) if text.startswith("give")))
    match.act(ANN, "send")
    if match.waiting == ANN:
        match.hand_over(ANN)


def test_without_a_setting_the_asked_seat_answers() -> None:
    match = offering_table()
    send_offer(match)
    assert match.to_move == BEN
    assert choices(match) == ["accept", "decline"]


def test_a_seat_that_declines_is_not_asked_and_the_log_says_why() -> None:
    match = offering_table()
    match.decline_offers(BEN)
    send_offer(match)
    last = match.entries[-1]
    assert last == Decision(len(match.entries), BEN, "decline", by_setting=True)
    assert match.to_move == ANN
    assert match.waiting is None


def test_a_seat_that_declines_after_one_answers_the_first_offer_of_a_move() -> None:
    match = offering_table()
    match.decline_offers(BEN, after=1)
    send_offer(match)
    assert match.to_move == BEN
    match.act(BEN, "decline")
    match.hand_over(BEN)
    send_offer(match)
    assert match.entries[-1] == Decision(len(match.entries), BEN, "decline", by_setting=True)


def test_the_setting_can_be_taken_back() -> None:
    match = offering_table()
    match.decline_offers(BEN)
    match.decline_offers(BEN, after=None)
    send_offer(match)
    assert match.to_move == BEN


def test_an_offer_that_waits_is_declined_when_the_setting_comes() -> None:
    match = offering_table()
    send_offer(match)
    match.decline_offers(BEN)
    assert match.to_move == ANN


def test_an_unanswered_offer_is_withdrawn_by_undo_without_asking_anybody() -> None:
    match = offering_table()
    before = bytes(match.position)
    send_offer(match)
    first = next(entry.n for entry in reversed(match.entries) if getattr(entry, "action", "") == "offer 2")
    assert match.undo_needs(ANN, first) == []
    match.undo(ANN, first)
    assert bytes(match.position) == before


def test_an_offer_declined_by_setting_is_taken_back_without_asking_anybody() -> None:
    match = offering_table()
    match.decline_offers(BEN)
    before = bytes(match.position)
    send_offer(match)
    first = next(entry.n for entry in reversed(match.entries) if getattr(entry, "action", "") == "offer 2")
    match.undo(ANN, first)
    assert bytes(match.position) == before


def test_a_plain_undo_passes_over_what_the_setting_decided() -> None:
    match = offering_table(holder="sofa")
    match.decline_offers(BEN)
    send_offer(match)
    match.undo(ANN)
    assert match.game.text(match.position.legal()[-1]) == "send"


def test_settings_are_saved(tmp_path: Path) -> None:
    match = offering_table()
    match.decline_offers(BEN, after=1)
    send_offer(match)
    match.act(BEN, "decline")
    match.hand_over(BEN)
    send_offer(match)
    file = tmp_path / "offers.jsonl"
    save(match, file)
    again = load(file)
    assert again.entries == match.entries
    match.decline_offers(BEN, after=None)
    assert Entry.from_json(match.entries[-1].to_json()) == Declining(len(match.entries), BEN, None)


def test_a_log_cannot_claim_a_setting_that_nobody_made() -> None:
    match = offering_table()
    send_offer(match)
    forged = Decision(len(match.entries) + 1, BEN, "decline", by_setting=True)
    with pytest.raises(MatchError, match="no setting"):
        match.replay(forged)
    assert isinstance(match.entries[-1], HandedOver)


def test_a_game_without_offers_refuses_the_setting() -> None:
    match = Match.new("titans", seats=[Seat("Ann"), Seat("Ben")], chance=1)
    with pytest.raises(MatchError, match="nobody makes any"):
        match.decline_offers(BEN)
    assert match.entries == ()


def test_a_negative_limit_and_a_missing_seat_are_refused() -> None:
    match = offering_table()
    with pytest.raises(MatchError, match="not after -1"):
        match.decline_offers(BEN, after=-1)
    with pytest.raises(MatchError, match="no seat 3"):
        match.decline_offers(2)
