"""The folder of a run: made or found again, and filled part by part, each whole or not there at all."""

from pathlib import Path

from smokestack.files import UNFINISHED, write_whole
from smokestack.lab.errors import LabError
from smokestack.lab.meta import RUN_FILE, Meta, read_meta
from smokestack.lab.tables import check_part, finished_blocks, part_file, schema_of, tables_of


def open_folder(folder: Path, meta: Meta) -> list[int]:
    """The blocks still to play: all in a new folder, the missing ones where the same run was begun."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = [entry.name for entry in folder.iterdir() if not entry.name.endswith(UNFINISHED)]
    except OSError as error:
        raise LabError(f"{folder} cannot be the folder of a run: {error.strerror}. Choose another place.") from None
    if found:
        require_same(folder, meta)
    else:
        write_file(folder / RUN_FILE, meta.to_json().encode())
    done = finished_blocks(folder, meta)
    for table in tables_of(meta.rows):
        schema = schema_of(meta, table)
        for block in done:
            check_part(part_file(folder, table, block), schema)
    return sorted(set(range(meta.blocks)) - set(done))


def require_same(folder: Path, meta: Meta) -> None:
    """Raise when the folder holds another run, or something else."""
    if not (folder / RUN_FILE).exists():
        raise LabError(f"{folder} holds other files and no run; choose a new folder")
    differences = read_meta(folder).differences(meta)
    if differences:
        raise LabError(
            f"{folder} holds a run with other settings: asked for is {'; '.join(differences)}. "
            "Go on with the same settings, or choose a new folder."
        )


def write_block(folder: Path, block: int, parts: dict[str, bytes]) -> None:
    for table, data in parts.items():
        write_file(part_file(folder, table, block), data)


def write_file(file: Path, data: bytes) -> None:
    """Whole, or with a word on how to go on."""
    try:
        write_whole(file, data)
    except OSError as error:
        raise LabError(
            f"{file} could not be written: {error.strerror}. What was finished before is kept: "
            "make room, and play the run again with the same settings to go on."
        ) from error


def sweep(folder: Path) -> None:
    """Remove what runs that were killed in the middle of a file left behind."""
    for left in folder.glob(f".*{UNFINISHED}"):
        left.unlink(missing_ok=True)
