"""The balance report: one page with charts, and the games that show what it says."""
