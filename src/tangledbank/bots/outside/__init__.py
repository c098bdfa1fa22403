"""Bots in any language: programs that read positions and write choices, what they say, what they may see."""
