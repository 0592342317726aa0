"""Writing a file whole or not at all."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

UNFINISHED = ".part"
"""How the name of a file ends that is not whole yet; it begins with a dot."""


def write_whole(file: Path, data: bytes) -> None:
    """Under another name first, so that a file with its own name is the old one or the new one, whatever happens in
    between; raises OSError, and then leaves nothing behind."""
    unfinished = file.with_name(f".smokestack-{secrets.token_hex(8)}{UNFINISHED}")
    try:
        with unfinished.open("xb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.replace(unfinished, file)
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    settle_folder(file.parent)


def settle_folder(folder: Path) -> None:
    """Make the new name durable too, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
