"""What a predicate of the rules found: a code and the numbers that go with it."""

from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Record, i32

ALLOWED = 0


class Why(Record):
    """Why something is not allowed: a code of the game and the numbers that go with it."""

    code: i32
    what: i32
    where: i32
    have: i32
    need: i32


@kernel
def refuse(why: Why, code: int, what: int, where: int, have: int, need: int) -> int:
    """Note why, and give the code back."""
    why.code = code
    why.what = what
    why.where = where
    why.have = have
    why.need = need
    return code
