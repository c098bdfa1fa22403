"""What pawns do."""
