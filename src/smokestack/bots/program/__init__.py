"""Bots that are other programs: asked by lines of JSON over their standard input and output."""
