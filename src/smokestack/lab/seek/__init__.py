"""Seeking an edition: what is not from the book is varied until games come out as the goals want them."""
