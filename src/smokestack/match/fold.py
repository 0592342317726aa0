"""Entries, folded one by one to where the match stands. Playing and opening a saved match both go through here."""

from dataclasses import dataclass
from typing import Any

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.spec import no_offer
from smokestack.kernel.verbs import CHANCE, OVER
from smokestack.match.entry import (
    JOINED,
    LEFT,
    Decision,
    Declining,
    Ended,
    Entry,
    HandedOver,
    Outcome,
    Redo,
    SeatChange,
    Undo,
)
from smokestack.match.header import Header
from smokestack.match.line import HistoryStep, first_step, next_step, position_at, still_step
from smokestack.match.seats import Table
from smokestack.match.takeback import is_free, must_agree, taken_back


@dataclass(frozen=True)
class TakenBack:
    """Where the match stood before an undo, and whose undo it was."""

    tip: HistoryStep
    seat: int


class Fold:
    """Where a match stands. `add` takes the next entry, or raises and changes nothing."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game, self.confirm = game, header.confirm
        self.position = game.new(**header.options)
        if self.position.seats != len(header.seats):
            raise MatchError(f"the game has {self.position.seats} seats and the match names {len(header.seats)}")
        self.table = Table(header.seats)
        self.tip = first_step(self.position)
        self.tips = [self.tip]
        """Where the line of play ended after each entry."""
        self.undone: list[TakenBack] = []
        self.declining: dict[int, int] = {}
        """After how many offers in a move the match declines for a seat."""
        self.with_takebacks = False
        self._recorded: dict[tuple[int, bytes], int] = {}

    def add(self, entry: Entry, action: int | None = None) -> Applied[Any] | None:
        """Go on by an entry; its action is read from the text unless the id is known. Returns what the rules did."""
        applied: Applied[Any] | None = None
        match entry:
            case Decision():
                applied = self._decide(entry, action)
            case Outcome():
                applied = self._let_happen(entry, action)
            case Undo():
                self._take_back(entry)
            case Redo():
                self._bring_back(entry)
            case SeatChange():
                self._change_seat(entry)
            case Declining():
                self._set_declining(entry)
            case HandedOver():
                self._hand_over(entry)
            case Ended():
                self._end(entry)
        self.tips.append(self.tip)
        return applied

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called now; an open seat by its number."""
        return tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.table.seats))

    @property
    def waiting(self) -> int | None:
        """The seat whose person has yet to hand over; who leaves or is replaced by a bot keeps nobody waiting."""
        seat = self.tip.waiting
        return seat if seat is not None and self.table[seat].human else None

    @property
    def ended(self) -> bool:
        return isinstance(self.tip.entry, Ended)

    @property
    def due(self) -> bool:
        """Whether the game is over and only the closing entry is missing."""
        return self.position.over and self.waiting is None and not self.ended

    def at(self, n: int) -> Position:
        """The position after entry n, as it was then."""
        return position_at(self.game, self.tips[n])

    def recorded(self) -> int | None:
        """What chance brought the last time the match stood here, if that was taken back."""
        return self._recorded.get((self.tip.outcomes, bytes(self.position)))

    def require_turn(self, seat: int) -> None:
        """Only the seat to move acts, and nobody while a turn is not handed over."""
        asking = self.table.who(seat)
        self._require_nobody_waits()
        mover = self.position.to_move
        if mover == OVER:
            raise MatchError("the match is over; nobody has a move")
        if mover == CHANCE:
            raise MatchError("chance decides first: let it draw, or enter what was rolled at the table")
        if mover != seat:
            raise MatchError(f"it is the turn of {self.table.who(mover)}, not of {asking}")
        if not self.table[seat].name:
            raise MatchError(f"nobody holds seat {seat + 1}; somebody has to join, or a bot to take over")

    def require_chance(self) -> None:
        self._require_nobody_waits()
        mover = self.position.to_move
        if mover == OVER:
            raise MatchError("the match is over; chance has nothing to decide")
        if mover != CHANCE:
            raise MatchError(f"chance has nothing to decide; it is the turn of {self.table.who(mover)}")

    def _require_nobody_waits(self) -> None:
        if self.waiting is not None:
            raise MatchError(f"{self.table.who(self.waiting)} has not handed over the turn yet")

    def number(self, text: str) -> int:
        """The id of an action in a log, which is written exactly one way."""
        number = self.game.number(text)
        if self.game.text(number) != text:
            raise MatchError(f"'{text}' has to be written '{self.game.text(number)}'")
        return number

    def _advance(self, step: HistoryStep) -> None:
        self.tip = step
        self.undone = []

    def _decide(self, entry: Decision, action: int | None) -> Applied[Any]:
        self.require_turn(entry.seat)
        number = self.number(entry.action) if action is None else action
        if entry.by_setting and number != self.declined():
            raise MatchError(f"{self.table.who(entry.seat)} has no setting that decides '{entry.action}' here")
        applied = self.position.apply_noted(number)
        asked = self.confirm and self.table[entry.seat].human and not entry.by_setting
        waits = asked and self.position.to_move != entry.seat
        waiting = entry.seat if waits else None
        self._advance(next_step(self.tip, entry, self.position, number, chance=False, waiting=waiting))
        return applied

    def declined(self) -> int | None:
        """The action by which a seat's setting declines the offer it has to answer; None when there is none."""
        seat = self.position.to_move
        if self.waiting is not None or seat not in self.declining:
            return None
        offer = self.game.spec.offer(self.position.record())
        return offer.decline if offer and offer.number > self.declining[seat] else None

    def _set_declining(self, entry: Declining) -> None:
        who = self.table.who(entry.seat)
        if self.game.spec.offer is no_offer:
            raise MatchError(f"{who} cannot decline offers: nobody makes any in {self.game.spec.title}")
        if entry.after is None:
            self.declining.pop(entry.seat, None)
        else:
            self.declining[entry.seat] = entry.after

    def _let_happen(self, entry: Outcome, action: int | None) -> Applied[Any]:
        self.require_chance()
        number = self.number(entry.outcome) if action is None else action
        here = (self.tip.outcomes, bytes(self.position))
        applied = self.position.apply_noted(number)
        self._recorded[here] = number
        self._advance(next_step(self.tip, entry, self.position, number, chance=True, waiting=None))
        return applied

    def undo_needs(self, seat: int, to: int) -> list[int]:
        """The seats that must agree before this seat takes back entry `to`."""
        self.table.require_person(seat)
        return must_agree(self.table, seat, taken_back(self.tip, to))

    def undo_is_free(self, seat: int, to: int) -> bool:
        return is_free(seat, taken_back(self.tip, to))

    def _take_back(self, entry: Undo) -> None:
        needed = self.undo_needs(entry.seat, entry.to)
        if missing := [seat for seat in needed if seat not in entry.agreed]:
            raise MatchError(f"this take-back needs the consent of {', '.join(map(self.table.who, missing))}")
        if list(entry.agreed) != needed:
            raise MatchError("this take-back lists seats whose consent it does not need")
        taken = taken_back(self.tip, entry.to)
        self.with_takebacks = self.with_takebacks or not is_free(entry.seat, taken)
        self.undone.append(TakenBack(self.tip, entry.seat))
        self._move_to(self.tips[entry.to].before)

    def can_bring_back(self, seat: int) -> bool:
        """Whether this seat's browser took something back that nothing has followed."""
        return bool(self.undone) and self.table[seat].human and self.table.together(seat, self.undone[-1].seat)

    def _bring_back(self, entry: Redo) -> None:
        self.table.require_person(entry.seat)
        if not self.undone:
            raise MatchError("there is nothing to bring back; what was taken back is gone after the next move")
        if not self.table.together(entry.seat, self.undone[-1].seat):
            raise MatchError(f"only {self.table.who(self.undone[-1].seat)} can bring back what they took back")
        self._move_to(self.undone.pop().tip)

    def _move_to(self, step: HistoryStep | None) -> None:
        assert step is not None, "every entry has a step before it"
        self.tip = step
        self.position = position_at(self.game, step)

    def _change_seat(self, entry: SeatChange) -> None:
        if entry.event == JOINED:
            self.table.join(entry.seat, entry.holder)
        elif entry.event == LEFT:
            self.table.leave(entry.seat, entry.holder)
        else:
            self.table.let_bot_take_over(entry.seat, entry.holder)

    def _hand_over(self, entry: HandedOver) -> None:
        asking = self.table.who(entry.seat)
        if self.waiting != entry.seat:
            raise MatchError(f"{asking} has nothing to hand over now")
        self._advance(still_step(self.tip, entry))

    def result(self, n: int) -> Ended:
        """The closing entry this position calls for."""
        p = self.position
        return Ended(n, p.end_reason(), tuple(p.scores()), tuple(p.ranks()))

    def _end(self, entry: Ended) -> None:
        if not self.due:
            raise MatchError("the match does not end here")
        if entry != self.result(entry.n):
            found = self.result(entry.n)
            raise MatchError(f"the result does not fit the game: it ended by {found.reason} with {found.scores}")
        self._advance(still_step(self.tip, entry))
