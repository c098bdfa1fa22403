### What the terminal says about Evolution, in Hungarian.

## On a board of 22 columns stand: a letter, cli-evo-population, up to 6 signs, cli-evo-body. Keep these two short;
## cli-evo-cards has 8 columns, headings of a grid (cli-evo-as-...) are best below 14.

cli-evo-round = { $n }. forduló
cli-evo-last-round = utolsó forduló
cli-evo-next-is-last = a következő forduló az utolsó
cli-evo-hole = itatóhely
cli-evo-laid = { $n } lap
cli-evo-deck = pakli { $n }
cli-evo-discard = dobópakli { $n }
cli-evo-boards = fajtáblák { $n }
cli-evo-no-species = nincs faj
cli-evo-cards = { $n } lap
cli-evo-screen = A paraván mögött: { $n }
cli-evo-population = pop { $n }
cli-evo-body = test { $n }
cli-evo-hand = A kezedben:
cli-evo-food-card = táplálékkártya:
cli-evo-as-trait = tulajdonság
cli-evo-as-population = populáció +1
cli-evo-as-body = testméret +1
cli-evo-as-new = új faj
cli-evo-as-plants = növényt vesz
cli-evo-feed = Etetés az itatóhelyről:
cli-evo-discard-trait = Tulajdonság eldobása:
cli-evo-left = bal
cli-evo-right = jobb
cli-evo-attacks = „{ $species }” faj támad
cli-evo-sign-food = jóllakott populáció
cli-evo-sign-hungry = még éhes populáció
cli-evo-sign-fat = a Zsírszöveten tárolt táplálék
cli-evo-sign-fat-room = szabad hely a Zsírszöveten
cli-evo-sign-down = lefordított tulajdonság
cli-evo-sign-marker = nála van a kezdőjátékos-jelző
cli-evo-sign-asked = most ő következik
cli-evo-sign-screen = táplálék a paraván mögött
cli-evo-score-tokens = jelzők
cli-evo-score-population = populáció
cli-evo-score-traits = tulajdonságok
cli-evo-end-deal = újrakeverés osztáskor
cli-evo-end-later = újrakeverés máskor
cli-evo-end-empty = mindkét pakli üres
cli-evo-end-none = nincs vége

## The story of Evolution. $who is “you” or a name like P2.

cli-evo-who =
    { $who ->
        [you] te
       *[other] { $who }
    }
cli-evo-of = { $who } { $what }
cli-evo-species-of =
    { $who ->
        [you] tiéd: { $species }
       *[other] { $who }: { $species }
    }
cli-evo-draws = Húzott lapok: { $cards }.
cli-evo-draws-cards =
    { $who ->
        [you] Ezeket húzod: { $cards }.
       *[other] { $who } ezeket húzza: { $cards }.
    }
cli-evo-discards =
    { $who ->
        [you] Eldobod: { $cards }.
       *[other] { $who } eldobja: { $cards }.
    }
cli-evo-new-species =
    { $who ->
        [you] Új fajaid: { $species }.
       *[other] { $who } új fajai: { $species }.
    }
cli-evo-lays-traits =
    { $who ->
        [you] Lefordított tulajdonságokat adsz ezeknek: { $species }.
       *[other] { $who } lefordított tulajdonságokat ad ezeknek: { $species }.
    }
cli-evo-first =
    { $who ->
        [you] Tiéd a kezdőjátékos-jelző.
       *[other] { $who } megkapja a kezdőjátékos-jelzőt.
    }
cli-evo-lays-food = Lapot tettek az itatóhelyre: { $names }.
cli-evo-lays-card =
    { $who ->
        [you] Ezt teszed az itatóhelyre: { $card }.
       *[other] { $who } ezt teszi az itatóhelyre: { $card }.
    }
cli-evo-food-cards = Táplálékkártyák: { $cards }.
cli-evo-screens = A paravánok mögé kerül: { $tokens }.
cli-evo-extinct = Kihalt: { $species }.
cli-evo-passes = Passzol: { $names }.
cli-evo-eats = Növények { $source }: { $plants }.
cli-evo-word-body = testméret

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-evolution = food: tesz, táplálék; trait: tulajdonság, rak, kijátszik, ad; new: új, létrehoz; grow: növel, hozzáad; discard: eldob, elvesz; end: vége, befejez, kész; act: használ; feed: etet, eszik; attack: támad; pay: fizet, eldob; think: eldob, eszik; done: vége, befejez, kész, passz; store: eltárol
cli-evo-word-left = bal balra balról
cli-evo-word-right = jobb jobbra jobbról
