"""What of a game is alive: how much of it play ever touches, by player count."""
