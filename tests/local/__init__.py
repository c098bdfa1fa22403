"""Tables without a server."""
