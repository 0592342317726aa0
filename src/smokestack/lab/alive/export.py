"""What is alive for other programs: JSON, and a flat table."""

from typing import Any

import polars as pl

from smokestack.lab.alive.alive import Alive, Row


def as_rows(found: Alive) -> list[dict[str, Any]]:
    """A row for each item and setting."""
    return [
        {
            "group": row.item.group,
            "name": row.item.name,
            "title": row.item.title,
            "state": state(row),
            "setting": setting.name,
            "games": setting.games,
            "game_share": use.games.value,
            "seat_share": use.seats.value,
            "users": use.wins.n if use.wins else None,
            "user_wins": use.wins.value if use.wins else None,
            "user_wins_low": use.wins.low if use.wins else None,
            "user_wins_high": use.wins.high if use.wins else None,
            "fair": use.fair,
        }
        for row in found.rows
        for setting, use in zip(found.settings, row.uses, strict=True)
    ]


def state(row: Row) -> str:
    """Why nothing can be told, or dead, rare or alive."""
    return row.item.excuse or ("dead" if row.dead else "rare" if row.rare else "alive")


def as_json(found: Alive) -> dict[str, Any]:
    return {
        "game": found.game.name,
        "edition": found.game.edition.name,
        "bots": list(found.bots),
        "dead": [item.shown for item in found.dead],
        "rare": [item.shown for item in found.rare],
        "items": as_rows(found),
    }


def as_csv(found: Alive) -> str:
    return pl.DataFrame(as_rows(found), infer_schema_length=None).write_csv()
