"""Environments for learning programs: docs/env.md. What needs numpy, PettingZoo or Gymnasium has its own module."""
