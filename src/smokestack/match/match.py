"""A match at a table: the log and everything people do with it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import MatchError, SmokestackError
from smokestack.gamekit.options import settle_options
from smokestack.gamekit.position import AnyAction, Position
from smokestack.gamekit.refusal import Refusal
from smokestack.gamekit.registry import spec as spec_of
from smokestack.match.chance import draw_outcome
from smokestack.match.editions import mark_of
from smokestack.match.entry import (
    BOT_TOOK_OVER,
    JOINED,
    LEFT,
    Decision,
    Declining,
    Entry,
    HandedOver,
    Outcome,
    Redo,
    SeatChange,
    Undo,
    numbered,
)
from smokestack.match.fold import Fold
from smokestack.match.happening import Happening, Listener, Moment
from smokestack.match.header import SYSTEM, Header, Source, game_of
from smokestack.match.line import HistoryStep
from smokestack.match.seats import Seat, bot_seat
from smokestack.match.takeback import last_decision, start_of_run

E = TypeVar("E", bound=Entry)


class Match:
    """A header and a log that only grows. Positions are folds of the log; what is refused changes nothing.

    Examples:
        >>> from smokestack import Match, Seat
        >>> match = Match.new("titans", seats=[Seat("Ann"), Seat("Ben")], chance=7)
        >>> match.let_chance()[0].to_json()
        {'n': 1, 'kind': 'chance', 'outcome': 'order 2'}
        >>> match.act(match.to_move, "build lumber-camp").to_json()
        {'n': 6, 'kind': 'action', 'seat': 2, 'action': 'build lumber-camp'}
        >>> match.waiting  # Ben has yet to hand over, and can still take it back
        1
        >>> match.undo(1).to_json()
        {'n': 7, 'kind': 'undo', 'seat': 2, 'to': 6, 'agreed': []}
    """

    def __init__(self, header: Header, *listeners: Listener) -> None:
        self.header, self.game = header, game_of(header)
        self.view_only_from: int | None = None
        """The first entry today's rules refuse, in a match of older rules: from there on it can only be read."""
        self._refused = ""
        self._entries: list[Entry] = []
        self._fold = Fold(self.game, header)
        self._listeners = list(listeners)

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: Sequence[Seat],
        edition: str | Path | Edition | None = None,
        options: Mapping[str, int] | None = None,
        chance: Source = SYSTEM,
        confirm: bool = True,
    ) -> "Match":
        """A fresh match; the number of players is the number of seats unless the options say it.

        Args:
            game: The game's name.
            seats: Who sits where, one for each seat.
            edition: An edition's name, the path of a `.toml` file, or an edition at hand; the default without it.
            options: Options of the game by name; the others have their defaults.
            chance: A seed, or `"os"` for the operating system's randomness.
            confirm: Whether people hand over their turn before chance, bots and the others go on.
        """
        spec = spec_of(game)
        found = edition if isinstance(edition, Edition) else spec.edition(edition)
        counted = {"players": len(seats)} if any(option.name == "players" for option in spec.options) else {}
        settled = settle_options(spec.options, {**counted, **(options or {})})
        return cls(Header(game, spec.version, settled, mark_of(spec, found), chance, confirm, tuple(seats)))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log: entry n stands at place n - 1."""
        return tuple(self._entries)

    @property
    def position(self) -> Position:
        """Where the game stands, as a copy."""
        return self._fold.position.copy()

    @property
    def to_move(self) -> int:
        """The seat the rules give the move to, CHANCE or OVER; while somebody is waited for, it cannot move yet."""
        return self._fold.position.to_move

    @property
    def waiting(self) -> int | None:
        """The seat that has decided and must hand over (or take back) before anything else happens."""
        return self._fold.waiting

    @property
    def over(self) -> bool:
        """Whether the game has ended and the last turn was handed over."""
        return self._fold.ended

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now; the header says who sat there at the start."""
        return tuple(self._fold.table.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called now; an open seat by its number."""
        return self._fold.names

    @property
    def with_takebacks(self) -> bool:
        """Whether anybody ever took back more than their own last decisions."""
        return self._fold.with_takebacks

    def listen(self, listener: Listener) -> None:
        """From now on, hand every entry that is added to a listener, with what it did."""
        self._listeners.append(listener)

    def why(self, action: AnyAction) -> Refusal | None:
        """Why the rules refuse an action now; None when they allow it."""
        return self._fold.position.check(action)

    def act(self, seat: int, action: AnyAction) -> Decision:
        """A seat's decision, as object, id or text.

        Args:
            seat: The seat that decides, from 0; it must be the one to move.
            action: An id, a text, or an action object.
        """
        self.require_playable()
        self._fold.require_turn(seat)
        number = self.game.number(action)
        return self._log(Decision(self._next, seat, self.game.text(number)), number)

    def let_chance(self) -> list[Outcome]:
        """Draw until a seat has to decide; outcomes that were taken back come again when play returns to them."""
        self.require_playable()
        self._fold.require_chance()
        drawn: list[Outcome] = []
        while self._fold.position.chance:
            drawn.append(self._log_outcome(self._draw()))
        return drawn

    def _draw(self) -> int:
        recorded = self._fold.recorded()
        if recorded is not None:
            return recorded
        return draw_outcome(self.header.chance, self._fold.position, self._fold.tip.outcomes)

    def enter_chance(self, outcome: AnyAction) -> Outcome:
        """What was rolled or drawn at a real table.

        Args:
            outcome: One of `position.outcomes()`, as id, text or object.
        """
        self.require_playable()
        self._fold.require_chance()
        return self._log_outcome(self.game.number(outcome))

    def _log_outcome(self, outcome: int) -> Outcome:
        return self._log(Outcome(self._next, self.game.text(outcome)), outcome)

    def hand_over(self, seat: int) -> HandedOver:
        """Confirm the turn: what follows may go on."""
        self.require_playable()
        return self._log(HandedOver(self._next, seat))

    def undo_needs(self, seat: int, to: int | None = None) -> list[int]:
        """The seats that must agree before this seat takes back entry `to` (its last decision when not given)."""
        return self._fold.undo_needs(seat, self.undo_target(seat, to))

    def undo_is_free(self, seat: int, to: int | None = None) -> bool:
        """Whether such a take-back leaves what chance and others have shown since."""
        return self._fold.undo_is_free(seat, self.undo_target(seat, to))

    def undo(self, seat: int, to: int | None = None, agreed: Iterable[int] = ()) -> Undo:
        """Take back entry `to` (the seat's last decision when not given) and every step after it.

        Args:
            seat: Who takes back.
            to: The number of the first entry to take back.
            agreed: The seats that consent; `undo_needs` says whose consent it takes.
        """
        self.require_playable()
        target, given = self.undo_target(seat, to), set(agreed)
        consent = tuple(other for other in self._fold.undo_needs(seat, target) if other in given)
        return self._log(Undo(self._next, seat, target, consent))

    def undo_target(self, seat: int, to: int | None = None) -> int:
        """The entry a take-back goes to: the one named, or the seat's last decision."""
        return last_decision(self._fold.table, seat, self._fold.tip) if to is None else to

    def redo(self, seat: int) -> Redo:
        """Bring back what the last undo took back."""
        self.require_playable()
        return self._log(Redo(self._next, seat))

    def can_redo(self, seat: int) -> bool:
        """Whether this seat could bring something back now."""
        return self._fold.can_bring_back(seat)

    def start_of_choice(self) -> int | None:
        """The entry to undo to when the seat that is deciding (or waited for) cancels all it has just decided."""
        seat = self.to_move if self.waiting is None else self.waiting
        return start_of_run(seat, self._fold.tip)

    def join(self, seat: int, name: str, holder: str = "") -> SeatChange:
        """A person takes an open seat, or one that a bot holds.

        Args:
            seat: The seat, from 0.
            name: The person's name.
            holder: Seats with the same holder share one browser; it is saved with the match, so it must be no secret.
        """
        return self._change_seat(JOINED, seat, Seat(name, holder=holder))

    def leave(self, seat: int) -> SeatChange:
        """The person at a seat gets up; the seat is open."""
        return self._change_seat(LEFT, seat, self._fold.table[seat])

    def let_bot_take_over(self, seat: int, bot: str, name: str = "") -> SeatChange:
        """A bot plays on for an open seat, or for somebody who is away.

        Args:
            seat: The seat, from 0.
            bot: Which bot, by its name in the roster.
            name: What it is called at the table; by its own name when nothing is given.
        """
        return self._change_seat(BOT_TOOK_OVER, seat, bot_seat(bot, name))

    def decline_offers(self, seat: int, after: int | None = 0) -> Declining:
        """Let the match decline for a seat after so many offers in a move (0: every one); None: it answers itself."""
        self.require_playable()
        if after is not None and after < 0:
            raise MatchError(f"offers are declined after 0 or more, not after {after}")
        return self._log(Declining(self._next, seat, after))

    def _change_seat(self, event: str, seat: int, holder: Seat) -> SeatChange:
        self.require_playable()
        return self._log(SeatChange(self._next, event, seat, holder))

    def at(self, n: int) -> Position:
        """The position after entry n as it was then, 0 for the start; what was taken back later still counts.

        Args:
            n: The number of an entry.
        """
        if not 0 <= n < len(self._fold.tips):
            raise MatchError(f"there is no position after entry {n}; it goes from 0 to {len(self._fold.tips) - 1}")
        return self._fold.at(n)

    def standing(self) -> list[int]:
        """The numbers of the entries that make up the game as it stands: what was taken back is not among them."""
        found: list[int] = []
        step: HistoryStep | None = self._fold.tip
        while step is not None and step.entry is not None:
            found.append(step.entry.n)
            step = step.before
        return found[::-1]

    def moments(self) -> Iterator[Moment]:
        """Every entry with what it did and the position on both sides of it, in the order of the log, played again."""
        again, steps = Fold(self.game, self.header), self._fold.tips[1:]
        for entry, step in zip(self._entries, steps, strict=False):  # what today's rules refuse made no step
            before = again.position.copy()
            applied = again.add(entry, step.action)
            yield Moment(self.game, entry, applied, again.names, before, again.position.copy())

    def replay(self, entry: Entry) -> None:
        """Add an entry that was logged before; in a match of older rules the first that is refused ends the play."""
        numbered(entry, self._next)
        if self.view_only_from is None:
            try:
                applied = self._fold.add(entry)
            except SmokestackError as refused:
                if self.header.rules == self.game.spec.version:
                    raise
                self.view_only_from, self._refused = entry.n, str(refused)
            else:
                self._enter(entry, applied)
                return
        self._entries.append(entry)

    def finish(self) -> None:
        """Log the result once the game is over and handed over."""
        if self.view_only_from is None and self._fold.due:
            self.replay(self._fold.result(self._next))

    @property
    def _next(self) -> int:
        return len(self._entries) + 1

    def _log(self, entry: E, action: int | None = None) -> E:
        self._enter(entry, self._fold.add(entry, action))
        self._decline_by_setting()
        self.finish()
        return entry

    def _enter(self, entry: Entry, applied: Applied[Any] | None) -> None:
        """Write down what has happened, and hand it to whoever listens."""
        self._entries.append(entry)
        happening = Happening(self.game, entry, applied, self._fold.names)
        for listener in self._listeners:
            listener(happening)

    def _decline_by_setting(self) -> None:
        """Answer for a seat that has set to decline."""
        while (action := self._fold.declined()) is not None:
            entry = Decision(self._next, self.to_move, self.game.text(action), by_setting=True)
            self._enter(entry, self._fold.add(entry, action))

    def require_playable(self) -> None:
        """Raise when the match can only be read."""
        if self.view_only_from is not None:
            raise MatchError(self.why_view_only)

    @property
    def why_view_only(self) -> str:
        """From where on it can only be read, and which rule refuses that entry today; "" when it can be played on."""
        if self.view_only_from is None:
            return ""
        return (
            f"this match can only be read from entry {self.view_only_from} on: it was played by version "
            f"{self.header.rules} of the rules, and today's refuse that entry ({self._refused}){self._changed_since()}"
        )

    def _changed_since(self) -> str:
        """The clauses that later versions changed: an entry may be refused for what one of them does unasked."""
        spec = self.game.spec
        later = range(self.header.rules + 1, spec.version + 1)
        found = [spec.clauses.find(clause) for version in later for clause in spec.changed.get(version, ())]
        return f"; changed since: {', '.join(f'{clause.id} {clause.title}' for clause in found)}" if found else ""
