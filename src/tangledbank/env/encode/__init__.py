"""Positions and answers as numbers, one module for each game. Compiled with the engine."""
