"""What an arena shows: the numbers as people read them, and a page with plots."""
