"""Bots: a queue, a pool of worker processes, and the worker itself."""
