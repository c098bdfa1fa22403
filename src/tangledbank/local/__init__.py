"""Tables without a server: the same table logic for one device, in a browser's worker or in any Python."""
