"""Titans of Industry: the rules in rulebook order; `legal`, `check` and `act` only call them."""
