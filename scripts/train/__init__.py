"""Training of players, from nothing to the file that is shipped: docs/learning.md."""
