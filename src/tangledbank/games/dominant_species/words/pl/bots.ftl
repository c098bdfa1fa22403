### What speaks for an action of Dominant Species, in Polish.

bot-ds-little = Na Ziemi i na twojej planszy nic się od razu nie zmienia.
bot-ds-pass = Spasowanie niczego teraz nie zmienia.
bot-ds-pass-mammal = Jeśli spasujesz, zginą wszystkie zagrożone ssaki: { $n }.
bot-ds-pass-protect = Jeśli spasujesz, ta ochrona niczego nie zachowa. Zagrożone zasoby: { $n }.
bot-ds-cost = Kosztuje cię: kostki { $cubes }, elementy { $elements }, pionki { $pawns }.

## Pawns

bot-ds-initiative = O jedno miejsce do przodu na torze inicjatywy, a pionek wybiera jeszcze raz: { $space }.
bot-ds-initiative-first = Masz już pierwszą inicjatywę; pionek może wybrać jeszcze raz: { $space }.
bot-ds-pawn-initiative = Inicjatywa: jedno miejsce do przodu, a ten pionek i tak trafi na inne pole, gdy wszyscy rozstawią swoje.
bot-ds-pawn-initiative-first = Inicjatywa: masz już pierwsze miejsce, ale ten pionek i tak trafi na inne pole, gdy wszyscy rozstawią swoje.
bot-ds-pawn-regression = Regresja: zachowuje zdobyty element, który mógłby przepaść.
bot-ds-pawn-queue = Czeka w kolejce do Zlodowacenia; zadziała w jednej z następnych rund.
bot-ds-pawn-idle = { $space }: nie spodziewamy się po nim teraz punktów.
bot-ds-pawn-deny = Żaden kafel nie da ci teraz punktów.
bot-ds-pawn-domination =
    { $n ->
        [one] Przewaga: kafel { $tile } dałby { $n } punkt.
        [few] Przewaga: kafel { $tile } dałby { $n } punkty.
       *[many] Przewaga: kafel { $tile } dałby { $n } punktów.
    }
bot-ds-pawn-wanderlust =
    { $n ->
        [one] Odkrywanie: nowy kafel daje do { $n } punktu bonusowego.
       *[other] Odkrywanie: nowy kafel daje do { $n } punktów bonusowych.
    }
bot-ds-pawn-adaptation =
    { $n ->
        [one] Adaptacja: z nowym zasobem kostki są bezpieczniejsze i lepiej przystosowane, warto to około { $n } punktu.
       *[other] Adaptacja: z nowym zasobem kostki są bezpieczniejsze i lepiej przystosowane, warto to około { $n } punktów.
    }
bot-ds-pawn-abundance =
    { $n ->
        [one] Wzbogacenie: odpowiedni zasób na Ziemi jest wart około { $n } punktu.
       *[other] Wzbogacenie: odpowiedni zasób na Ziemi jest wart około { $n } punktów.
    }
bot-ds-pawn-removal =
    { $n ->
        [one] To, które zasoby zostaną, a które znikną, jest warte około { $n } punktu.
       *[other] To, które zasoby zostaną, a które znikną, jest warte około { $n } punktów.
    }
bot-ds-pawn-glaciation =
    { $n ->
        [one] Zlodowacenie: lód we właściwym miejscu jest wart około { $n } punktu.
       *[other] Zlodowacenie: lód we właściwym miejscu jest wart około { $n } punktów.
    }
bot-ds-pawn-speciation =
    { $n ->
        [one] Specjacja: nowe kostki wokół takiego zasobu są warte około { $n } punktu.
       *[other] Specjacja: nowe kostki wokół takiego zasobu są warte około { $n } punktów.
    }
bot-ds-pawn-migration =
    { $n ->
        [one] Migracja: kostki w lepszym miejscu są warte około { $n } punktu.
       *[other] Migracja: kostki w lepszym miejscu są warte około { $n } punktów.
    }
bot-ds-pawn-competition =
    { $n ->
        [one] Rywalizacja: usunięcie rywali na tych terenach jest warte około { $n } punktu.
       *[other] Rywalizacja: usunięcie rywali na tych terenach jest warte około { $n } punktów.
    }

## Tiles and cards

bot-ds-score = Kafel { $tile } daje { $mine } PZ, a najlepszemu z rywali { $best }.
bot-ds-score-card = Kafel { $tile } daje { $mine } PZ i kartę, a najlepszemu z rywali { $best } PZ.
bot-ds-score-others =
    { $best ->
        [0] Kafel { $tile } nikomu nie daje teraz punktów.
       *[other] Kafel { $tile } nic ci nie daje, a najlepszemu z rywali { $best } PZ.
    }
