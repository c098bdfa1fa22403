## What speaks for an action of Marine

bot-dsm-trait =
    { $n ->
        [one] Cecha { $trait } jest w całej grze warta około { $n } punktu.
       *[other] Cecha { $trait } jest w całej grze warta około { $n } punktów.
    }
bot-dsm-pass = To kosztowałoby więcej, niż by dało.
bot-dsm-little = Nic lepszego nie ma; zmienia to niewiele.
bot-dsm-promise =
    { $n ->
        [one] Obiecuje około { $n } punktu.
       *[other] Obiecuje około { $n } punktów.
    }
bot-dsm-retrieve =
    { $n ->
        [one] Niżej niewiele zostało do zrobienia: wraca { $n } pionek.
        [few] Niżej niewiele zostało do zrobienia: wracają { $n } pionki.
       *[many] Niżej niewiele zostało do zrobienia: wraca { $n } pionków.
    }
bot-dsm-pawn = W obszarze akcji można zyskać więcej niż przez Odzyskiwanie: { $pawn }.
bot-dsm-space =
    { $n ->
        [one] { $space }: to pole obiecuje około { $n } punktu.
       *[other] { $space }: to pole obiecuje około { $n } punktów.
    }
bot-dsm-space-idle = { $space }: to pole nic teraz nie daje, tylko odsuwa turę Odzyskiwania.
bot-dsm-new-tile =
    { $n ->
        [one] Kafel na polu { $tile } daje { $n } punkt bonusowy.
        [few] Kafel na polu { $tile } daje { $n } punkty bonusowe.
       *[many] Kafel na polu { $tile } daje { $n } punktów bonusowych.
    }
bot-dsm-vent =
    { $n ->
        [one] Erupcja na kaflu { $tile } daje { $n } punkt bonusowy i przybliża do karty Przetrwanie.
        [few] Erupcja na kaflu { $tile } daje { $n } punkty bonusowe i przybliża do karty Przetrwanie.
       *[many] Erupcja na kaflu { $tile } daje { $n } punktów bonusowych i przybliża do karty Przetrwanie.
    }
bot-dsm-score = Kafel { $tile } daje { $mine } pkt, a najlepszemu przeciwnikowi { $best }.
bot-dsm-score-card = Kafel { $tile } daje { $mine } pkt i kartę, a najlepszemu przeciwnikowi { $best } pkt.
bot-dsm-asteroid = Asteroida sprawia, że ta runda jest ostatnia: to dobre dla prowadzącego.
bot-dsm-card-points =
    { $n ->
        [one] Karta { $card } daje od razu { $n } punkt.
        [few] Karta { $card } daje od razu { $n } punkty.
       *[many] Karta { $card } daje od razu { $n } punktów.
    }
bot-dsm-card =
    { $n ->
        [one] Karta { $card } obiecuje około { $n } punktu.
       *[other] Karta { $card } obiecuje około { $n } punktów.
    }
bot-dsm-control =
    { $n ->
        [one] Kontrola nad pionkiem specjalnym ({ $element }) i { $n } punkt na koniec.
        [few] Kontrola nad pionkiem specjalnym ({ $element }) i { $n } punkty na koniec.
       *[many] Kontrola nad pionkiem specjalnym ({ $element }) i { $n } punktów na koniec.
    }
bot-dsm-raise = Przesuwa znacznik dominacji własnego pionka specjalnego ({ $element }) na pole { $n }: trudniej go odebrać i tyle jest wart na koniec.
bot-dsm-speciate =
    { $n ->
        [one] Miejsce na { $n } nową kostkę dookoła: { $tile }.
        [few] Miejsce na { $n } nowe kostki dookoła, najwięcej: { $tile }.
       *[many] Miejsce na { $n } nowych kostek dookoła, najwięcej: { $tile }.
    }
bot-dsm-lead =
    { $n ->
        [one] Obejmuje prowadzenie na kaflu { $tile }, warte { $n } punkt przy punktowaniu.
        [few] Obejmuje prowadzenie na kaflu { $tile }, warte { $n } punkty przy punktowaniu.
       *[many] Obejmuje prowadzenie na kaflu { $tile }, warte { $n } punktów przy punktowaniu.
    }
bot-dsm-place =
    { $n ->
        [one] Lepsze miejsce na kaflu { $tile }, warte { $n } punkt przy punktowaniu.
        [few] Lepsze miejsce na kaflu { $tile }, warte { $n } punkty przy punktowaniu.
       *[many] Lepsze miejsce na kaflu { $tile }, warte { $n } punktów przy punktowaniu.
    }
bot-dsm-settle = Pierwsza kostka na kaflu { $tile }: jego zasoby liczą się do dominacji.
bot-dsm-strengthen = Umacnia pozycję na kaflu { $tile }.
bot-dsm-kill = Osłabia przeciwnika na kaflu { $tile }: { $animal }.
bot-dsm-sacrifice = Kostka na kaflu { $tile }, której najmniej brakuje.
bot-dsm-rescue = Kostki na kaflu { $tile } przestają być zagrożone: { $element }.
bot-dsm-domination = Wartość dominacji ({ $element }): { $n }; znacznik stoi na polu { $target }.
bot-dsm-disk = Nowy rodzaj zasobu, dzięki któremu kostki przeżyją: { $element }.
bot-dsm-plant = Obok twoich kostek na kaflu { $tile }: wartość dominacji ({ $element }) wyniesie { $n }; znacznik stoi na polu { $target }.
bot-dsm-plant-reserve = Jeszcze jeden taki zasób ({ $element }) obok twoich kostek na kaflu { $tile }, na wypadek usunięcia innego.
bot-dsm-plant-later = Obok twoich kostek na kaflu { $tile }, na czas, gdy przystosujesz się do tego zasobu: { $element }.
bot-dsm-plant-near = Na kaflu { $tile }, o krok od twoich kostek: mogą tam pójść za tym zasobem ({ $element }).
bot-dsm-plant-others =
    { $n ->
        [one] Obok nie ma twoich kostek; { $n } inne zwierzę korzysta tam z tego zasobu: { $element }.
        [few] Obok nie ma twoich kostek; { $n } inne zwierzęta korzystają tam z tego zasobu: { $element }.
       *[many] Obok nie ma twoich kostek; { $n } innych zwierząt korzysta tam z tego zasobu: { $element }.
    }
bot-dsm-plant-away = Tam, gdzie nikt teraz nie potrzebuje tego zasobu: { $element }.
bot-dsm-removal-danger = Zagraża przeciwnikowi na kaflu { $tile }: { $animal }.
bot-dsm-removal-user = Z tego zasobu, { $corner }, korzysta przeciwnik: { $animal }.
bot-dsm-removal = Na razie nie szkodzi żadnemu przeciwnikowi: { $corner }.
bot-dsm-regression =
    { $n ->
        [one] Chroni { $n } zasób przy najbliższym Rozkładaniu.
        [few] Chroni { $n } zasoby przy najbliższym Rozkładaniu.
       *[many] Chroni { $n } zasobów przy najbliższym Rozkładaniu.
    }
