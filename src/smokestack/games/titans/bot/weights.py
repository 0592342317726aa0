"""What things are worth to the greedy player, in hundredths of a share, and how it guesses ahead.

Found by letting players with different weights play each other; most of them may be off by a half without harm.
"""

SHARE = 100
DOLLAR = 33
"""T9.1: three dollars are a share in the end."""

TURNS_PER_ESTATE = 800
"""Hundredths of turns, anyone's, from one real-estate card to the next."""
INTRUDERS = 80
"""Hundredths of cubes that each rival facility card adds to a grid until one more real-estate card is built."""
BUYING = 140
"""Percent of the goods that coming real estate takes: players also buy for facilities."""
RESEARCH_BUYING = 50
"""Hundredths of research cubes that players buy for cards until one more real-estate card is built."""

OPEN_MARKET = 65
"""A cube of demand on a grid one can make goods for, at each age end to come; those who can share it."""
SECOND_CUBE = 50
"""Making two cubes or more for a grid in one use, for each round left: more goods for the same price."""
READY = 100
"""Being able to build real estate next: the goods are there, and the money."""
LANDLORD_TRUST = 40
"""Percent of the landlord's bonus that counts: others may still build."""
DOMINATION_TRUST = 30
"""Percent of a market's bonus that counts: others may still sell."""

PRODUCING = 50
"""Percent of turns that produce with two or three uses."""
BUYING_TURNS = 40
"""Percent of turns that buy a good from someone else."""
MAIL_ORDER = 250
"""One more cube sold, by mail."""
EXTRA_CUBE = 200
"""One more cube that a card adds: it may sell, or lie behind others."""

WHIM = 100
"""Choices closer than this count as equal: nobody can tell them apart, and no two games should be the same."""
IMPATIENCE = 15
"""Every real-estate card brings the end nearer: its worth for each round played, so that no game drags on."""
VICTORY = 100_000
"""Winning outweighs everything."""
DEFEAT = 50_000
"""Ending the game without having won is the last thing to do, before round PATIENCE."""
PATIENCE = 40
"""From this round on a lost game should end, too."""
