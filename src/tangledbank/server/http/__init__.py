"""HTTP: addresses, schemas, limits, compression, and the description of the API."""
