### Evolution in Polish.

game-evolution = Evolution
about-evolution = Rogi, długie szyje albo ostre zęby: u wodopoju nigdy nie starczy dla wszystkich.

## Nouns

evo-card = { $trait } { $food }
evo-species =
    { $owner ->
        [0] { $board }
        [you] { $board } (ty)
       *[other] { $board } (P{ $owner })
    }
evo-list = { $items }
evo-from-bank = z banku żywności
evo-from-hole = z wodopoju
evo-phase-1 = Rozdanie kart
evo-phase-2 = Wybranie pożywienia
evo-phase-3 = Zagrywanie kart
evo-phase-4 = Dodanie pożywienia
evo-phase-5 = Karmienie

evo-trait-ambush = Zasadzka
evo-trait-burrowing = Nornik
evo-trait-carnivore = Mięsożerny
evo-trait-climbing = Wspinanie
evo-trait-cooperation = Współpraca
evo-trait-defensive-herding = Instynkt stadny
evo-trait-fat-tissue = Tkanka tłuszczowa
evo-trait-fertile = Płodny
evo-trait-foraging = Zbieracz
evo-trait-hard-shell = Twarda skorupa
evo-trait-horns = Rogi
evo-trait-intelligence = Inteligencja
evo-trait-long-neck = Długa szyja
evo-trait-pack-hunting = Polowanie w stadzie
evo-trait-scavenger = Padlinożerca
evo-trait-symbiosis = Symbioza
evo-trait-warning-call = Krzyk ostrzegawczy

## What each trait does, in our words

evo-text-ambush = Jako mięsożerny ignoruje Krzyk ostrzegawczy.
evo-text-burrowing = Gdy ma tyle pożywienia, ile wynosi jego populacja, nie można go atakować.
evo-text-carnivore = Je, atakując mniejsze gatunki; nigdy nie je roślin.
evo-text-climbing = Może go zaatakować tylko mięsożerny, który też ma Wspinanie.
evo-text-cooperation = Gdy bierze pożywienie, jego prawy sąsiad bierze 1 żeton tego samego rodzaju z tego samego miejsca.
evo-text-defensive-herding = Może go zaatakować tylko mięsożerny o większej populacji.
evo-text-fat-tissue = Gdy jest najedzony, może tu odkładać pożywienie, najwyżej tyle, ile wynosi jego rozmiar; je ten zapas przed odkryciem następnych kart pożywienia.
evo-text-fertile = Przed odkryciem kart pożywienia: populacja +1, jeśli na wodopoju jest pożywienie.
evo-text-foraging = Ilekroć bierze pożywienie roślinne, bierze o 1 żeton więcej.
evo-text-hard-shell = Gdy jest atakowany, jego rozmiar liczy się jako większy o 4.
evo-text-horns = Atakujący go gatunek traci 1 populacji, zanim coś zje.
evo-text-intelligence = W swoich kolejkach karmienia możesz odrzucać karty: za każdą roślinożerny bierze 2 żetony roślinne z banku żywności, a mięsożerny niweluje jedną cechę obronną atakowanego.
evo-text-long-neck = Przed odkryciem kart pożywienia: bierze 1 żeton roślinny z banku żywności.
evo-text-pack-hunting = Gdy atakuje, dodaje swoją populację do rozmiaru.
evo-text-scavenger = Po każdym ataku bierze 1 żeton mięsny z banku żywności.
evo-text-symbiosis = Nie można go atakować, gdy jego prawy sąsiad jest większy.
evo-text-warning-call = Sąsiadów z obu jego stron nie można atakować bez Zasadzki.

## Prompts

evo-prompt-over = Koniec gry.
evo-prompt-wait = Czekamy na: { $seats }.
evo-prompt-food = Wybierz kartę na wodopój: liczy się tylko jej wartość pożywienia, a na razie nikt jej nie zobaczy.
evo-prompt-cards = Zagraj tyle kart, ile chcesz, a potem zakończ kolejkę.
evo-prompt-plan = Wszyscy grają jednocześnie: zaplanuj swoje karty w tajemnicy, a potem zatwierdź plan.
evo-prompt-act = Która z twoich cech zadziała jako pierwsza?
evo-prompt-pay =
    { $n ->
        [one] Odrzuć kartę, aby zniwelować cechę obronną.
        [few] Odrzuć { $n } karty, aby zniwelować cechy obronne: wybierz następną kartę.
       *[many] Odrzuć { $n } kart, aby zniwelować cechy obronne: wybierz następną kartę.
    }
