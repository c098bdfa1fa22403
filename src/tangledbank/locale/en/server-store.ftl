### What the server says about its database, in English.

server-bad-backup = The backup is incomplete, or this is not a backup.
server-bad-database = This is not the address of a PostgreSQL database: expected postgresql://user@host/name.
server-bad-file = The database { $file } cannot be used: { $because }.
server-database-refuses = The database cannot be prepared: { $because }.
server-file-in-use = Another server is using the database { $file }: stop it first, or give this one its own folder.
server-no-database = The PostgreSQL database cannot be reached: { $because }.
server-no-driver = PostgreSQL needs one more package: pip install "tangledbank[postgres]".
server-not-empty = A backup can only be restored into an empty database.
help-backup = Save everything that a server keeps in one file, also while it runs.
help-restore = Fill an empty database from a backup.
help-backup-file = the backup
cli-backup-written = { $file } holds the whole server: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
cli-backup-restored = { $file } is restored: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
cli-file-no-backup = { $file } already exists and is not a backup: nothing was written.
