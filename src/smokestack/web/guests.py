"""Who is asking: guests by a signed cookie, programs by a seat's own secret, and proof that a page of ours asks."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "smokestack_guest"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Guest:
    """Somebody's browser: an id only it and the server know, and the name they gave."""

    id: str
    name: str = ""


class Guests:
    """Cookies and tokens, all signed by the server's key."""

    def __init__(self, key: str) -> None:
        self._cookies = URLSafeSerializer(key, salt="guest")
        self._key = key.encode()

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None when there is none or somebody tampered with it."""
        try:
            data = self._cookies.loads(cookie or "")
            return Guest(str(data["id"]), str(data["name"]))
        except (BadSignature, KeyError, TypeError):
            return None

    def write(self, guest: Guest) -> str:
        return str(self._cookies.dumps({"id": guest.id, "name": guest.name}))

    def new(self) -> Guest:
        return Guest(secrets.token_urlsafe(16))

    def page_token(self, guest: Guest) -> str:
        """What our own pages send along with a change, and no other site's page can know."""
        return hmac.new(self._key, f"page:{guest.id}".encode(), hashlib.sha256).hexdigest()

    def is_page(self, guest: Guest, token: str) -> bool:
        return hmac.compare_digest(self.page_token(guest).encode(), token.encode())


def new_secret() -> str:
    """A seat's secret, for programs."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """How a secret is kept: long and random, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """Who does not know it cannot find the table."""
    return secrets.token_urlsafe(12)
