"""The table in a browser: pages, a JSON side for programs, and live updates."""
