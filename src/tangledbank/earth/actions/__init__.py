"""What animals do on Earth, one file for each chapter of the rulebooks."""
