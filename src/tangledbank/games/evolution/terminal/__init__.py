"""Evolution in a terminal."""
