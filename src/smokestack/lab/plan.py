"""What a run shall be, settled in full before the first game."""

from collections.abc import Sequence
from typing import Any

import smokestack
from smokestack.bots.roster import ANYWHERE, bot
from smokestack.bots.simulate import agree, count_seats, fill_seats
from smokestack.gamekit.errors import OptionError, UnknownName
from smokestack.gamekit.game import Game
from smokestack.lab.gamelab import watcher_of
from smokestack.lab.meta import Meta
from smokestack.lab.tables import CHOICES
from smokestack.match.editions import mark_of

BLOCK = 500
"""Games in one part of a run: stopped, it loses at most so many for each core."""
SEARCH_BLOCK = 5
"""Games in one part where a bot searches: a game takes seconds then, and every core shall have its share."""
ROWS = ("games", "seats", "taken")


def plan_run(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str],
    players: int = 0,
    rows: Sequence[str] = ROWS,
    block: int = 0,
    counted_every: int = 1,
    **options: Any,
) -> Meta:
    """A run of games between bots, with the seats and defaults of `bots.simulate`.

    Without `block` a part has as many games as suit the bots. `counted_every=k` counts what is legal in every k-th game
    only, which saves up to a quarter of the time; the table `decisions` needs it in all games.
    """
    for row in rows:
        if row not in CHOICES:
            raise UnknownName("table", row, CHOICES)
    if games < 1 or block < 0 or counted_every < 1:
        raise OptionError(
            "a run has at least 1 game, a part too (or 0: as many as suit the bots), "
            "and every 1st game is counted, or every 2nd, and so on"
        )
    for name in bots:
        if bot(name).seconds:
            raise OptionError(f"{name} decides by the clock, and a run must come out the same again; name search:300")
    chosen = agree(game, players or (len(bots) if len(bots) > 1 else 0), options)
    seated = fill_seats(bots, count_seats(game, game.options_record(chosen)), chosen)
    watcher = watcher_of(game)
    return Meta(
        game=game.name,
        edition=mark_of(game.spec, game.edition),
        rules=game.spec.version,
        options=chosen,
        bots=tuple(seated),
        keep_seats=any(bot(name).seat != ANYWHERE for name in seated),
        seed=seed,
        games=games,
        block=block or (SEARCH_BLOCK if any(bot(name).searches for name in seated) else BLOCK),
        rows=tuple(row for row in CHOICES if row in rows),
        counted_every=1 if "decisions" in rows else counted_every,
        game_measures=tuple(measure for _, measure in watcher.game_counts(game.edition)),
        seat_measures=tuple(measure for _, measure in watcher.seat_counts(game.edition)),
        smokestack=smokestack.__version__,
    )
