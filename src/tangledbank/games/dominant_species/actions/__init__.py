"""What animals do, one module per section or group of sections of the action display."""
