"""What both games on Earth draw in a terminal."""
