"""The hex Earth that the Dominant Species games share: tiles, corners, elements, cubes and what is done with them."""
