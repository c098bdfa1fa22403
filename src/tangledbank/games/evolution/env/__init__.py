"""Evolution for learning programs."""
