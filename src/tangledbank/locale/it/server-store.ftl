### What the server says about its database, in Italian.

server-bad-backup = La copia di sicurezza non è intera, o non è una copia.
server-bad-database = Questo non è l’indirizzo di un database PostgreSQL: era atteso postgresql://utente@host/nome.
server-bad-file = Il database { $file } non si può usare: { $because }.
server-database-refuses = Il database non si può preparare: { $because }.
server-file-in-use = Un altro server sta usando il database { $file }: fermalo prima, oppure dai a questo una cartella sua.
server-no-database = Il database PostgreSQL non è raggiungibile: { $because }.
server-no-driver = Per PostgreSQL serve un altro pacchetto: pip install "tangledbank[postgres]".
server-not-empty = Una copia di sicurezza si può ripristinare solo in un database vuoto.
help-backup = Salva in un solo file tutto ciò che un server conserva, anche mentre è in funzione.
help-restore = Riempi un database vuoto da una copia di sicurezza.
help-backup-file = la copia di sicurezza
cli-backup-written = { $file } contiene tutto il server: { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}.
cli-backup-restored = { $file } è stato ripristinato: { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}.
cli-file-no-backup = { $file } esiste già e non è una copia di sicurezza: non è stato scritto nulla.
