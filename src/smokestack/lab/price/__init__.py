"""What things are worth and cost, measured by paired interventions: one seat is given, forbidden or made to take it."""
