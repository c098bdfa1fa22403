"""Commands, one module for each: `main.py` imports the one that was given."""
