### What the server says about its database, in Hungarian.

server-bad-backup = A biztonsági mentés nem teljes, vagy nem az.
server-bad-database = Ez nem egy PostgreSQL-adatbázis címe: a várt alak postgresql://felhasználó@gép/név.
server-bad-file = A(z) { $file } adatbázis nem használható: { $because }.
server-database-refuses = Az adatbázist nem lehet előkészíteni: { $because }.
server-file-in-use = A(z) { $file } adatbázist már egy másik kiszolgáló használja: előbb állítsd le, vagy adj ennek saját mappát.
server-no-database = A PostgreSQL-adatbázis nem érhető el: { $because }.
server-no-driver = A PostgreSQL-hez még egy csomag kell: pip install "tangledbank[postgres]".
server-not-empty = Biztonsági mentést csak üres adatbázisba lehet visszaállítani.
help-backup = Mindent, amit egy kiszolgáló tárol, egyetlen fájlba ment, működés közben is.
help-restore = Egy üres adatbázist tölt fel biztonsági mentésből.
help-backup-file = a biztonsági mentés
cli-backup-written = A(z) { $file } a teljes kiszolgálót tartalmazza: { $rows } sor.
cli-backup-restored = A(z) { $file } visszaállítva: { $rows } sor.
cli-file-no-backup = A(z) { $file } már létezik, és nem biztonsági mentés: semmi sem íródott ki.
