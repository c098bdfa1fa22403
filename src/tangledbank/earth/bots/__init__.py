"""What judges of both games on Earth share."""
