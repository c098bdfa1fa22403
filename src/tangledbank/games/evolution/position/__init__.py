"""Any position as data: written, read, and refused where the rules could not lead to it."""
