### Evolution in Hungarian.

game-evolution = Evolution
about-evolution = Szarvak, hosszú nyak vagy éles fogak: az itatónál sosem jut mindenkinek étel.

## Nouns

evo-card = { $trait } { $food }
evo-species =
    { $owner ->
        [0] „{ $board }” faj
        [you] „{ $board }” fajod
       *[other] P{ $owner } „{ $board }” faja
    }
evo-list = { $items }
evo-from-bank = a táplálékkészletből
evo-from-hole = az itatóhelyről
evo-phase-1 = Osztás
evo-phase-2 = Táplálék kiválasztása
evo-phase-3 = Kártyák kijátszása
evo-phase-4 = Táplálék hozzáadása
evo-phase-5 = Etetés

evo-trait-ambush = Rajtaütés
evo-trait-burrowing = Üreglakó
evo-trait-carnivore = Húsevő
evo-trait-climbing = Mászás
evo-trait-cooperation = Együttműködés
evo-trait-defensive-herding = Csordavédelem
evo-trait-fat-tissue = Zsírszövet
evo-trait-fertile = Termékeny
evo-trait-foraging = Gyűjtögető
evo-trait-hard-shell = Kemény páncél
evo-trait-horns = Szarvak
evo-trait-intelligence = Intelligencia
evo-trait-long-neck = Hosszú nyak
evo-trait-pack-hunting = Falkavadászat
evo-trait-scavenger = Dögevő
evo-trait-symbiosis = Szimbiózis
evo-trait-warning-call = Vészkiáltás

## What each trait does, in our words

evo-text-ambush = Húsevőként figyelmen kívül hagyja a Vészkiáltást.
evo-text-burrowing = Nem támadható meg, amíg annyi tápláléka van, amennyi a populációja.
evo-text-carnivore = Nála kisebb fajokat megtámadva táplálkozik; növényt sosem eszik.
evo-text-climbing = Csak olyan húsevő támadhatja meg, amelyik szintén tud mászni.
evo-text-cooperation = Amikor táplálékot vesz fel, a jobb szomszédja is felvesz 1 ugyanolyat ugyanonnan.
evo-text-defensive-herding = Csak nála nagyobb populációjú húsevő támadhatja meg.
evo-text-fat-tissue = Ha jóllakott, itt táplálékot tárolhat, legfeljebb annyit, amennyi a testmérete; a következő táplálékkártyák felfedése előtt ebből eszik.
evo-text-fertile = A táplálékkártyák felfedése előtt: populáció +1, ha van táplálék az itatóhelyen.
evo-text-foraging = Valahányszor növényi táplálékot vesz fel, 1-gyel többet vesz fel.
evo-text-hard-shell = Amikor megtámadják, 4-gyel nagyobbnak számít.
evo-text-horns = A támadója 1 populációt veszít, mielőtt enne.
evo-text-intelligence = Az etetési köreidben lapokat dobhatsz el: laponként a növényevő 2 növényi táplálékot vesz fel a táplálékkészletből, a húsevő pedig hatástalanítja a célpont egyik védekező tulajdonságát.
evo-text-long-neck = A táplálékkártyák felfedése előtt: felvesz 1 növényi táplálékot a táplálékkészletből.
evo-text-pack-hunting = Amikor támad, a populációja hozzáadódik a testméretéhez.
evo-text-scavenger = Minden támadás után felvesz 1 húst a táplálékkészletből.
evo-text-symbiosis = Nem támadható meg, amíg a jobb szomszédja nagyobb nála.
evo-text-warning-call = A két szomszédja nem támadható meg Rajtaütés nélkül.

## Prompts

evo-prompt-over = A játék véget ért.
evo-prompt-wait = Most { $seats } következik.
evo-prompt-food = Válassz egy lapot az itatóhelyre: csak a táplálékértéke számít, és egyelőre senki sem látja.
evo-prompt-cards = Játssz ki annyi lapot, amennyit szeretnél, aztán fejezd be a kört.
evo-prompt-plan = Mindenki egyszerre játszik: tervezd meg titokban a lapjaidat, aztán véglegesítsd a terved.
evo-prompt-act = Melyik tulajdonságod hasson először?
evo-prompt-pay =
    { $n ->
        [one] Dobj el egy lapot egy védekező tulajdonság hatástalanításához.
       *[other] Dobj el { $n } lapot a védekező tulajdonságok hatástalanításához: válaszd ki a következőt.
    }
evo-prompt-store = Hány jelzőt tárol el { $species } a Zsírszövetén (legfeljebb { $most })?
evo-prompt-first = Ki kezd?
evo-prompt-must-feed = Etesd meg az egyik fajodat: van éhes fajod, amelyik ehet, ezért kötelező.
evo-prompt-may-feed = Etesd meg az egyik fajodat, vagy passzolj.
evo-prompt-after-meal = Az Intelligenciával még eldobhatsz lapokat, vagy befejezheted a kört.

