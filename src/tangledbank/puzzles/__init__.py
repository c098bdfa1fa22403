"""Puzzles: positions of real games where one answer is clearly best, as far as one can know: docs/coach.md."""
