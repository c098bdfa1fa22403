"""Databases: SQLite or PostgreSQL, the schema, backups, and notifications between processes."""
