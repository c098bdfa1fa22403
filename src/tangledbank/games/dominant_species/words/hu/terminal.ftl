### What the terminal program says about Dominant Species, in Hungarian.

## Heading of the table of animals; the others are in cli-earth.ftl.

cli-dom-order = sorrend ↓

## Supplies

cli-dom-bag = Zsák:
cli-dom-cards = Kártyák:

## Letters of animals and elements: of two animals, or of two elements, never the same.

cli-dom-letter-mammal = E
cli-dom-letter-reptile = H
cli-dom-letter-bird = M
cli-dom-letter-amphibian = K
cli-dom-letter-arachnid = P
cli-dom-letter-insect = R
cli-dom-letter-grass = f
cli-dom-letter-grub = r
cli-dom-letter-meat = h
cli-dom-letter-seed = m
cli-dom-letter-sun = n
cli-dom-letter-water = v

## Terrains in two letters each; no two may be equal.

cli-dom-short-sea = te
cli-dom-short-wetland = mo
cli-dom-short-savannah = sz
cli-dom-short-jungle = dz
cli-dom-short-forest = er
cli-dom-short-desert = si
cli-dom-short-mountain = he
cli-dom-short-tundra = tu

## Signs

cli-dom-sign-dominant = a lapkát uraló állat két kockája; az állatok a tápláléklánc sorrendjében állnak
cli-dom-sign-scored = ebben a fordulóban már pontozott lapka
cli-dom-sign-pointer = most ő következik; az akciójelzőn: most ez kerül sorra
cli-dom-sign-space = helyek, és hogy mire valók: a Fajképződés eleme, a Vándorlás kockáinak száma
cli-dom-sign-competition = a Versengés egyik helye a két oldalán lévő terepekhez és a tundrához
cli-dom-unseen-cards = a pakliban

## Sections

cli-dom-about-initiative = cserélj helyet az előtted álló állattal, majd tedd ezt a bábut egy másik helyre
cli-dom-about-adaptation = végy egy elemet az állattábládra
cli-dom-about-regression = tarts meg egy elvesző megszerzett elemet: mindenki elveszít egyet a mezőn lévő minden típusból
cli-dom-about-abundance = tégy egy elemet a Földre
cli-dom-about-wasteland = tégy vissza a zsákba egy elemet a mezőről; utána a mezőn lévő fajták eltűnnek a tundra körül
cli-dom-about-depletion = távolíts el a Földről egy elemet, amelynek a fajtája a mezőn van
cli-dom-about-glaciation = az 1. helyen álló bábu tundrává tesz egy lapkát a tundra mellett: pont a körülötte lévő tundráért; a többi vár, és a forduló végén egy hellyel előrelép
cli-dom-about-speciation = új kockák egy ilyen elem körüli lapkákra
cli-dom-about-wanderlust = új lapka, ha akarod, elemmel: pont a körülötte lévő lapkákért
cli-dom-about-migration = mozgasd legfeljebb ennyi kockádat, mindegyiket egy szomszédos lapkára
cli-dom-about-competition = távolíts el egy ellenséges kockát e terepek egy-egy lapkájáról és egy tundralapkáról
cli-dom-about-domination = pontozz egy lapkát; aki uralja, kártyát vesz el
dom-does-initiative = előrelépés, új akció
dom-does-adaptation = elem a tábládra
dom-does-regression = elem megtartása
dom-does-abundance = elem a Földre
dom-does-wasteland = tundra kiürítése
dom-does-depletion = elem eltávolítása
dom-does-glaciation = terjed a jég
dom-does-speciation = új kockák
dom-does-wanderlust = új lapka
dom-does-migration = kockák mozgatása
dom-does-competition = kockák eltávolítása
dom-does-domination = lapka pontozása

## The end

cli-dom-end-ice = elvették a Jégkorszakot
cli-dom-end-deserted = elfogytak a kockák

## Words that can be typed: behind each colon those of this language, with commas in between.

cli-verbs-dominant-species = pass: passz, lemond, vége, semmi; take: elvesz; corner: sarok; deplete: eltávolít; speciate: fajképződés; cubes: kocka, kockák; explore: felfedez; tile: lapka; from: innen; to: ide; compete: eltávolít; card: kártya; victim: áldozat; survivor: marad; lose: elveszít; exchange: cserél; adapt: elem; pawn: bábu, lerak; initiative: kezdeményezés, előrelép; protect: megtart; waste: visszatesz; glaciate: tundra; spread: kocka; dominate: pontoz; save: megment; replace: lecserél; suffer: veszteség; remove: elveszít
