"""The guide at /guide: a site that comes with the package, or that `make docs` has built into it."""

from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from smokestack.gamekit.errors import SmokestackError


class NotBuilt(SmokestackError):
    """The guide was asked for before it was made."""


class Guide(StaticFiles):
    """The built pages; they may come, go and come again while the server runs."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.front = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.front.is_file():
            raise NotBuilt(
                "the guide is not built yet; run make docs in the folder of Smokestack, then load this page again"
            )
        await super().__call__(scope, receive, send)