## Actions

evo-do-food = Lap az itatóhelyre: { $card }
evo-do-trait = { $species } tulajdonságot kap: { $card }
evo-do-new-left = { $card } eldobása: új faj a bal szélen
evo-do-new-right = { $card } eldobása: új faj a jobb szélen
evo-do-grow-population = { $card } eldobása: populáció +1, { $species }
evo-do-grow-body = { $card } eldobása: testméret +1, { $species }
evo-do-discard = { $trait } eldobása: { $species }
evo-do-end = Kör befejezése, a többi lap kézben marad
evo-do-end-empty = Kör befejezése
evo-do-commit = A terv véglegesítése, a többi lap kézben marad
evo-do-act = { $trait }: { $species }
evo-do-feed = Etetés az itatóhelyről: { $species }
evo-do-attack = { $attacker } támad, célpontja { $target }
evo-do-attack-negating = { $attacker } támad, célpontja { $target }, hatástalanítja: { $traits }
evo-do-pay = { $card } eldobása
evo-do-think = { $card } eldobása: { $species } felvesz { $n } növényi táplálékot
evo-do-think-store = { $card } eldobása: { $species } felvesz { $n }–{ $most } növényi táplálékot
evo-do-done = Etetési kör befejezése
evo-do-store =
    { $n ->
        [0] Semmit sem tárol el
       *[other] { $n } jelzőt tárol el
    }
evo-do-first = P{ $seat } kezd

## Why an action is refused

evo-why-over = A játék véget ért.
evo-why-not-asked = Most nem te jössz, hanem { $seats }.
evo-why-not-in-hand = Ez a lap nincs a kezedben.
evo-why-not-yours = Ez a faj valaki másé.
evo-why-no-species = Nincs ilyen faj.
evo-why-no-slot = Ennek a fajnak nincs több szabad tulajdonsághelye.
evo-why-duplicate = Ennek a fajnak már van ilyen tulajdonsága.
evo-why-no-board = Elfogytak a fajtáblák.
evo-why-at-limit = Ez az érték már 6, nem lehet nagyobb.
evo-why-not-on-species = Ennek a fajnak nincs ilyen, most használható lapja.
evo-why-resolved = Ez a lap ebben a fordulóban már hatott.
evo-why-cannot-eat-plants = A húsevő sosem eszik növényt.
evo-why-hole-empty = Az itatóhely üres.
evo-why-full = Ennél a fajnál nem fér el több táplálék.
evo-why-must-feed = Egyik éhes fajod lap eldobása nélkül is ehet, ezért etetned kell.
evo-why-fed-already = Ebben a körben már megvolt a rendes etetésed.
evo-why-hungry-first = Van éhes fajod, amelyik ehet: annak van elsőbbsége.
evo-why-not-carnivore = Csak húsevő támadhat.
evo-why-itself = Egy faj nem támadhatja meg önmagát.
evo-why-too-small = A támadónak nagyobbnak kell lennie a célpontjánál.
evo-why-not-intelligent = Ehhez Intelligencia kell.
evo-why-too-few-cards = Nincs elég lap a kezedben, hogy ezt kifizesd.
evo-why-useless-negation = Csak olyan tulajdonság hatástalanítható, amely kivédi ezt a támadást, vagy a célpont Szarvak lapja.
evo-why-store-more = Ha jóllakott fajt etetsz, legalább 1 jelzőt el kell tárolnia.
evo-why-no-store-room = Nincs ennyi hely vagy ennyi jelző.
evo-why-blocked-burrowing = A célpontot az Üreglakó védi: jóllakott.
evo-why-blocked-climbing = A célpontot a Mászás védi: a támadó nem tud mászni.
evo-why-blocked-defensive-herding = A célpontot a Csordavédelem védi: a támadó populációja nem nagyobb.
evo-why-blocked-hard-shell = A célpontot a Kemény páncél védi: 4-gyel növelve nem kisebb a támadónál.
evo-why-blocked-symbiosis = A célpontot a Szimbiózis védi: a jobb szomszédja nagyobb nála.
evo-why-blocked-warning-call = A célpontot a szomszédja Vészkiáltása védi: a támadónak nincs Rajtaütése.
evo-moment-food = Táplálékkártyát a 2. fázisban lehet választani, a kártyák kijátszása előtt.
evo-moment-cards = Kártyát a 3. fázisban, a saját körödben játszhatsz ki.
evo-moment-act = Ezek a tulajdonságok a 4. fázisban hatnak, a táplálékkártyák felfedése előtt.
evo-moment-feeding = Fajt az 5. fázisban, a saját etetési körödben etethetsz.
evo-moment-pay = Lappal közvetlenül egy tulajdonságot hatástalanító támadás bejelentése után kell fizetni.
evo-moment-store = Táplálékot akkor lehet eltárolni, amikor egy Zsírszövettel rendelkező faj többet vesz fel, mint amennyi a tábláján elfér.
evo-moment-first = A kezdőjátékost egyszer, az első forduló előtt választjuk ki.

