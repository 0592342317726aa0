"""What things are worth to the greedy player, in hundredths of a point, and how it guesses ahead.

Found by letting players with different weights play each other.
"""

POINT = 100

# How hard a product is to get, in hundredths of a move.
FAR = 1_000_000
"""Out of reach."""
RUNNING = 150
"""A production move, with its part of the carrying before it; factories that run together share it."""
BUILDING = 200
"""A factory still to be built: two products, and its place in a move."""
BANKING = 20
"""A trade with the bank, beyond the three products."""

# Which contracts to go for, in hundredths of a move.
CONTRACT_POINT = 8
"""How much further one would go for a point of a contract."""
WAITING = 60
"""For each round until the token comes."""
FIRST_WOOD = 300
"""The first factory that makes wood, in the draft."""
WHIM = 10
"""Drafts closer than this count as equal."""

# What the plan lacks, in hundredths of a point.
NEEDED = 300
"""A product the plan still lacks, beyond its own value."""
ON_THE_WAY = 200
"""A product that lies ready to be made into what the plan lacks, beyond its own value, when it is paid away."""
PLANNED = 900
"""A factory the plan still lacks."""
EFFORT = 3
"""What a hundredth of a move is worth when the bank saves it."""

# Factories for points, and room for products.
HORIZON = 32
"""Rounds in which factories are built for points alone."""
MAIN = 60
"""Percent of the rounds left in which the strongest kind of factory runs."""
SIDE = 30
"""Percent of the rounds left in which any other kind of factory runs."""
ROOMY = 10
"""With fewer free cells than this, every card in the complex is in the way a little."""
CROWD = 20
"""What a card in the way costs, for each free cell below ROOMY."""
CELLS_WON = 4
"""A factory gives room for two products more than it takes, and two are paid for it."""
HURRY = 200
"""Managing first, when there is something to build."""

# When to end the game.
PATIENCE = 30
"""From this round on a game is ended even if someone else wins it."""
ANSWER = 8
"""Points the others may still make before a fulfilment that ends the game."""
RARELY = 2
"""With more players to a token than this, contracts come up so rarely that they are claimed early."""
EARLY = 4
"""So many cards of the product are enough to claim its contract early."""
