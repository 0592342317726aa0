"""Empire Planner: the printed things as data, the position, the actions and the options."""
