"""The arena: how strong bots are, measured. Line-ups on paired luck, a test that stops when sure, ratings."""
