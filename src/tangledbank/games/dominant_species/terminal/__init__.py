"""Dominant Species in a terminal."""
