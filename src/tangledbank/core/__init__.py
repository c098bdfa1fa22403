"""The engine without any game: plain data with a stack of questions."""
