"""What things are worth to the greedy player, in hundredths of a Profit, and how it guesses ahead.

Found by letting players with different weights play each other and Archie.
"""

PROFIT = 100

DOLLAR = 50
"""E4.4: two dollars are a Profit at the better exchange."""
DEAR_DOLLAR = 33
"""E4.4: three at the other."""
LEFT_TO_US = 80
"""Percent of the exchanges and upgrades to come that another player will leave to us; Archie always moves second."""
CROWD = 20
"""Beside Archie: percent, shared among the rounds left, that there will be no action to spare for an icon."""
POCKET_MONEY = 14
"""Dollars one likes to have at hand, for buildings and Goods."""
HANDY = 13
"""What each dollar up to POCKET_MONEY is worth beyond its exchange."""
EARLY = 11
"""Rounds from the end on, in which money at hand, room to grow and the like fade to nothing."""

PRICE = 75
"""What a Good costs when one can wait for a fair market."""
ROOM_FOR_GOODS = 60
"""Percent of the gain that a step a building may still rise will bring, where its owner can make the Goods."""
ROOM = 40
"""Percent of the gain that a step a building may still rise will bring, where only money raises it."""
MAKER = 60
"""A factory whose Goods raise Residential, for each die its owner may still build with."""
GOOD = 92
"""Percent of the point that a Good in store will bring."""
UPGRADING = 20
"""What the action costs that uses all Goods of a colour."""
SPARE_GOOD = 20
"""A Good that no building needs yet."""

DRIVING = 57
"""What an action is worth that moves a train by a link."""
WAITING = 7
"""Percent of its pay that each link to go takes from a passenger on another's train, and from Archie's trains."""
SEAT = 28
"""An empty seat on an own train under way: passengers may board at any time."""
RIDES = 67
"""Hundredths of a passenger who board an own train in each round to come."""
HOMING = 45
"""Percent: how likely a train comes home that has just time enough; with twice the time, twice as likely."""
RAILWAY = 212
"""Hundredths of links in each round to come that a train may count on."""

STATION = 50
"""A Station: it may send passengers."""
TOWN_HALL = 66
"""A Town Hall: pairs of Goods, and industry may grow."""
FACTORY = 180
"""A factory: its Goods and its rails, fading with the rounds."""

OVERTAKEN = 2
"""Percent for each round to come: how likely whoever has the Leisure majority loses it again."""
CATCH_UP = 3
"""Percent for each round to come: how likely whoever has it not yet wins the Leisure majority."""
LEAD_TRUST = 12
"""Percent: how much each further building ahead or behind counts in the Leisure majority."""
POLLUTION_TRUST = 57
"""Percent of the pollution at the end that counts by who has more Factories now."""
RIVAL = 60
"""Percent of the other player's standing that counts against one's own."""
ARCHIE = 110
"""Percent of Archie's standing that counts against one's own; he takes no notice of ours."""
SLOT = 350
"""What a building must bring beyond its price while dice are scarcer than rounds."""
SLOT_BESIDE_ARCHIE = 500
"""What a building must bring beyond its price beside Archie."""
WHIM = 20
"""Icons closer than this count as equal: no two games should be the same."""
