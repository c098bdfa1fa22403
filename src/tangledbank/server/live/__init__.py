"""Sockets: the people who are connected, what they are sent, and who is there."""
