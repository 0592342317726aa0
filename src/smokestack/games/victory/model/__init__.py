"""Victory through Industry: the printed things as data, the position, the actions and the options."""
