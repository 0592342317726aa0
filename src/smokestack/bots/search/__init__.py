"""Players that try things out: a tree of decisions, grown by playing on with greedy players."""
