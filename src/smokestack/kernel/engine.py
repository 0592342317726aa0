"""Two ways to run one game's rules behind one interface: interpreted on plain records, compiled on arrays."""

from typing import Any, Generic, Protocol, TypeVar

import numpy as np

from smokestack.kernel import entry_points, verbs
from smokestack.kernel.compile import compiled
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Record, RecordArray, copied
from smokestack.kernel.why import Why

D = TypeVar("D")


class Engine(Protocol[D]):
    """Rules on position data of type D: a record or a one-element array."""

    def new(self, options: Record) -> D: ...
    def to_move(self, data: D) -> int: ...
    def seats(self, data: D) -> int: ...
    def legal(self, data: D) -> list[int]: ...
    def check(self, data: D, action: int) -> Why: ...
    def act(self, data: D, action: int) -> None: ...
    def outcomes(self, data: D) -> list[tuple[int, int]]: ...
    def scores(self, data: D) -> list[int]: ...
    def ranks(self, data: D) -> list[int]: ...
    def end_reason(self, data: D) -> int: ...
    def copy(self, data: D) -> D: ...
    def record(self, data: D) -> Record: ...
    def lend(self, data: D) -> Record: ...
    def adopt(self, record: Record) -> D: ...
    def load(self, data: bytes) -> D: ...
    def dump(self, data: D) -> bytes: ...


class Interpreted(Generic[D]):
    """Plain Python: exact tracebacks, no numba."""

    def __init__(self, state: type[Record], cards: Record, actions: int) -> None:
        self.state, self.cards, self.actions = state, cards, actions

    def new(self, options: Record) -> Record:
        s = self.state()
        verbs.start(self.cards, options, s)
        return s

    def to_move(self, data: Record) -> int:
        return verbs.to_move(data)

    def seats(self, data: Record) -> int:
        return verbs.seats(data)

    def legal(self, data: Record) -> list[int]:
        out = zeros(self.actions)
        return out[: verbs.legal(self.cards, data, out)]

    def check(self, data: Record, action: int) -> Why:
        why = Why()
        why.code = verbs.check(self.cards, data, action, why)
        return why

    def act(self, data: Record, action: int) -> None:
        verbs.act(self.cards, data, action)

    def outcomes(self, data: Record) -> list[tuple[int, int]]:
        out, weights = zeros(self.actions), zeros(self.actions)
        n = verbs.outcomes(self.cards, data, out, weights)
        return list(zip(out[:n], weights[:n], strict=True))

    def scores(self, data: Record) -> list[int]:
        out = zeros(verbs.seats(data))
        verbs.scores(self.cards, data, out)
        return out

    def ranks(self, data: Record) -> list[int]:
        out = zeros(verbs.seats(data))
        verbs.ranks(self.cards, data, out)
        return out

    def end_reason(self, data: Record) -> int:
        return verbs.end_reason(data)

    def copy(self, data: Record) -> Record:
        return data.copy()

    def record(self, data: Record) -> Record:
        return data.copy()

    def lend(self, data: Record) -> Record:
        """The position as a plain record, here the data itself: whoever borrows it only reads."""
        return data

    def adopt(self, record: Record) -> Record:
        """A plain record as data, here the record itself."""
        return record

    def load(self, data: bytes) -> Record:
        return self.state.from_bytes(data)

    def dump(self, data: Record) -> bytes:
        return bytes(data)


class Compiled:
    """Numba on one-element arrays; the first use of each entry point compiles it or takes it from the cache."""

    def __init__(self, state: type[Record], cards: Record, actions: int) -> None:
        self.state, self.cards, self.actions = state, cards.to_array(), actions
        self._out, self._weights = np.zeros(actions, np.int64), np.zeros(actions, np.int64)

    def new(self, options: Record) -> RecordArray:
        data: RecordArray = np.zeros(1, self.state.dtype)
        _entry(entry_points.start_at)(self.cards, options.to_array(), data, 0)
        return data

    def to_move(self, data: RecordArray) -> int:
        return int(_entry(entry_points.to_move_at)(data, 0))

    def seats(self, data: RecordArray) -> int:
        return int(_entry(entry_points.seats_at)(data, 0))

    def legal(self, data: RecordArray) -> list[int]:
        n = _entry(entry_points.legal_at)(self.cards, data, 0, self._out)
        return [int(action) for action in self._out[:n]]

    def check(self, data: RecordArray, action: int) -> Why:
        why: RecordArray = np.zeros(1, Why.dtype)
        code = _entry(entry_points.check_at)(self.cards, data, 0, action, why)
        found = Why.from_array(why)
        found.code = int(code)
        return found

    def act(self, data: RecordArray, action: int) -> None:
        _entry(entry_points.act_at)(self.cards, data, 0, action)

    def outcomes(self, data: RecordArray) -> list[tuple[int, int]]:
        n = _entry(entry_points.outcomes_at)(self.cards, data, 0, self._out, self._weights)
        return list(zip(self._out[:n].tolist(), self._weights[:n].tolist(), strict=True))

    def scores(self, data: RecordArray) -> list[int]:
        n = _entry(entry_points.scores_at)(self.cards, data, 0, self._out)
        return [int(value) for value in self._out[:n]]

    def ranks(self, data: RecordArray) -> list[int]:
        n = _entry(entry_points.ranks_at)(self.cards, data, 0, self._out)
        return [int(value) for value in self._out[:n]]

    def end_reason(self, data: RecordArray) -> int:
        return int(_entry(entry_points.end_reason_at)(data, 0))

    def copy(self, data: RecordArray) -> RecordArray:
        return copied(data)

    def record(self, data: RecordArray) -> Record:
        return self.state.from_array(data)

    def lend(self, data: RecordArray) -> Record:
        return self.record(data)

    def adopt(self, record: Record) -> RecordArray:
        return record.to_array()

    def load(self, data: bytes) -> RecordArray:
        return self.state.from_bytes(data).to_array()

    def dump(self, data: RecordArray) -> bytes:
        return data.tobytes()


_ENTRIES: dict[Any, Any] = {}


def _entry(fn: Any) -> Any:
    if fn not in _ENTRIES:
        _ENTRIES[fn] = compiled(fn)
    return _ENTRIES[fn]
