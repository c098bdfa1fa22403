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
web-forgot-sent = Jeśli jest takie konto z potwierdzonym adresem, list jest już w drodze.
web-reset-password = Ustaw nowe hasło
web-reset-text = Wszystkie urządzenia zostaną wylogowane.
web-reset-done = Hasło jest ustawione. Zaloguj się nim.
