### Rozdanie dnia, po polsku.

daily-about = Codziennie jedno rozdanie w każdej grze: to samo szczęście i ci sami przeciwnicy dla wszystkich, jedna próba. Niczego się nie cofa i nikt nie podpowiada. Potem porównujecie wyniki.
daily-answers-all = Wszystkie twoje odpowiedzi są takie jak eksperta.
daily-best = Najlepsze wyniki
daily-card = Twoja karta
daily-card-failed = W tej przeglądarce to się nie udało.
daily-card-rank = Lepiej niż { $percent }% z { $count }
daily-chances = Twoje szanse według trenera: { $before }% przedtem, { $after }% po twojej odpowiedzi, { $best }% po najlepszej znalezionej.
daily-chances-best = Najlepiej było: { $label }.
daily-chances-none = Poproś o omówienie gry, a pojawią się tu także szanse.
daily-checking = Sprawdzamy zapis …
daily-copied = Skopiowano
daily-copy = Kopiuj jako tekst
daily-device = Rozegrane na tym urządzeniu; wyślemy, gdy będzie połączenie.
daily-expert = Ekspert
daily-expert-hidden = Jak ekspert rozegrał to rozdanie, zobaczysz po własnej próbie.
daily-expert-making = Ekspert właśnie gra to rozdanie; odpowiedzi do tej pory: { $n }.
daily-expert-none = Nikt nie poprosił eksperta o rozegranie tego rozdania.
daily-expert-result = Miejsce { $place } z { $players }, punkty: { $score }.
daily-first = Dokończ rozdanie, a tutaj porównasz wyniki.
daily-go-on = Graj dalej
daily-image = Zapisz jako obraz
daily-left = Nowe rozdania za { $hours } godz. { $minutes } min, o północy UTC.
daily-lost = Poddane: bez wyniku
daily-none = Nie ma jeszcze rozegranych rozdań.
daily-not-sent = Nie wysłano: { $why }
daily-parted = Gdzie wasze drogi się rozeszły
daily-parted-at = Runda { $round }, odpowiedź { $ply }:
daily-parted-expert = Ekspert: { $label }
daily-parted-you = Ty: { $label }
daily-place = Miejsce { $place } z { $players }
daily-play = Graj
daily-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
daily-rank = Pozycja { $rank } z { $count }.
daily-record = Rozdanie rozegrane w terminalu albo na innym urządzeniu? Wyślij zapis:
daily-results = Wyniki
daily-rounds = Twoje miejsce po kolejnych rundach: { $places }
daily-same =
    { $n ->
        [one] { $n } raz miejsce { $place }, punkty: { $score }
        [few] { $n } razy miejsce { $place }, punkty: { $score }
       *[other] { $n } razy miejsce { $place }, punkty: { $score }
    }
daily-seat = Graczy: { $players }, ty to P{ $seat }
daily-sent = sprawdzony zapis
daily-share = Udostępnij
daily-streak = Dni z rzędu: { $n }. Najdłużej: { $longest }.
daily-table = Jako tabela
daily-tries =
    { $n ->
        [0] Nikt go jeszcze nie ukończył.
        [one] { $n } wynik do tej pory
        [few] { $n } wyniki do tej pory
       *[other] { $n } wyników do tej pory
    }
daily-watch = Pokaż pozycję
daily-yours = Twoje dni