evo-prompt-store = Ile żetonów gatunek { $species } odkłada na Tkankę tłuszczową (najwyżej { $most })?
evo-prompt-first = Kto zaczyna?
evo-prompt-must-feed = Nakarm jeden ze swoich gatunków. To obowiązkowe: masz głodny gatunek, który może jeść.
evo-prompt-may-feed = Nakarm jeden ze swoich gatunków albo spasuj.
evo-prompt-after-meal = Możesz jeszcze odrzucać karty dzięki Inteligencji albo zakończyć kolejkę.

## Actions

evo-do-food = Połóż na wodopoju kartę { $card }
evo-do-trait = Daj gatunkowi { $species } cechę { $card }
evo-do-new-left = Odrzuć kartę { $card }: nowy gatunek po lewej
evo-do-new-right = Odrzuć kartę { $card }: nowy gatunek po prawej
evo-do-grow-population = Odrzuć kartę { $card }: populacja +1 dla gatunku { $species }
evo-do-grow-body = Odrzuć kartę { $card }: rozmiar +1 dla gatunku { $species }
evo-do-discard = Odrzuć cechę { $trait } gatunku { $species }
evo-do-end = Zakończ kolejkę i zachowaj pozostałe karty
evo-do-end-empty = Zakończ kolejkę
evo-do-commit = Zatwierdź plan i zachowaj pozostałe karty
evo-do-act = { $trait }: gatunek { $species }
evo-do-feed = Nakarm gatunek { $species } z wodopoju
evo-do-attack = Gatunek { $attacker } atakuje gatunek { $target }
evo-do-attack-negating = Gatunek { $attacker } atakuje gatunek { $target }, niwelując: { $traits }
evo-do-pay = Odrzuć kartę { $card }
evo-do-think =
    { $n ->
        [one] Odrzuć kartę { $card }: gatunek { $species } bierze { $n } żeton roślinny
        [few] Odrzuć kartę { $card }: gatunek { $species } bierze { $n } żetony roślinne
       *[many] Odrzuć kartę { $card }: gatunek { $species } bierze { $n } żetonów roślinnych
    }
evo-do-think-store = Odrzuć kartę { $card }: gatunek { $species } bierze od { $n } do { $most } żetonów roślinnych
evo-do-done = Zakończ kolejkę karmienia
evo-do-store =
    { $n ->
        [0] Nic nie odkładaj
        [one] Odłóż 1 żeton
        [few] Odłóż { $n } żetony
       *[many] Odłóż { $n } żetonów
    }
evo-do-first = Zaczyna P{ $seat }

## Why an action is refused

