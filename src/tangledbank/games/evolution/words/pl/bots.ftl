### What speaks for an action in Evolution, in Polish.

## Food cards

bot-evo-food = Twoje gatunki roślinożerne chcą zjeść { $population }, a ta karta daje { $n }.
bot-evo-food-others = Żaden z twoich gatunków nie je roślin: ta karta daje innym { $n } pożywienia.

## Playing cards

bot-evo-carnivore =
    { $n ->
        [0] Jako mięsożerny gatunek { $species } nie potrzebuje już roślin, choć na razie nie ma ofiary.
        [one] Jako mięsożerny gatunek { $species } może zaatakować 1 cudzy gatunek.
        [few] Jako mięsożerny gatunek { $species } może zaatakować { $n } cudze gatunki.
       *[many] Jako mięsożerny gatunek { $species } może zaatakować { $n } cudzych gatunków.
    }
bot-evo-trait-hunts =
    { $n ->
        [one] Dzięki cesze { $trait } gatunek { $species } może zaatakować o 1 gatunek więcej.
        [few] Dzięki cesze { $trait } gatunek { $species } może zaatakować o { $n } gatunki więcej.
       *[many] Dzięki cesze { $trait } gatunek { $species } może zaatakować o { $n } gatunków więcej.
    }
bot-evo-trait-saves =
    { $n ->
        [one] Cecha { $trait } chroni gatunek { $species } przed 1 mięsożernym, który może go teraz zaatakować.
       *[other] Cecha { $trait } chroni gatunek { $species } przed { $n } mięsożernymi, które mogą go teraz zaatakować.
    }
bot-evo-trait-point = Cecha { $trait } daje 1 punkt, jeśli gatunek dożyje końca gry.
bot-evo-population = Gatunek { $species } w każdej rundzie może zjeść o 1 żeton więcej.
bot-evo-population-last = Jeśli gatunek { $species } się naje, dodatkowa populacja jest warta 2 punkty.
bot-evo-body = Przy rozmiarze { $n } mniej mięsożernych może zaatakować gatunek { $species }.
bot-evo-body-symbiosis = Przy rozmiarze { $n } gatunek { $species } traci ochronę sąsiada z prawej: Symbioza wymaga większego.
bot-evo-body-same = Gatunek { $species } ma wtedy rozmiar { $n }, co nie odstrasza kolejnych mięsożernych.
bot-evo-body-hunts =
    { $n ->
        [one] Większy gatunek { $species } może zaatakować o 1 gatunek więcej.
        [few] Większy gatunek { $species } może zaatakować o { $n } gatunki więcej.
       *[many] Większy gatunek { $species } może zaatakować o { $n } gatunków więcej.
    }
bot-evo-body-saves =
    { $n ->
        [one] Gatunek { $species } będzie za duży dla 1 mięsożernego, który może go teraz zaatakować.
       *[other] Gatunek { $species } będzie za duży dla { $n } mięsożernych, które mogą go teraz zaatakować.
    }
bot-evo-new = Nowy gatunek to w każdej rundzie o 1 kartę więcej, no i on też je.
bot-evo-new-last = Nowy gatunek, który dostanie żeton, jest wart 2 punkty.
bot-evo-end = Nie ma już kart do zagrania.
bot-evo-trait-protects = Z cechą { $trait } mniej rodzajów mięsożernych może zaatakować gatunek { $species }.
bot-evo-trait-burrows = Dopóki gatunek { $species } jest najedzony, cecha { $trait } chroni go przed atakami, chyba że atakujący zapłaci dzięki cesze Inteligencja.
bot-evo-trait-horns = Kto zaatakuje gatunek { $species }, też straci populację, chyba że zapłaci dzięki cesze Inteligencja: { $trait }.
bot-evo-trait-warns =
    { $n ->
        [one] Cecha { $trait } chroni sąsiada gatunku { $species } przed mięsożernymi bez cechy Zasadzka, chyba że zapłacą dzięki cesze Inteligencja.
       *[other] Cecha { $trait } chroni obu sąsiadów gatunku { $species } przed mięsożernymi bez cechy Zasadzka, chyba że zapłacą dzięki cesze Inteligencja.
    }
