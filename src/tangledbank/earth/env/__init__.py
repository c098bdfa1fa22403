"""What both games on Earth show to learning programs."""
