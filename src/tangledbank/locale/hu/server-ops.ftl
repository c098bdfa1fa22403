### Amit a kiszolgáló az üzemeltetőinek mond, és az értesítéseiben, magyarul.

cli-admin-acts = A tangledbank admin ezeket tudja: { $expected }; ezt nem: { $got }.
cli-admin-done = Kész.
cli-admin-exported = { $folder } mappában { $count ->
    [one] { $count } játékfelvétel
   *[other] { $count } játékfelvétel
} van, mind újrajátszva.
cli-admin-imported = { $file } most a(z) { $table } asztal.
cli-admin-needs-user = Kié ez a játszma? Add meg: --user NAME.
cli-admin-password = Új jelszó
cli-admin-password-again = Még egyszer
cli-admin-password-differs = A két jelszó nem egyezik: semmi sem változott.
cli-admin-table = { $table }  { $status }  { $game }  { $visibility }, bejegyzések: { $entries }, válaszok: { $plies }
cli-admin-takes = A tangledbank admin { $act } ezt várja: { $takes }.
help-admin = Egy kiszolgáló gondozása, akkor is, ha éppen fut.
help-admin-act = users, operator, sign-out, password, delete, mute, ban, reports, report, close-report, audit, setups, clean, tables, show, close, announce, export vagy import
help-admin-names = egy fiók vagy egy felhasználó azonosítója; egy asztal; egy szöveg; egy mappa; fájlok
help-admin-off = operator, mute, ban: visszavonás
help-admin-user = import: kié legyenek a játszmák
server-no-account = { $name } vendég: csak fiók lehet üzemeltető.
server-no-file = Nincs { $file } adatbázis: indítsd el egyszer a kiszolgálót, vagy mondd meg, hol vannak az adatai.
server-no-password = { $name } vendég: csak fióknak van jelszava.
server-other-schema = Az adatbázis sémája { $got }, ez a program a(z) { $expected } sémával dolgozik: indítsd el egyszer a kiszolgálóját, vagy használd a kiszolgáló programját.
server-bad-public-address = A public_address ilyen: https://games.example, útvonal nélkül.
server-confirm-begin = Valaki ezen a címen szeretne értesülni arról, ha ő jön egy játékban. Ha te voltál, nyisd meg ezt a hivatkozást, és erősítsd meg ott; ha nem, ne tégy semmit:
server-confirm-subject = Ez a te címed?
server-mail-begin = { $count ->
    [one] Egy asztal vár rád:
   *[other] { $count } asztal vár rád:
}
server-mail-end = Legfeljebb { $minutes ->
    [one] percenként
   *[other] { $minutes } percenként
} kapsz egy ilyen levelet. Ha egyet sem szeretnél, vedd ki az e-mail-címedet a beállításaidból.
server-mail-subject = { $count ->
    [one] Te jössz
   *[other] Te jössz { $count } asztalnál
}
server-needs-public-address = A levelekbe ide vezető hivatkozás kell: add meg a kiszolgáló címét public_address néven.
server-needs-sender = A levélhez feladó kell: adj meg egy címet mail_from néven.
server-reset-subject = Új jelszó beállítása
server-reset-begin = Valaki új jelszót kért a fiókodhoz. Ha te voltál, nyisd meg ezt a hivatkozást, és válassz egyet:
server-reset-end = A hivatkozás egyszer használható, { $minutes } percen belül. Ha nem te voltál, ne tegyél semmit: a jelszavad marad.
cli-admin-setup = Létrehozta: { $user }, innen: { $address }, { $at }
help-admin-days = mute, ban: ennyi napra; nélküle: végleg
