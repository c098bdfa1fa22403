### What the pages about people say, in Hungarian.

web-profile = Profil
web-profile-none = Senkit sem hívnak így
web-profile-since = Itt van { $day } óta
web-profile-games =
    { $n ->
        [0] még nincs befejezett játszmája
       *[other] { $n } befejezett játszma
    }
web-profile-unrated = Még nincs értékelt játszmája.
web-profile-last = Legutóbbi értékelt játszmák
web-profile-place = { $players } közül { $place }.
web-leaderboard-text = Sorrend annak a tartománynak az alsó vége szerint, amelyben a valódi értékszám 95%-os bizonyossággal benne van. Az szerepel itt, aki befejezett { $n } értékelt játszmát.
web-leaderboard-none = Még senki sem játszott elég értékelt játszmát.
web-devices = Hol vagy bejelentkezve
web-devices-unknown = Egy program vagy ismeretlen eszköz
web-devices-since = { $day } óta.
web-devices-seen = Utoljára itt: { $day }
web-devices-here = ez az eszköz
web-forgot = Elfelejtetted a jelszavad?
web-forgot-text = Ha a fiókodnak van megerősített e-mail-címe, oda küldünk egy hivatkozást, amellyel új jelszót állíthatsz be.
web-forgot-send = Hivatkozás küldése
web-forgot-sent = Ha van ilyen fiók megerősített címmel, a levél már úton van.
web-reset-password = Új jelszó beállítása
web-reset-text = Minden eszköz kijelentkezik.
web-reset-done = A jelszavad be van állítva. Jelentkezz be vele.
web-blocks = Letiltottak
web-unblock = Feloldás: { $name }
web-account-banned = Egy operátor kizárt a játékból eddig: { $day }. Kijelentkezni és a fiókodat törölni továbbra is tudod.
web-seeks = Játékosok keresése
web-seeks-text = Fogadj el egy ajánlatot, vagy tégy egyet: amint megvan a létszám, kezdődik a játszma. Az egy ültő helyben játszandó játszma ajánlata addig áll, amíg ez az oldal nyitva van, a több naposé egy hétig.
web-seeks-offers = Ajánlatok
web-seeks-none = Most senki sem keres játékosokat.
web-seeks-own = Az ajánlatod
web-seeks-offer = Ajánlat közzététele
web-seeks-join = Játszom
web-seeks-leave = Kilépek
web-seeks-withdraw = Visszavonás
web-seeks-players = { $n } játékos
web-seeks-missing = még { $n } hiányzik
web-seeks-lowest = Értékszám ettől
web-seeks-highest = Értékszám eddig
web-moderation = Bejelentések
web-moderation-text = Amit a játékosok bejelentettek; elöl az, amivel még senki sem foglalkozott. Akit elnémítottak, sehol sem cseveghet; akit kitiltottak, csak nézelődhet és törölheti magát.
web-moderation-none = Senki sem jelentett be semmit.
web-moderation-line = { $author } bejelentése róla: { $about }
web-moderation-closed = Elintézve
web-moderation-close = Elintézettnek jelölöm
web-moderation-table = Az asztalhoz
web-moderation-seats = Kik ültek ott
web-moderation-chat = Az utolsó üzenetek
web-moderation-silent = Senki sem írt semmit.
web-moderation-gone = { $name } törölte magát.
web-moderation-muted = Elnémítva eddig: { $until }.
web-moderation-muted-for-good = Végleg elnémítva.
web-moderation-banned = Kitiltva eddig: { $until }.
web-moderation-banned-for-good = Végleg kitiltva.
web-moderation-how-long = Mennyi időre
web-moderation-days = { $n } nap
web-moderation-for-good = Végleg
web-moderation-mute = Elnémítás: { $name }
web-moderation-unmute = Újra cseveghet: { $name }
web-moderation-ban = Kitiltás: { $name }
web-moderation-unban = Újra játszhat: { $name }
web-moderation-sure = { $name } helyett botok játszanak tovább; el nem kezdett asztalai bezárulnak, ajánlatai visszavonódnak.
web-moderation-keep = Mégsem
