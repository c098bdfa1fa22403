"""A game at the terminal: prompts, menus, hints, and what has happened."""
