"""Judgements that were learned by playing: numbers of a position in, the points to be expected out."""
