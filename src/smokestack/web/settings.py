"""What a server is started with."""

import contextlib
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from smokestack.kernel.errors import SmokestackError

SHORTEST_KEY = 32


class ServerError(SmokestackError):
    """The server cannot start as asked."""


@dataclass(frozen=True)
class Settings:
    """Where tables are kept, and the key that signs cookies."""

    db: str
    key: str
    workers: int = 2
    idle_seconds: float = 300.0
    """A table nobody looks at leaves memory after so long."""


def data_folder() -> Path:
    folder = Path(platformdirs.user_data_dir("smokestack"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServerError(f"the folder {folder} cannot be made ({error.strerror}); name a database with --db") from None
    return folder


def default_settings(db: str | None = None, workers: int = 2) -> Settings:
    """SQLite in the user's data folder, unless another database is named."""
    folder = data_folder()
    return Settings(
        database_address(db) if db else f"sqlite+aiosqlite:///{folder / 'tables.db'}", kept_key(folder), workers
    )


def database_address(given: str) -> str:
    """A file's name, or an address as SQLAlchemy has it; drivers that wait are replaced by those that do not."""
    if "://" not in given:
        return f"sqlite+aiosqlite:///{Path(given).absolute()}"
    scheme, _, rest = given.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def kept_key(folder: Path) -> str:
    """The signing key of this installation: made once, whole from the first moment, readable by its owner only."""
    file = folder / "key"
    if not file.exists():
        made = folder / f".key-{secrets.token_hex(8)}"
        handle = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as new:
            new.write(secrets.token_urlsafe(SHORTEST_KEY))
        with contextlib.suppress(FileExistsError):
            os.link(made, file)
        made.unlink()
    key = file.read_text(encoding="ascii").strip()
    if len(key) < SHORTEST_KEY:
        raise ServerError(f"the key in {file} is damaged; remove that file, and everybody gets a new cookie")
    return key
