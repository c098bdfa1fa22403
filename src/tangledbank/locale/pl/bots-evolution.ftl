### What speaks for an action in Evolution, in Polish.

## Food cards

bot-evo-food-much = Twoje gatunki roślinożerne chcą zjeść { $population }, a ta karta daje { $n }.
bot-evo-food-little = Żaden z twoich gatunków nie je roślin: wartość pożywienia { $n } niewiele pomoże innym.
bot-evo-food-spare = Bez karty { $card } możesz się obejść.

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
bot-evo-trait-protects = Z cechą { $trait } gatunek { $species } jest bezpieczniejszy na przyszłość, a karta daje 1 punkt.
bot-evo-trait-feeds = { $trait }: gatunek { $species } będzie jadł więcej, runda po rundzie.
bot-evo-trait-point = Cecha { $trait } daje 1 punkt, jeśli gatunek dożyje końca gry.
bot-evo-population = Gatunek { $species } w każdej rundzie może zjeść o 1 żeton więcej.
bot-evo-population-last = Jeśli gatunek { $species } się naje, dodatkowa populacja jest warta 2 punkty.
bot-evo-body = Przy rozmiarze { $n } mniej mięsożernych może zaatakować gatunek { $species }.
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
bot-evo-discard = Gatunkowi { $species } będzie lepiej bez cechy { $trait }.
bot-evo-end = Nie ma już kart do zagrania.
bot-evo-end-keeps =
    { $n ->
        [one] Karta, która zostaje na ręce, więcej da później.
        [few] { $n } karty, które zostają na ręce, więcej dadzą później.
       *[many] { $n } kart, które zostają na ręce, więcej da później.
    }

## Meals

bot-evo-act = Cecha { $trait } da najwięcej, jeśli zadziała jako pierwsza.
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
bot-evo-attack-horns = Mięso gatunku { $target } ({ $n }) jest warte starcia z Rogami.
bot-evo-attack-own = Lepiej zjeść własny gatunek ({ $n }), niż zostawić gatunek { $attacker } o głodzie.
bot-evo-pay = Karty { $card } będzie ci najmniej brakować.
bot-evo-think = Gatunek { $species } ma jeszcze miejsce ({ $n }), a karta daje 2 żetony.
bot-evo-store =
    { $n ->
        [one] Odłożony żeton to punkt, którego nikt nie zabierze.
        [few] { $n } odłożone żetony to punkty, których nikt nie zabierze.
       *[many] { $n } odłożonych żetonów to punkty, których nikt nie zabierze.
    }
bot-evo-store-nothing = To, czego nie odłożysz, zostaje dla innych twoich gatunków.
bot-evo-done = W tej kolejce nie ma już nic do zyskania.
