### What the pages about people say, in Polish.

web-profile = Profil
web-profile-none = Nikt się tak nie nazywa
web-profile-since = Tutaj od { $day }
web-profile-games =
    { $n ->
        [0] jeszcze żadnej ukończonej gry
        [one] { $n } ukończona gra
        [few] { $n } ukończone gry
       *[other] { $n } ukończonych gier
    }
web-profile-unrated = Jeszcze żadnej gry rankingowej.
web-profile-last = Ostatnie gry rankingowe
web-profile-place = { $place } z { $players }
web-leaderboard-text = Według dolnego końca przedziału, w którym prawdziwy ranking leży z pewnością 95 %. Jest tu każdy, kto ukończył { $n } gier rankingowych.
web-leaderboard-none = Nikt jeszcze nie rozegrał dość gier rankingowych.
web-devices = Twoje zalogowane urządzenia
web-devices-unknown = Program albo nieznane urządzenie
web-devices-since = Od { $day }.
web-devices-seen = Ostatnio: { $day }
web-devices-here = to urządzenie
web-forgot = Nie pamiętasz hasła?
web-forgot-text = Jeśli twoje konto ma potwierdzony adres e-mail, dostaniesz tam odsyłacz, pod którym ustawisz nowe hasło.
web-forgot-send = Wyślij odsyłacz
web-forgot-sent = Jeśli jest takie konto z potwierdzonym adresem, wiadomość jest już w drodze.
web-reset-password = Ustaw nowe hasło
web-reset-text = Wszystkie urządzenia zostaną wylogowane.
web-reset-done = Hasło jest ustawione. Zaloguj się nim.
web-blocks = Zablokowane osoby
web-unblock = Odblokuj: { $name }
web-account-banned = Operator wykluczył cię z gry do { $day }. Nadal możesz się wylogować lub usunąć konto.
web-seeks = Znajdź graczy
web-seeks-text = Przyjmij ofertę albo złóż własną: gdy tylko zbierze się dość graczy, gra się zacznie. Oferta gry za jednym posiedzeniem jest ważna, dopóki ta strona jest otwarta, a oferta gry przez kilka dni przez tydzień.
web-seeks-offers = Oferty
web-seeks-none = Nikt teraz nie szuka graczy.
web-seeks-own = Twoja oferta
web-seeks-offer = Złóż tę ofertę
web-seeks-join = Zagraj
web-seeks-leave = Zrezygnuj
web-seeks-withdraw = Wycofaj
web-seeks-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[other] { $n } graczy
    }
web-seeks-missing =
    { $n ->
        [one] brakuje jednej osoby
        [few] brakuje { $n } osób
       *[other] brakuje { $n } osób
    }
web-seeks-lowest = Ranking od
web-seeks-highest = Ranking do
web-moderation = Zgłoszenia
web-moderation-text = Co zgłoszono; najpierw to, czym nikt się jeszcze nie zajął. Kto jest wyciszony, nigdzie nie pisze na czacie; kto jest zablokowany przez operatora, może tylko oglądać i usunąć konto.
web-moderation-none = Nikt niczego nie zgłosił.
web-moderation-line = { $author } o: { $about }
web-moderation-closed = Załatwione
web-moderation-close = Oznacz jako załatwione
web-moderation-table = Przejdź do stołu
web-moderation-seats = Kto tam siedział
web-moderation-chat = Co napisano na koniec
web-moderation-silent = Nic nie napisano.
web-moderation-gone = { $name } nie ma już konta.
web-moderation-muted = Wyciszenie do { $until }.
web-moderation-muted-for-good = Wyciszenie na zawsze.
web-moderation-banned = Wykluczenie do { $until }.
web-moderation-banned-for-good = Wykluczenie na zawsze.
web-moderation-how-long = Na jak długo
web-moderation-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
web-moderation-for-good = Na zawsze
web-moderation-mute = Wycisz: { $name }
web-moderation-unmute = Cofnij wyciszenie: { $name }
web-moderation-ban = Wyklucz: { $name }
web-moderation-unban = Cofnij wykluczenie: { $name }
web-moderation-sure = { $name }: dalej grają boty, stoły, przy których gra się nie zaczęła, zostają zamknięte, a oferty wycofane.
web-moderation-keep = Nie wykluczaj
