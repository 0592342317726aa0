"""Charts as SVG strings for a page that needs nothing else: no script, no font, no other file."""
