"""The arena: how strong bots are, measured. Line-ups on paired luck, a sequential test, ratings."""
