### Amit a környezetek mondanak, magyarul.

env-bad-word = A(z) { $name } argumentum értéke { $expected } lehet, nem { $got }.
env-bad-number = A(z) { $name } argumentum 1 és { $most } közötti egész szám, nem { $got }.
env-bad-sub-action = A részlépés egész szám, nem { $got }.
env-bad-sub-actions = { $expected ->
    [one] Egy részlépés kell, játszmánként egy, nem { $got }.
   *[other] { $expected } részlépés kell, játszmánként egy, nem { $got }.
}
env-bad-shape = A részlépések egyetlen sort alkotnak, játszmánként egyet: { $expected } alakú tömb kell, nem { $got } alakú.
env-missing-sub-actions = Minden lépésben minden ágens megad egy részlépést; hiányzik: { $agents }.
env-bad-opponents = { $expected ->
    [one] Egy ellenfél van, ezért egy bot kell, nem { $got }.
   *[other] { $expected } ellenfél van, ezért egy vagy { $expected } bot kell, nem { $got }.
}
env-bad-bots = Az opponents argumentum egy bot vagy botok listája: egy név, például "greedy", egy bot vagy az osztálya, egy stratégia, egy függvény vagy OneOf(...), nem { $got }.
env-no-game-yet = Még nincs játszma: előbb hívd meg a reset() függvényt.
env-reset-first = Nem folyik játszma: hívd meg a reset() függvényt a step() előtt.
env-closed = Ez a környezet be van zárva: hozz létre egy újat.
env-no-memory = Nincs hely a folyamatok { $size } MiB közös memóriájának: indíts kevesebb játszmát, vagy add meg: jobs=1.
env-program-alive = A környezet nem másolható és nem menthető pickle-lel, amíg program játszik benne: a close() befejezi a programot.
env-copy-jobs = Az a környezet, amelynek játszmái { $jobs } folyamatban vannak, nem másolható és nem menthető pickle-lel: jobs=1 értékkel hozd létre.
env-bad-weights = A OneOf ellenfeleket vár, és ha kell, ugyanannyi nem negatív súlyt, amelyek nem mind nullák: a(z) { $got } súlyok nem illenek { $n } ellenfélhez.
env-opponent-refused = A(z) { $name } ellenfél a(z) { $got } részlépést adta, amelyet a maszkja nem enged meg.
env-bad-position = Az állás a szövege vagy az adatai (docs/notation.md), nem { $got }.
env-other-position = Az állásban mások a játékosok vagy a beállítások, mint a környezetben.
env-bad-reset = A reset() beállításai ezek lehetnek: { $expected }; nem pedig { $got }.
env-bad-seeds = A magok listájában játszmánként egy van, azaz { $expected }, nem { $got }.
