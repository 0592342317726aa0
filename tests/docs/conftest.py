"""A browser for the guide, as for the pages of the table."""

from tests.web.browser import chrome, windows

__all__ = ["chrome", "windows"]