## Events

evo-event-round =
    { $n ->
        [1] Kezdődik az { $n }. forduló.
        [5] Kezdődik az { $n }. forduló.
       *[other] Kezdődik a { $n }. forduló.
    }
evo-event-phase = Fázis: { $phase }.
evo-event-first = P{ $seat } megkapja a kezdőjátékos-jelzőt.
evo-event-draw = P{ $seat } húz egy lapot: { $card }.
evo-event-draw-hidden = P{ $seat } húz egy lapot.
evo-event-reshuffle = A dobópakliból ({ $n } lap) új pakli lesz.
evo-event-last-round =
    { $n ->
        [1] Az { $n }. forduló az utolsó.
        [5] Az { $n }. forduló az utolsó.
       *[other] A { $n }. forduló az utolsó.
    }
evo-event-food-card = P{ $seat } lapot tesz az itatóhelyre: { $card }.
evo-event-food-card-hidden = P{ $seat } lapot tesz az itatóhelyre.
evo-event-lay = { $species } lefordított lapot kap: { $card }.
evo-event-lay-hidden = { $species } lefordított tulajdonságot kap.
evo-event-discard = P{ $seat } eldob egy lapot: { $card }.
evo-event-strip = { $species } elveszít egy tulajdonságot: { $card }.
evo-event-new = Új faj: { $species }.
evo-event-population = { $species } növekszik, populációja { $n }.
evo-event-body = { $species } növekszik, testmérete { $n }.
evo-event-reveal = { $species } felfedi: { $card }.
evo-event-food = P{ $seat } táplálékkártyája: { $card }.
evo-event-hole = Az itatóhelyen { $n } jelző van.
evo-event-plant = { $species } felvesz { $n } növényi táplálékot { $source }.
evo-event-meat = { $species } felvesz { $n } húst.
evo-event-store = { $species } eltárol { $n } jelzőt a Zsírszövetén.
evo-event-burn = { $species } megeszik { $n } jelzőt a Zsírszövetéről.
evo-event-attack = { $species } támad, célpontja { $target }.
evo-event-attack-negating = { $species } támad, célpontja { $target }, hatástalanítja: { $traits }.
evo-event-lose = { $species } veszít { $n } populációt, marad { $left }.
evo-event-extinct = { $species } kihal.
evo-event-screen = P{ $seat } a paravánja mögé tesz { $n } jelzőt.
evo-event-pass = P{ $seat } passzol.
evo-event-no-board = P{ $seat } számára nem jutott fajtábla: a lapok visszakerülnek a kezébe.
evo-event-score = P{ $seat } pontszáma { $n }.

## What a position must say

evo-expect-card = máshol még nem szereplő kártya, például climbing+3, vagy egy tulajdonság
evo-expect-cards = kártyák listája vagy a számuk
evo-expect-at-most = legfeljebb { $n } kártya
evo-expect-board = olyan betű, amely egyetlen másik fajé sem
evo-expect-traits = legfeljebb { $n } különböző tulajdonság ({ $rules })
evo-expect-face-down = ennek a fajnak a tulajdonságai, a 3. fázisban ({ $rules })
evo-expect-last-round = egy forduló, amely még hátravan ({ $rules })
evo-expect-no-food-card = ebben a pillanatban nincs lap az itatóhelyen ({ $rules })
evo-expect-no-food = ebben a pillanatban nincs táplálék a fajtáblákon ({ $rules })
evo-expect-reshuffles = legfeljebb { $n } lista kártyákkal
evo-expect-ruled-out = egy lefordítva fekvő kártya, aztán tulajdonságok, amelyekkel nem azonos ({ $rules })

option-evolution-quick-play = Mindenki egyszerre, titokban játssza ki a lapjait. 6 játékossal kötelező.
option-evolution-species-boards = Hány faj lehet egyszerre az asztalon; none: nincs korlát.
option-evolution-cooperation-triggers = Mikor hat az Együttműködés: étkezésenként egyszer vagy minden jelzőnél.
option-evolution-pass-is-final = Kiesik-e az etetés fázisából, aki egyszer passzol.
option-evolution-scavenge-if-attacker-dies = Esznek-e a dögevők, ha a támadó a Szarvak miatt pusztult el.
option-evolution-fat-feeding-while-hungry = Tárolhat-e zsírt egy jóllakott faj, amíg egy másik fajod éhes.