bot-ds-card = Karta „{ $card }”: { $text }
bot-ds-card-points =
    { $n ->
        [one] Karta „{ $card }” daje od razu { $n } punkt.
        [few] Karta „{ $card }” daje od razu { $n } punkty.
       *[many] Karta „{ $card }” daje od razu { $n } punktów.
    }
bot-ds-card-cubes =
    { $n ->
        [one] Karta „{ $card }” daje na Ziemię do { $n } kostki.
        [few] Karta „{ $card }” daje na Ziemię do { $n } kostek.
       *[many] Karta „{ $card }” daje na Ziemię do { $n } kostek.
    }
bot-ds-card-kills =
    { $n ->
        [one] Karta „{ $card }” usuwa { $n } kostkę rywali.
        [few] Karta „{ $card }” usuwa { $n } kostki rywali.
       *[many] Karta „{ $card }” usuwa { $n } kostek rywali.
    }
bot-ds-card-disease =
    { $n ->
        [one] Karta „{ $card }” odbiera zasób { $n } rywalowi.
        [few] Karta „{ $card }” odbiera po zasobie { $n } rywalom.
       *[many] Karta „{ $card }” odbiera po zasobie { $n } rywalom.
    }
bot-ds-card-ahead =
    { $n ->
        [one] Karta „{ $card }” odbiera punkty { $n } rywalowi, który cię wyprzedza.
        [few] Karta „{ $card }” odbiera punkty { $n } rywalom, którzy cię wyprzedzają.
       *[many] Karta „{ $card }” odbiera punkty { $n } rywalom, którzy cię wyprzedzają.
    }
bot-ds-card-nothing = Karta „{ $card }” nic teraz nie daje.
bot-ds-ice-age = Epoka lodowcowa daje punkty bonusowe za zdominowane kafle, a ta runda staje się ostatnią.
bot-ds-ice-age-ahead = Epoka lodowcowa kończy grę, póki prowadzisz.
bot-ds-explore = Kafel tego terenu ({ $terrain }) daje przy punktowaniu do { $value } PZ; za dołożenie jest do { $n } PZ.
bot-ds-new-tile =
    { $n ->
        [one] Kafel na polu { $tile } daje { $n } punkt bonusowy.
        [few] Kafel na polu { $tile } daje { $n } punkty bonusowe.
       *[many] Kafel na polu { $tile } daje { $n } punktów bonusowych.
    }
bot-ds-protect =
    { $n ->
        [one] Zachowuje zasób ({ $element }), który leży na { $n } kaflu z twoimi kostkami.
        [few] Zachowuje zasób ({ $element }), który leży na { $n } kaflach z twoimi kostkami.
       *[many] Zachowuje zasób ({ $element }), który leży na { $n } kaflach z twoimi kostkami.
    }
bot-ds-lose =
    { $n ->
        [one] Tracisz zasób ({ $element }), który leży na { $n } kaflu z twoimi kostkami.
        [few] Tracisz zasób ({ $element }), który leży na { $n } kaflach z twoimi kostkami.
       *[many] Tracisz zasób ({ $element }), który leży na { $n } kaflach z twoimi kostkami.
    }
bot-ds-exchange = Kafle z twoimi kostkami, na których leży oddawany zasób ({ $given }): { $lost }, a nowy ({ $taken }): { $n }.
bot-ds-adapt =
    { $n ->
        [one] Zasób ({ $element }) leży na { $n } kaflu z twoimi kostkami: poziom przystosowania rośnie o { $gain }.
        [few] Zasób ({ $element }) leży na { $n } kaflach z twoimi kostkami: poziom przystosowania rośnie o { $gain }.
       *[many] Zasób ({ $element }) leży na { $n } kaflach z twoimi kostkami: poziom przystosowania rośnie o { $gain }.
    }
bot-ds-adapt-none = Zasób ({ $element }) nie leży jeszcze na żadnym kaflu z twoimi kostkami.
bot-ds-adapt-saves =
    { $n ->
        [one] Zasób ({ $element }) ratuje przed wymarciem { $n } zagrożoną kostkę.
        [few] Zasób ({ $element }) ratuje przed wymarciem { $n } zagrożone kostki.
       *[many] Zasób ({ $element }) ratuje przed wymarciem { $n } zagrożonych kostek.
    }
