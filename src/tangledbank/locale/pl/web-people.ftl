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
