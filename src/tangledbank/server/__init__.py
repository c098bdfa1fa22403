"""The game server: tables are logs, everything else is made from them."""
