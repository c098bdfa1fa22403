"""Marine in a terminal."""
