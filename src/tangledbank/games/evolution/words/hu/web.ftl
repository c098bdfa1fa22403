### The board of Evolution in the browser, in Hungarian.

web-evo-board = Az asztal
web-evo-hole = Itatóhely
web-evo-hole-holds =
    { $n ->
        [0] Az itatóhely üres
       *[other] Itatóhely: { $n } növény
    }
web-evo-hole-about = Itt esznek a növényevők, egyszerre egy növényt. Ami megmarad, a következő fordulóra marad.
web-evo-bank = Táplálékkészlet
web-evo-bank-about = Innen jön a hús, és néhány tulajdonságnál a növény is. Sosem fogy ki.
web-evo-deck = Pakli: { $n } lap
web-evo-removed = { $n } lap látatlanul kikerült a játékból.
web-evo-discard = Dobópakli: { $n } lap
web-evo-boards = Maradt fajtáblák: { $n }
web-evo-times = { $n } × { $trait }
web-evo-round = { $n }. forduló
web-evo-last-round = Utolsó forduló
web-evo-last-round-next = A következő forduló az utolsó
web-evo-phases = A forduló fázisai
web-evo-first = Kezdőjátékos
web-evo-species-of = { $name } „{ $board }” faja
web-evo-species-own = A te „{ $board }” fajod
web-evo-population = Populáció: { $n }
web-evo-body = Testméret: { $n }
web-evo-food = Táplálék: { $n } / { $most }
web-evo-hungry = { $n } éhes
web-evo-fed = Mindenki jóllakott
web-evo-fat = { $n } eltárolt zsírjelző
web-evo-face-down = Lefordított tulajdonság
web-evo-face-down-about = Akkor fordul fel, amikor már mindenki játszott.
web-evo-hidden-own = { $trait }, lefordítva: egyelőre csak te ismered
web-evo-hand = A kezed
web-evo-hand-empty = Nincs lap a kezedben
web-evo-hand-size = { $n } lap kézben
web-evo-screen = { $n } táplálék a paraván mögött
web-evo-card-about = Táplálékkártyaként ennyivel változtatja az itatóhelyet: { $food }.
web-evo-food-card = { $name } lefordított táplálékkártyája
web-evo-food-card-own = A te táplálékkártyád: { $card }
web-evo-food-card-of = { $name } táplálékkártyája: { $card }
web-evo-food-card-about = A táplálékkártyák egyszerre fordulnak fel, amikor már mindenki játszott.
web-evo-new = Új faj
web-evo-new-left = Új faj a bal szélen
web-evo-new-right = Új faj a jobb szélen
web-evo-grow-population = Populáció +1: „{ $board }” faj
web-evo-grow-body = Testméret +1: „{ $board }” faj
web-evo-give = Tulajdonság: „{ $board }” faj
web-evo-feed = „{ $board }” faj etetése az itatóhelyről
web-evo-trait-of = { $trait }: „{ $board }” faj
web-evo-strip = { $trait } eldobása: „{ $board }” faj
web-evo-strip-sure = Nyomd meg újra: { $trait } eldobása, „{ $board }” faj
web-evo-strip-short = Eldobod?
web-evo-no-species = Nincs faj
web-evo-you = te
web-evo-attacks = A(z) „{ $board }” faj támadásai
web-evo-attack-free = Semmi sem védi
web-evo-score = Miből lettek a pontok
web-evo-score-player = Játékos
web-evo-score-food = Táplálék
web-evo-score-population = Populáció
web-evo-score-traits = Tulajdonságok
web-evo-score-total = Pont
evo-side-left = bal vég
evo-side-right = jobb vég
evo-track-body = testméret
evo-track-population = populáció
