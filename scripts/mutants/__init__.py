"""Breaks rules on purpose, one place at a time, and expects the tests of those rules to notice."""
