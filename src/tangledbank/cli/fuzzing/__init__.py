"""Random games and damaged positions for `tangledbank fuzz`."""