bot-ds-adapt-dominates = Dzięki temu zasobowi ({ $element }) dominujesz na kaflu { $tile }.
bot-ds-disk-foreign =
    { $n ->
        [0] Z tego zasobu ({ $element }) nie korzysta żadne zwierzę.
        [one] Nie masz tego zasobu ({ $element }); korzysta z niego { $n } inne zwierzę.
        [few] Nie masz tego zasobu ({ $element }); korzystają z niego { $n } inne zwierzęta.
       *[many] Nie masz tego zasobu ({ $element }); korzysta z niego { $n } innych zwierząt.
    }
bot-ds-disk-later = Nie może teraz leżeć obok twoich kostek; zasób ({ $element }) dałby tam poziom przystosowania { $n }.
bot-ds-disk-saves = Zasób ({ $element }) ratuje zagrożone kostki na kaflu { $tile }.
bot-ds-disk-dominates = Jeszcze jeden taki zasób ({ $element }) na kaflu { $tile } daje ci na nim dominację.
bot-ds-disk-fitter = Obok twoich kostek zasób ({ $element }) podnosi ich poziom przystosowania o { $n }.
bot-ds-plant =
    { $n ->
        [one] Obok twoich kostek na { $n } kaflu: z tym zasobem ({ $element }) poziom przystosowania na kaflu { $tile } wyniesie { $fitness }.
        [few] Obok twoich kostek na { $n } kaflach: z tym zasobem ({ $element }) poziom przystosowania na kaflu { $tile } wyniesie { $fitness }.
       *[many] Obok twoich kostek na { $n } kaflach: z tym zasobem ({ $element }) poziom przystosowania na kaflu { $tile } wyniesie { $fitness }.
    }
bot-ds-plant-later = Obok twoich kostek na kaflu { $tile }, na czas, gdy przystosujesz się do tego zasobu: { $element }.
bot-ds-plant-others =
    { $n ->
        [one] Obok nie ma twoich kostek; { $n } inne zwierzę korzysta tam z tego zasobu: { $element }.
        [few] Obok nie ma twoich kostek; { $n } inne zwierzęta korzystają tam z tego zasobu: { $element }.
       *[many] Obok nie ma twoich kostek; { $n } innych zwierząt korzysta tam z tego zasobu: { $element }.
    }
bot-ds-plant-near = Na kaflu { $tile }, o krok od twoich kostek: mogą tam pójść za tym zasobem ({ $element }).
bot-ds-plant-away = Na kaflu { $tile }, gdzie nikt teraz nie potrzebuje tego zasobu: { $element }.
bot-ds-removal = Nikomu na razie nie szkodzi: { $corner }.
bot-ds-removal-own = Korzystają z niego tylko twoje kostki: { $corner }.
bot-ds-keep = Zostawia zasób { $corner }; masz takich: { $n }.
bot-ds-waste =
    { $n ->
        [0] Nie ratuje żadnego takiego zasobu wokół tundry: { $element }.
       *[other] Tyle zasobów ({ $element }) zostaje wokół tundry: { $n }.
    }
bot-ds-around =
    { $n ->
        [one] Miejsce na { $n } nową kostkę; dokładając { $most } na kafel { $tile }, zdobędziesz tam przy punktowaniu { $points } PZ.
        [few] Miejsce na { $n } nowe kostki; dokładając { $most } na kafel { $tile }, zdobędziesz tam przy punktowaniu { $points } PZ.
       *[many] Miejsce na { $n } nowych kostek; dokładając { $most } na kafel { $tile }, zdobędziesz tam przy punktowaniu { $points } PZ.
    }
bot-ds-around-doomed =
    { $n ->
        [one] Miejsce na { $n } nową kostkę, ale nie ma tam zasobów, z których by żyła.
        [few] Miejsce na { $n } nowe kostki, ale nie ma tam zasobów, z których by żyły.
       *[many] Miejsce na { $n } nowych kostek, ale nie ma tam zasobów, z których by żyły.
    }
bot-ds-leave =
    { $n ->
        [one] { $n } kostka z kafla { $source } na { $target }: o { $points } PZ więcej, gdy oba będą punktowane.
        [few] { $n } kostki z kafla { $source } na { $target }: o { $points } PZ więcej, gdy oba będą punktowane.
       *[many] { $n } kostek z kafla { $source } na { $target }: o { $points } PZ więcej, gdy oba będą punktowane.
    }
