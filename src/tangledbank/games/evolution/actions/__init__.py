"""What players do, one module per phase."""
