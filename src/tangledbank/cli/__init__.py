"""The terminal program. A command is one module here and one line in the table of main.py."""
