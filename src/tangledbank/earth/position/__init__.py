"""Positions on Earth as data: the parts that games share of writing, reading and refusing them."""
