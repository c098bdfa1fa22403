"""Dominant Species for learning programs."""