evo-why-over = Gra już się skończyła.
evo-why-not-asked = To nie twoja kolej, teraz gra: { $seats }.
evo-why-not-in-hand = Nie masz tej karty na ręce.
evo-why-not-yours = Ten gatunek należy do kogoś innego.
evo-why-no-species = Nie ma takiego gatunku.
evo-why-no-slot = Ten gatunek nie ma już wolnego miejsca na cechę.
evo-why-duplicate = Ten gatunek ma już tę cechę.
evo-why-no-board = Nie ma już wolnych plansz gatunków.
evo-why-at-limit = Ta wartość wynosi już 6, więcej być nie może.
evo-why-not-on-species = Ten gatunek nie ma takiej karty, której można by teraz użyć.
evo-why-resolved = Ta karta już zadziałała w tej rundzie.
evo-why-cannot-eat-plants = Mięsożerny nigdy nie je roślin.
evo-why-hole-empty = Wodopój jest pusty.
evo-why-full = Ten gatunek nie ma już miejsca na pożywienie.
evo-why-must-feed = Jeden z twoich głodnych gatunków może jeść bez odrzucania kart, więc musisz karmić.
evo-why-fed-already = W tej kolejce zwykłe karmienie już się odbyło.
evo-why-hungry-first = Masz głodny gatunek, który może jeść: on ma pierwszeństwo.
evo-why-not-carnivore = Atakować może tylko mięsożerny.
evo-why-itself = Gatunek nie może atakować sam siebie.
evo-why-too-small = Atakujący musi być większy od atakowanego.
evo-why-not-intelligent = Do tego potrzebna jest Inteligencja.
evo-why-too-few-cards = Masz za mało kart, żeby za to zapłacić.
evo-why-useless-negation = Zniwelować można tylko cechy, które chronią przed tym atakiem, albo Rogi atakowanego.
evo-why-store-more = Gdy karmisz najedzony gatunek, musi on odłożyć co najmniej 1 żeton.
evo-why-no-store-room = Nie ma aż tyle miejsca albo aż tylu żetonów.
evo-why-blocked-burrowing = Atakowanego chroni Nornik: jest najedzony.
evo-why-blocked-climbing = Atakowanego chroni Wspinanie: atakujący się nie wspina.
evo-why-blocked-defensive-herding = Atakowanego chroni Instynkt stadny: populacja atakującego nie jest większa.
evo-why-blocked-hard-shell = Atakowanego chroni Twarda skorupa: z rozmiarem większym o 4 nie jest mniejszy od atakującego.
evo-why-blocked-symbiosis = Atakowanego chroni Symbioza: jego prawy sąsiad jest większy.
evo-why-blocked-warning-call = Atakowanego chroni Krzyk ostrzegawczy sąsiada: atakujący nie ma Zasadzki.
evo-moment-food = Kartę pożywienia wybiera się w fazie 2, przed zagrywaniem kart.
evo-moment-cards = Karty zagrywa się w fazie 3, we własnej kolejce.
evo-moment-act = Te cechy działają w fazie 4, przed odkryciem kart pożywienia.
evo-moment-feeding = Gatunki karmi się w fazie 5, we własnej kolejce karmienia.
evo-moment-pay = Kartami płaci się zaraz po ogłoszeniu ataku, który niweluje cechy.
evo-moment-store = Pożywienie odkłada się wtedy, gdy gatunek z Tkanką tłuszczową bierze więcej, niż mieści jego plansza.
evo-moment-first = Pierwszego gracza wybiera się raz, przed pierwszą rundą.

## Events

evo-event-round = Zaczyna się runda { $n }.
evo-event-phase = Faza: { $phase }.
evo-event-first = P{ $seat } bierze znacznik pierwszego gracza.
evo-event-draw = P{ $seat } dobiera kartę { $card }.
evo-event-draw-hidden = P{ $seat } dobiera kartę.
evo-event-reshuffle = Stos kart odrzuconych ({ $n }) staje się nową talią.
evo-event-last-round = Runda { $n } jest ostatnia.
evo-event-food-card = P{ $seat } kładzie na wodopoju kartę { $card }.
evo-event-food-card-hidden = P{ $seat } kładzie kartę na wodopoju.
evo-event-lay = Gatunek { $species } dostaje zakrytą cechę { $card }.
evo-event-lay-hidden = Gatunek { $species } dostaje zakrytą cechę.
evo-event-discard = P{ $seat } odrzuca kartę { $card }.
evo-event-strip = Gatunek { $species } traci cechę { $card }.
evo-event-new = Nowy gatunek: { $species }.
evo-event-population = Populacja gatunku { $species } rośnie do { $n }.
evo-event-body = Rozmiar gatunku { $species } rośnie do { $n }.
evo-event-reveal = Gatunek { $species } odkrywa cechę { $card }.
evo-event-food = Karta pożywienia gracza P{ $seat }: { $card }.
evo-event-hole =
    { $n ->
        [one] Na wodopoju jest { $n } żeton.
        [few] Na wodopoju są { $n } żetony.
       *[many] Na wodopoju jest { $n } żetonów.
    }
