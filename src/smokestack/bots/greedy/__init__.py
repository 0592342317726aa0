"""Greedy policies, one for each game: one step ahead with a hand-written evaluation."""
