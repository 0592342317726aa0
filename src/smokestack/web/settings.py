"""What a server is started with."""

import contextlib
import os
import secrets
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import platformdirs
from sqlalchemy import make_url

from smokestack.gamekit.errors import SmokestackError
from smokestack.web.presence import PATIENCE

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
    patience: float = PATIENCE
    """Whoever is waited for, and away for so long, may be replaced by a bot."""
    limits: float = 1.0
    """How many times the usual number of tables, joins and so on one guest may ask for; 0 for any number."""
    warm: bool = False
    """Whether the bots' engines are warmed at once, or each when a table needs it."""
    network: str = ""
    """The address by which others on the network come here, for links; "" when they cannot, or it is not known."""


def data_folder() -> Path:
    folder = Path(platformdirs.user_data_dir("smokestack"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServerError(f"the folder {folder} cannot be made ({error.strerror}); name a database with --db") from None
    return folder


def default_settings(db: str | None = None, workers: int = 2, warm: bool = False, limits: float = 1.0) -> Settings:
    """SQLite in the user's data folder, unless another database is named."""
    folder = data_folder()
    kept = database_address(db) if db else f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    require_driver(kept)
    return Settings(kept, kept_key(folder), workers, warm=warm, limits=limits)


def database_address(given: str) -> str:
    """A file's name, or an address as SQLAlchemy has it; drivers that wait are replaced by those that do not."""
    if "://" not in given:
        return f"sqlite+aiosqlite:///{Path(given).absolute()}"
    scheme, _, rest = given.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def require_driver(address: str) -> None:
    """PostgreSQL is for those who install it with us."""
    if address.startswith("postgresql+asyncpg") and find_spec("asyncpg") is None:
        raise ServerError("PostgreSQL needs the package asyncpg; install it with: pip install 'smokestack[postgres]'")


def shown_address(address: str) -> str:
    """Where tables are kept, as it may be printed: without a password."""
    return make_url(address).render_as_string(hide_password=True).split(":///")[-1]


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
