"""Empire Planner: the position as people see it, frozen and with names, and what can be foreseen from it."""
