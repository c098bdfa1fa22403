### What the terminal program says about Dominant Species, in Polish.

## Heading of the table of animals; the others are in cli-earth.ftl.

cli-dom-order = kolejność ↓

## Supplies

cli-dom-bag = Worek:
cli-dom-cards = Karty:

## Letters of animals and elements: of two animals, or of two elements, never the same.

cli-dom-letter-mammal = S
cli-dom-letter-reptile = G
cli-dom-letter-bird = P
cli-dom-letter-amphibian = Z
cli-dom-letter-arachnid = J
cli-dom-letter-insect = O
cli-dom-letter-grass = t
cli-dom-letter-grub = p
cli-dom-letter-meat = m
cli-dom-letter-seed = n
cli-dom-letter-sun = s
cli-dom-letter-water = w

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = mo
cli-dom-short-wetland = mk
cli-dom-short-savannah = sa
cli-dom-short-jungle = dż
cli-dom-short-forest = la
cli-dom-short-desert = pu
cli-dom-short-mountain = gó
cli-dom-short-tundra = tu

## Signs

cli-dom-sign-dominant = dwie kostki gromady, która dominuje na kaflu; gromady są podane w kolejności łańcucha pokarmowego
cli-dom-sign-scored = kafel punktowany w tej rundzie
cli-dom-sign-pointer = ma teraz ruch; w obszarze akcji: wykonywane teraz
cli-dom-sign-space = pola i to, czego dotyczą: zasób w Specjacji, liczba kostek w Migracji
cli-dom-sign-competition = pole Rywalizacji dla terenów z obu jego stron i dla tundry
cli-dom-unseen-cards = w talii

## Sections

cli-dom-about-initiative = zamień się miejscami z gromadą przed tobą, potem postaw ten pionek na innym polu
cli-dom-about-adaptation = weź zasób na planszetkę
cli-dom-about-regression = zachowaj pozyskany zasób, który przepada: każdy traci po jednym zasobie każdego rodzaju leżącego na polu
cli-dom-about-abundance = połóż zasób na Ziemi
cli-dom-about-wasteland = wrzuć do worka zasób z pola; potem rodzaje leżące na polu znikają z wierzchołków tundry
cli-dom-about-depletion = usuń z Ziemi zasób rodzaju leżącego na polu
cli-dom-about-glaciation = pionek na polu 1 zamienia kafel obok tundry w tundrę: punkty za tundrę wokół; pozostałe czekają i na końcu rundy przesuwają się o jedno pole
cli-dom-about-speciation = nowe kostki na kaflach wokół zasobu tego rodzaju
cli-dom-about-wanderlust = nowy kafel, opcjonalnie z zasobem: punkty za kafle wokół
cli-dom-about-migration = przesuń najwyżej tyle swoich kostek, każdą na sąsiedni kafel
cli-dom-about-competition = usuń kostkę innej gromady na jednym kaflu każdego z tych terenów i na jednym kaflu tundry
cli-dom-about-domination = punktuj kafel; kto na nim dominuje, bierze kartę
dom-does-initiative = awans i inna akcja
dom-does-adaptation = weź zasób
dom-does-regression = zachowaj zasób
dom-does-abundance = połóż zasób
dom-does-wasteland = oczyść tundrę
dom-does-depletion = usuń zasób
dom-does-glaciation = rozszerz lód
dom-does-speciation = nowe kostki
dom-does-wanderlust = nowy kafel
dom-does-migration = przesuń kostki
dom-does-competition = usuń cudze kostki
dom-does-domination = punktuj kafel

## The end

cli-dom-end-ice = wzięto Epokę lodowcową
cli-dom-end-deserted = nie ma już kostek

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-dominant-species = pass: pas, pasuj, rezygnuj, koniec, nic; take: weź; corner: wierzchołek; deplete: usuń; speciate: specjacja; cubes: kostki, kostek; explore: weź, odkryj; tile: kafel; from: z, przesuń; to: do; compete: usuń; card: karta, weź; victim: ofiara, usuń; survivor: zostaje; lose: strać; exchange: wymień; adapt: weź; pawn: pionek, postaw; initiative: inicjatywa, przesuń; protect: zachowaj; waste: wrzuć; glaciate: tundra; spread: kostka; dominate: punktuj; save: ocal; replace: zastąp; suffer: strać; remove: strać
