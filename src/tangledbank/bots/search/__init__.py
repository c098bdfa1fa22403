"""Searching for a move. Compiled with the engine; knows states and judges, no game."""
