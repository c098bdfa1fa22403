## What speaks for an action of Marine

bot-dsm-trait =
    { $n ->
        [one] { $trait }: { $text } W całej grze jest to warte około { $n } punktu.
       *[other] { $trait }: { $text } W całej grze jest to warte około { $n } punktów.
    }
bot-dsm-pass = Spasowanie niczego teraz nie zmienia.
bot-dsm-little = Nie spodziewamy się po tym punktów.
bot-dsm-promise =
    { $n ->
        [one] Obiecuje około { $n } punktu.
       *[other] Obiecuje około { $n } punktów.
    }
bot-dsm-retrieve =
    { $n ->
        [one] Wraca { $n } pionek.
        [few] Wracają { $n } pionki.
       *[many] Wraca { $n } pionków.
    }
bot-dsm-pawn = { $pawn }: { $why }
bot-dsm-space-abundance = { $space }: zasób na Ziemię, na przykład { $element }; wartość dominacji { $n }, znacznik stoi na polu { $target }.
bot-dsm-space-removal = { $space }: może zniknąć ten zasób: { $corner }.
bot-dsm-space-adaptation = { $space }: jeszcze jeden taki zasób ({ $element }) da wartość dominacji { $n }; znacznik stoi na polu { $target }.
bot-dsm-space-regression =
    { $n ->
        [one] { $space }: chroni { $n } zasób przy najbliższym Rozkładaniu.
        [few] { $space }: chroni { $n } zasoby przy najbliższym Rozkładaniu.
       *[many] { $space }: chroni { $n } zasobów przy najbliższym Rozkładaniu.
    }
bot-dsm-space-speciation =
    { $n ->
        [one] { $space }: miejsce na { $n } nową kostkę wokół zasobu ({ $element }): { $tile }.
        [few] { $space }: miejsce na { $n } nowe kostki wokół zasobu ({ $element }), najwięcej: { $tile }.
       *[many] { $space }: miejsce na { $n } nowych kostek wokół zasobu ({ $element }), najwięcej: { $tile }.
    }
bot-dsm-space-wanderlust =
    { $n ->
        [one] { $space }: nowy kafel ({ $terrain }) daje do { $n } punktu bonusowego.
       *[other] { $space }: nowy kafel ({ $terrain }) daje do { $n } punktów bonusowych.
    }
bot-dsm-space-tectonics =
    { $n ->
        [one] { $space }: erupcja na kaflu { $tile } daje { $n } punkt bonusowy.
        [few] { $space }: erupcja na kaflu { $tile } daje { $n } punkty bonusowe.
       *[many] { $space }: erupcja na kaflu { $tile } daje { $n } punktów bonusowych.
    }
bot-dsm-space-migration = { $space }: kostki mogą się przenieść (do { $n }), na przykład z kafla { $tile }.
bot-dsm-space-competition = { $space }: osłabia przeciwnika na kaflu { $tile }: { $animal }.
bot-dsm-space-evolution = { $space }: kafel { $tile } dałby { $n } pkt.
bot-dsm-space-evolution-card = { $space }: kafel { $tile } dałby { $n } pkt i kartę.
bot-dsm-space-domination = { $space }: masz dominację ({ $element }): wartość { $n }, znacznik stoi na polu { $target }.
bot-dsm-space-idle = { $space }: nie spodziewamy się po tym polu teraz punktów.
bot-dsm-explore = Kafel tego terenu ({ $terrain }) daje przy punktowaniu do { $value } pkt; za dołożenie jest do { $n } pkt.
bot-dsm-new-tile =
    { $n ->
        [one] Kafel na polu { $tile } daje { $n } punkt bonusowy.
        [few] Kafel na polu { $tile } daje { $n } punkty bonusowe.
       *[many] Kafel na polu { $tile } daje { $n } punktów bonusowych.
    }
bot-dsm-vent =
    { $n ->
        [one] Erupcja na kaflu { $tile } daje { $n } punkt bonusowy.
        [few] Erupcja na kaflu { $tile } daje { $n } punkty bonusowe.
       *[many] Erupcja na kaflu { $tile } daje { $n } punktów bonusowych.
    }
bot-dsm-score = Kafel { $tile } daje { $mine } pkt, a najlepszemu przeciwnikowi { $best }.
bot-dsm-score-card = Kafel { $tile } daje { $mine } pkt i kartę, a najlepszemu przeciwnikowi { $best } pkt.
bot-dsm-score-others =
    { $best ->
        [0] Kafel { $tile } nikomu nie daje teraz punktów.
       *[other] Kafel { $tile } nic ci nie daje, a najlepszemu przeciwnikowi { $best } pkt.
    }
bot-dsm-terrain = Wszystkie kafle tego terenu ({ $terrain }) dają { $mine } pkt, a najlepszemu przeciwnikowi { $best }.
bot-dsm-asteroid = Asteroida sprawia, że ta runda jest ostatnia.
bot-dsm-card-points =
    { $n ->
        [one] Karta { $card } daje od razu { $n } punkt.
        [few] Karta { $card } daje od razu { $n } punkty.
       *[many] Karta { $card } daje od razu { $n } punktów.
    }
bot-dsm-card = Karta { $card }: { $text }
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
bot-dsm-strengthen = Twoje kostki na kaflu { $tile }: { $n }; { $points } pkt przy punktowaniu.
bot-dsm-from-pool =
    { $n ->
        [one] Zostawia { $n } kostkę w puli genów.
        [few] Zostawia { $n } kostki w puli genów.
       *[many] Zostawia { $n } kostek w puli genów.
    }