bot-evo-trait-forages = Z cechą { $trait } gatunek { $species } bierze o 1 roślinę więcej, gdy bierze rośliny i ma miejsce.
bot-evo-trait-reaches = Dzięki cesze { $trait } gatunek { $species } dostaje roślinę z banku żywności, zanim odkryte zostaną karty pożywienia.
bot-evo-trait-thinks = Z cechą { $trait } gatunek { $species } może zjeść 2 rośliny za kartę z twojej ręki.
bot-evo-trait-shares = Gdy gatunek { $species } je, je też jego sąsiad z prawej: { $trait }.
bot-evo-trait-multiplies = { $trait }: w każdej rundzie, którą zaczyna pożywienie na wodopoju, populacja gatunku { $species } rośnie, najwyżej do 6.
bot-evo-trait-scavenges = Gatunek { $species } bierze 1 mięso po każdym ataku, jeśli ma miejsce: { $trait }.
bot-evo-trait-stores = Gatunek { $species } może odłożyć pożywienie ponad populację, do swojego rozmiaru: { $trait }.
bot-evo-discard = Gatunek { $species } traci cechę { $trait }, a z nią punkt na końcu gry.
bot-evo-discard-slot = Zwalnia miejsce u gatunku { $species } na inną kartę: cecha { $trait } odchodzi.
bot-evo-discard-carnivore = Gatunek { $species } nie jest już mięsożerny i znów je rośliny.
bot-evo-end-keeps =
    { $n ->
        [one] Zachowujesz { $n } kartę na dalsze rundy.
        [few] Zachowujesz { $n } karty na dalsze rundy.
       *[many] Zachowujesz { $n } kart na dalsze rundy.
    }
bot-evo-end-last =
    { $n ->
        [one] Na ręce zostaje { $n } karta, choć karty nie dają na końcu punktów.
        [few] Na ręce zostają { $n } karty, choć karty nie dają na końcu punktów.
       *[many] Na ręce zostaje { $n } kart, choć karty nie dają na końcu punktów.
    }

## Meals

bot-evo-act = { $trait } działa: potem gatunek { $species } ma populację { $population } i pożywienie { $n }.
bot-evo-attack-horns = Gatunek { $attacker } dostanie mięso ({ $n }) z gatunku { $target }, a przez Rogi straci populację.
bot-evo-attack-dies = Przez Rogi gatunku { $target } gatunek { $attacker } wymrze.
bot-evo-attack-own = Gatunek { $attacker } dostanie mięso ({ $n }) z gatunku { $target } w twoim własnym rzędzie.
bot-evo-pay =
    { $n ->
        [one] Płacisz kartą { $card }; na ręce zostaje { $n } karta.
        [few] Płacisz kartą { $card }; na ręce zostają { $n } karty.
       *[many] Płacisz kartą { $card }; na ręce zostaje { $n } kart.
    }
bot-evo-think = Gatunek { $species } ma jeszcze miejsce ({ $n }), a karta daje najwyżej { $food }.
bot-evo-store-nothing = To, czego nie odłożysz, zostaje na wodopoju.
bot-evo-store-waste = To, czego nie odłożysz, wraca do banku żywności.
bot-evo-done =
    { $n ->
        [0] Żaden z twoich gatunków nie jest głodny.
        [one] Kolejka się kończy; { $n } twój gatunek jest jeszcze głodny.
        [few] Kolejka się kończy; { $n } twoje gatunki są jeszcze głodne.
       *[many] Kolejka się kończy; { $n } twoich gatunków jest jeszcze głodnych.
    }
bot-evo-feed = Gatunkowi { $species } brakuje jeszcze { $n } do najedzenia.
bot-evo-feed-first = Gatunek { $species } jeszcze nic nie zjadł i mógłby wymrzeć.
bot-evo-feed-store = Gatunek { $species } jest najedzony i odkłada zapas tłuszczu.
bot-evo-attack =
    { $n ->
        [one] Gatunek { $attacker } dostanie 1 żeton mięsny, a gatunek { $target } straci populację.
        [few] Gatunek { $attacker } dostanie { $n } żetony mięsne, a gatunek { $target } straci populację.
       *[many] Gatunek { $attacker } dostanie { $n } żetonów mięsnych, a gatunek { $target } straci populację.
    }
bot-evo-attack-kills =
    { $n ->
        [one] Gatunek { $attacker } dostanie 1 żeton mięsny, a gatunek { $target } wymrze.
        [few] Gatunek { $attacker } dostanie { $n } żetony mięsne, a gatunek { $target } wymrze.
       *[many] Gatunek { $attacker } dostanie { $n } żetonów mięsnych, a gatunek { $target } wymrze.
    }
bot-evo-store =
    { $n ->
        [one] Odłożony żeton to punkt, którego nikt nie zabierze.
        [few] { $n } odłożone żetony to punkty, których nikt nie zabierze.
       *[many] { $n } odłożonych żetonów to punkty, których nikt nie zabierze.
    }
