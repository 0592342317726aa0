"""Judgements of a whole table, for any number of seats: each seat's part of the win, learned by playing."""