bot-dsm-from-pile =
    { $n ->
        [one] Przywraca usuniętą kostkę; w puli genów zostaje { $n } kostka.
        [few] Przywraca usuniętą kostkę; w puli genów zostają { $n } kostki.
       *[many] Przywraca usuniętą kostkę; w puli genów zostaje { $n } kostek.
    }
bot-dsm-leave =
    { $n ->
        [one] { $n } kostka z kafla { $source } na { $target }: o { $points } pkt więcej, gdy oba będą punktowane.
        [few] { $n } kostki z kafla { $source } na { $target }: o { $points } pkt więcej, gdy oba będą punktowane.
       *[many] { $n } kostek z kafla { $source } na { $target }: o { $points } pkt więcej, gdy oba będą punktowane.
    }
bot-dsm-flee = Kostki na kaflu { $source } są zagrożone; na kaflu { $target } może ich przeżyć do { $n }.
bot-dsm-leave-elements = Z kafla { $source } na { $target }: jego zasoby też będą się liczyć do dominacji.
bot-dsm-stay = Żaden ruch z kafla { $source } nie daje teraz punktów.
bot-dsm-move = Kostki na kaflu { $target }: { $there } ({ $points } pkt przy punktowaniu), na kaflu { $source }: { $left } ({ $kept } pkt).
bot-dsm-remain = Kostki, które zostają na kaflu { $tile }: { $n }; { $points } pkt przy punktowaniu.
bot-dsm-drive = { $animal }: kostki na kaflu { $tile }: { $n }; przy punktowaniu { $points } pkt.
bot-dsm-kill = Osłabia przeciwnika na kaflu { $tile }: { $animal }.
bot-dsm-sacrifice =
    { $n ->
        [one] Ginie twoja kostka na kaflu { $tile }; zostaje tam { $n }.
       *[other] Ginie twoja kostka na kaflu { $tile }; zostaje ich tam { $n }.
    }
bot-dsm-survivor = Na kaflu { $tile } zostaje tylko jedna kostka: { $animal }.
bot-dsm-omit = Kafel { $tile } zostaje pominięty; twoje kostki na nim: { $n }.
bot-dsm-fertile =
    { $n ->
        [one] Od razu { $n } punkt za kostki na kaflu { $tile }.
        [few] Od razu { $n } punkty za kostki na kaflu { $tile }.
       *[many] Od razu { $n } punktów za kostki na kaflu { $tile }.
    }
bot-dsm-crowd = Kostki na kaflu { $tile }: twoje { $mine }, cudze { $others }.
bot-dsm-cascade = Zasoby, które straci kafel { $tile }: { $n }; kostki na nim: twoje { $mine }, cudze { $others }.
bot-dsm-rescue = Kostki na kaflu { $tile } przestają być zagrożone: { $element }.
bot-dsm-domination = Wartość dominacji ({ $element }): { $n }; znacznik stoi na polu { $target }.
bot-dsm-disk = Zasób ({ $element }) nie leży jeszcze na żadnym kaflu z twoimi kostkami.
bot-dsm-seed = Wartość dominacji ({ $element }): { $now }; znacznik stoi na polu { $target }; każdy kolejny twój kafel obok dodaje { $n }.
bot-dsm-seed-foreign =
    { $n ->
        [0] Z tego zasobu ({ $element }) nie korzysta żadne zwierzę.
        [one] Nie masz tego zasobu ({ $element }); korzysta z niego { $n } inne zwierzę.
        [few] Nie masz tego zasobu ({ $element }); korzystają z niego { $n } inne zwierzęta.
       *[many] Nie masz tego zasobu ({ $element }); korzysta z niego { $n } innych zwierząt.
    }
bot-dsm-shift = Korzystasz z niego; twoje kafle obok: { $n }. Może trafić wszędzie: { $corner }.
bot-dsm-lose = Bez jednego takiego zasobu ({ $element }) wartość dominacji spada z { $now } na { $n }.
bot-dsm-exchange = Wartości dominacji po wymianie: { $given } { $less }, { $taken } { $n }.
bot-dsm-vacant = Trafia na wolne miejsce: żaden zasób nie przepada.
bot-dsm-habitat = Znika jeden z takich zasobów na Ziemi ({ $element }, razem { $n }); twoja wartość dominacji: { $value }.
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
bot-dsm-plant-away = Na kaflu { $tile }, gdzie nikt teraz nie potrzebuje tego zasobu: { $element }.
bot-dsm-removal-danger = Zagraża przeciwnikowi na kaflu { $tile }: { $animal }.
bot-dsm-removal-user = Z tego zasobu, { $corner }, korzysta przeciwnik: { $animal }.
bot-dsm-removal = Na razie nie szkodzi żadnemu przeciwnikowi: { $corner }.
bot-dsm-regression =
    { $n ->
        [0] Przy najbliższym Rozkładaniu żaden twój zasób nie jest zagrożony.
        [one] Chroni { $n } zasób przy najbliższym Rozkładaniu.
        [few] Chroni { $n } zasoby przy najbliższym Rozkładaniu.
       *[many] Chroni { $n } zasobów przy najbliższym Rozkładaniu.
    }
