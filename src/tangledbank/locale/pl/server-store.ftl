### What the server says about its database, in Polish.

server-bad-backup = Kopia zapasowa jest niepełna albo to nie jest kopia.
server-bad-database = To nie jest adres bazy danych PostgreSQL: oczekiwano postgresql://użytkownik@komputer/nazwa.
server-bad-file = Nie można użyć bazy danych { $file }: { $because }.
server-database-refuses = Nie można przygotować bazy danych: { $because }.
server-file-in-use = Bazy danych { $file } używa inny serwer: najpierw go zatrzymaj albo wskaż temu własny katalog.
server-no-database = Nie można połączyć się z bazą danych PostgreSQL: { $because }.
server-no-driver = PostgreSQL wymaga jeszcze jednego pakietu: pip install "tangledbank[postgres]".
server-not-empty = Kopię zapasową można odtworzyć tylko w pustej bazie danych.
help-backup = Zapisz wszystko, co przechowuje serwer, w jednym pliku, także gdy serwer działa.
help-restore = Wypełnij pustą bazę danych z kopii zapasowej.
help-backup-file = kopia zapasowa
cli-backup-written = { $file } zawiera cały serwer: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[other] { $rows } wierszy
}.
cli-backup-restored = Odtworzono { $file }: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[other] { $rows } wierszy
}.
cli-file-no-backup = { $file } już istnieje i nie jest kopią zapasową: nic nie zapisano.
