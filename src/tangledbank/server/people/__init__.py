"""People: signing in, names, and telling them that it is their turn."""
