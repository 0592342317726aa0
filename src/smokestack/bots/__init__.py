"""Players that are programs: policies, single decisions, whole games and many games."""