evo-event-plant =
    { $n ->
        [one] Gatunek { $species } bierze { $n } żeton roślinny { $source }.
        [few] Gatunek { $species } bierze { $n } żetony roślinne { $source }.
       *[many] Gatunek { $species } bierze { $n } żetonów roślinnych { $source }.
    }
evo-event-meat =
    { $n ->
        [one] Gatunek { $species } bierze { $n } żeton mięsny.
        [few] Gatunek { $species } bierze { $n } żetony mięsne.
       *[many] Gatunek { $species } bierze { $n } żetonów mięsnych.
    }
evo-event-store =
    { $n ->
        [one] Gatunek { $species } odkłada { $n } żeton na Tkankę tłuszczową.
        [few] Gatunek { $species } odkłada { $n } żetony na Tkankę tłuszczową.
       *[many] Gatunek { $species } odkłada { $n } żetonów na Tkankę tłuszczową.
    }
evo-event-burn =
    { $n ->
        [one] Gatunek { $species } zjada { $n } żeton z Tkanki tłuszczowej.
        [few] Gatunek { $species } zjada { $n } żetony z Tkanki tłuszczowej.
       *[many] Gatunek { $species } zjada { $n } żetonów z Tkanki tłuszczowej.
    }
evo-event-attack = Gatunek { $species } atakuje gatunek { $target }.
evo-event-attack-negating = Gatunek { $species } atakuje gatunek { $target }, niwelując: { $traits }.
evo-event-lose = Populacja gatunku { $species } spada o { $n }, zostaje { $left }.
evo-event-extinct = Gatunek { $species } wymiera.
evo-event-screen =
    { $n ->
        [one] P{ $seat } przenosi { $n } żeton za zasłonkę.
        [few] P{ $seat } przenosi { $n } żetony za zasłonkę.
       *[many] P{ $seat } przenosi { $n } żetonów za zasłonkę.
    }
evo-event-pass = P{ $seat } pasuje.
evo-event-no-board = Dla gracza P{ $seat } zabrakło planszy gatunku: karty wracają na rękę.
evo-event-score =
    { $n ->
        [one] P{ $seat } ma { $n } punkt.
        [few] P{ $seat } ma { $n } punkty.
       *[many] P{ $seat } ma { $n } punktów.
    }

## What a position must say

evo-expect-card = karta, której jeszcze nigdzie nie ma, na przykład climbing+3, albo cecha
evo-expect-cards = lista kart albo ich liczba
evo-expect-at-most =
    { $n ->
        [one] najwyżej { $n } karta
        [few] najwyżej { $n } karty
       *[many] najwyżej { $n } kart
    }
evo-expect-board = litera, której nie ma żaden inny gatunek
evo-expect-traits =
    { $n ->
        [one] najwyżej { $n } cecha ({ $rules })
        [few] najwyżej { $n } różne cechy ({ $rules })
       *[many] najwyżej { $n } różnych cech ({ $rules })
    }
evo-expect-face-down = cechy tego gatunku, w fazie 3 ({ $rules })
evo-expect-last-round = runda, która dopiero nadejdzie ({ $rules })
evo-expect-no-food-card = w tej chwili żadnej karty na wodopoju ({ $rules })
evo-expect-no-food = w tej chwili żadnego pożywienia na planszach gatunków ({ $rules })
evo-expect-reshuffles = najwyżej { $n } list kart
evo-expect-ruled-out = karta, która leży zakryta, a potem cechy, którymi nie jest ({ $rules })

option-evolution-quick-play = Wszyscy zagrywają karty jednocześnie, w tajemnicy. Obowiązkowe przy 6 graczach.
option-evolution-species-boards = Ile gatunków może być naraz na stole; none to brak limitu.
option-evolution-cooperation-triggers = Czy Współpraca działa raz na posiłek, czy raz na każdy żeton.
option-evolution-pass-is-final = Czy pas w fazie karmienia wyklucza gracza do jej końca.
option-evolution-scavenge-if-attacker-dies = Czy padlinożercy jedzą, gdy atakujący zginął od Rogów.
option-evolution-fat-feeding-while-hungry = Czy najedzony gatunek może odkładać pożywienie, gdy inny twój gatunek jest głodny.
