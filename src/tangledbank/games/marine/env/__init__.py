"""Marine for learning programs."""
