### Co serwer mówi tym, którzy go prowadzą, i w powiadomieniach, po polsku.

cli-admin-acts = tangledbank admin umie { $expected }, ale nie { $got }.
cli-admin-done = Gotowe.
cli-admin-exported = { $folder } zawiera { $count ->
    [one] { $count } zapis
    [few] { $count } zapisy
    [many] { $count } zapisów
   *[other] { $count } zapisu
}, każdy odtworzony.
cli-admin-imported = { $file } to stół { $table }.
cli-admin-needs-user = Czyje są te gry? Podaj --user NAME.
cli-admin-password = Nowe hasło
cli-admin-password-again = Jeszcze raz
cli-admin-password-differs = Te dwa hasła nie są takie same: nic nie zmieniono.
cli-admin-table = { $table }  { $status }  { $game }  { $visibility }, wpisy: { $entries }, odpowiedzi: { $plies }
cli-admin-takes = tangledbank admin { $act } przyjmuje: { $takes }.
help-admin = Opiekuj się serwerem, także gdy działa.
help-admin-act = users, operator, sign-out, password, delete, mute, ban, reports, report, close-report, audit, setups, clean, tables, show, close, announce, export albo import
help-admin-names = konto lub identyfikator użytkownika; stół; tekst; folder; pliki
help-admin-off = operator, mute, ban: cofnij
help-admin-user = import: czyje są te gry
server-no-account = { $name } to gość: operatorem może być tylko konto.
server-no-file = Nie ma bazy danych { $file }: uruchom raz serwer albo podaj, gdzie są jego dane.
server-no-password = { $name } to gość: tylko konta mają hasło.
server-other-schema = Baza danych ma schemat { $got }, ten program działa z { $expected }: uruchom raz jego serwer albo użyj programu serwera.
server-bad-public-address = public_address ma postać https://games.example, bez ścieżki.
server-confirm-begin = Ktoś chce być pod tym adresem powiadamiany, gdy przyjdzie jego kolej w grze. Jeśli to ty, otwórz ten odsyłacz i potwierdź to tam; jeśli nie, nie rób nic:
server-confirm-subject = Czy to twój adres?
server-mail-begin = { $count ->
    [one] Czeka na ciebie jeden stół:
    [few] Czekają na ciebie { $count } stoły:
    [many] Czeka na ciebie { $count } stołów:
   *[other] Czeka na ciebie { $count } stołu:
}
server-mail-end = Takich listów przychodzi najwyżej jeden na { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}. Aby nie dostawać żadnych, usuń swój adres e-mail z ustawień.
server-mail-subject = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołu
}
server-needs-public-address = Poczta wymaga odsyłaczy, które tu prowadzą: podaj adres serwera jako public_address.
server-needs-sender = Poczta wymaga nadawcy: podaj adres jako mail_from.
server-reset-subject = Ustaw nowe hasło
server-reset-begin = Ktoś poprosił o nowe hasło do twojego konta. Jeśli to ty, otwórz ten odsyłacz i wybierz hasło:
server-reset-end = Odsyłacz działa raz, przez { $minutes } minut. Jeśli to nie ty, nic nie rób: hasło pozostaje bez zmian.
cli-admin-setup = Założony przez { $user } z { $address }, { $at }
help-admin-days = mute, ban: na tyle dni; bez tego: na zawsze