bot-ds-flee = Kostki na kaflu { $source } są zagrożone; na kaflu { $target } może ich przeżyć do { $n }.
bot-ds-leave-dominates = Kostka z kafla { $source } zdominuje kafel { $target }.
bot-ds-stay = Żaden ruch z kafla { $source } nie daje teraz punktów ani dominacji.
bot-ds-move = Kostki na kaflu { $target }: { $there } ({ $points } PZ przy punktowaniu), na kaflu { $source }: { $left } ({ $kept } PZ).
bot-ds-move-dominates = Dominacja na kaflu { $target }; kostki: { $there } ({ $points } PZ przy punktowaniu), na kaflu { $source }: { $left } ({ $kept } PZ).
bot-ds-remain =
    { $n ->
        [one] { $n } kostka zostaje na kaflu { $tile }: { $points } PZ przy punktowaniu.
        [few] { $n } kostki zostają na kaflu { $tile }: { $points } PZ przy punktowaniu.
       *[many] { $n } kostek zostaje na kaflu { $tile }: { $points } PZ przy punktowaniu.
    }
bot-ds-drive = { $animal }: kostki na kaflu { $tile }: { $n }; przy punktowaniu { $points } PZ.
bot-ds-none =
    { $n ->
        [one] Zostawia { $n } kostkę w puli genów na później.
        [few] Zostawia { $n } kostki w puli genów na później.
       *[many] Zostawia { $n } kostek w puli genów na później.
    }
bot-ds-up-to = Po dołożeniu kostek ({ $n }) kafel { $tile } da ci przy punktowaniu { $points } PZ.
bot-ds-crowd =
    { $n ->
        [one] Od razu { $n } punkt za kostki na kaflu { $tile }.
        [few] Od razu { $n } punkty za kostki na kaflu { $tile }.
       *[many] Od razu { $n } punktów za kostki na kaflu { $tile }.
    }
bot-ds-ice = Tundra na kaflu { $tile }: { $n } PZ; kostki, które stamtąd znikną: twoje { $mine }, cudze { $others }.
bot-ds-blight = Zasoby, które straci kafel { $tile }: { $n }; kostki na nim: twoje { $mine }, cudze { $others }.
bot-ds-catastrophe = Na kaflu { $tile } zostaje jedna kostka, a na każdym kaflu wokół ginie jedna; na nim: twoje { $mine }, cudze { $others }.
bot-ds-exodus = Wszystkie kostki opuszczają kafel { $tile }: twoje { $mine }, cudze { $others }.
bot-ds-mammal = Wśród tych, którzy przeżyją na kaflu { $tile }, uratowany ssak da przy punktowaniu { $points } PZ.
bot-ds-sacrifice =
    { $n ->
        [one] Ginie twoja kostka na kaflu { $tile }; zostaje tam { $n }.
       *[other] Ginie twoja kostka na kaflu { $tile }; zostaje ich tam { $n }.
    }

## What changes at once

bot-ds-points =
    { $n ->
        [one] Daje od razu { $n } punkt.
        [few] Daje od razu { $n } punkty.
       *[many] Daje od razu { $n } punktów.
    }
bot-ds-rescue =
    { $n ->
        [one] Ratuje przed wymarciem { $n } zagrożoną kostkę.
        [few] Ratuje przed wymarciem { $n } zagrożone kostki.
       *[many] Ratuje przed wymarciem { $n } zagrożonych kostek.
    }
bot-ds-dominates = Dominacja na kaflu { $tile }: karta, gdy będzie punktowany, i więcej punktów za Epokę lodowcową.
bot-ds-lead =
    { $n ->
        [one] Prowadzenie na kaflu { $tile }, warte { $n } punkt, gdy będzie punktowany.
        [few] Prowadzenie na kaflu { $tile }, warte { $n } punkty, gdy będzie punktowany.
       *[many] Prowadzenie na kaflu { $tile }, warte { $n } punktów, gdy będzie punktowany.
    }
bot-ds-dethrones = { $animal } nie dominują już na kaflu { $tile }.
bot-ds-weakens = { $animal } mają mniej kostek na kaflu { $tile }.
bot-ds-doomed = Kostki na kaflu { $tile } wymrą, ale liczą się, jeśli przedtem będzie punktowany.
bot-ds-safer =
    { $n ->
        [one] Na kaflu { $tile } masz wtedy o { $n } kostkę więcej niż następne zwierzę.
        [few] Na kaflu { $tile } masz wtedy o { $n } kostki więcej niż następne zwierzę.
       *[many] Na kaflu { $tile } masz wtedy o { $n } kostek więcej niż następne zwierzę.
    }
bot-ds-settles =
    { $points ->
        [0] Twoje kostki na kaflu { $tile }: { $n }, za mało na punkty.
       *[other] Twoje kostki na kaflu { $tile }: { $n }; { $points } PZ, gdy będzie punktowany.
    }
bot-ds-fitter = Poziom przystosowania tam, gdzie masz kostki, rośnie o { $n }.
bot-ds-starves = { $animal } mają mniej zasobów do życia.
