"""Judgements of a game for two: by how many points a seat will be ahead, learned by playing."""
