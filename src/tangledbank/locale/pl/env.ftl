### Co mówią środowiska, po polsku.

env-bad-word = Argument { $name } może mieć wartość { $expected }, a nie { $got }.
env-bad-number = Argument { $name } to liczba całkowita od 1 do { $most }, a nie { $got }.
env-bad-sub-action = Podakcja to liczba całkowita, a nie { $got }.
env-bad-sub-actions = { $expected ->
    [one] Potrzebna jest jedna podakcja, po jednej na grę, a nie { $got }.
    [few] Potrzebne są { $expected } podakcje, po jednej na grę, a nie { $got }.
    [many] Potrzeba { $expected } podakcji, po jednej na grę, a nie { $got }.
   *[other] Potrzeba { $expected } podakcji, po jednej na grę, a nie { $got }.
}
env-bad-shape = Podakcje to jeden wiersz, po jednej na grę: tablica o kształcie { $expected }, a nie { $got }.
env-missing-sub-actions = W każdym kroku każdy agent podaje podakcję; brakuje: { $agents }.
env-bad-opponents = { $expected ->
    [one] Jest jeden przeciwnik, więc potrzebny jest jeden bot, a nie { $got }.
    [few] Jest { $expected } przeciwników, więc potrzebny jest jeden bot albo { $expected } boty, a nie { $got }.
    [many] Jest { $expected } przeciwników, więc potrzebny jest jeden bot albo { $expected } botów, a nie { $got }.
   *[other] Jest { $expected } przeciwnika, więc potrzebny jest jeden bot albo { $expected } bota, a nie { $got }.
}
env-bad-bots = Argument opponents to bot albo lista botów: nazwa, na przykład "greedy", bot lub jego klasa, strategia, funkcja albo OneOf(...), a nie { $got }.
env-no-game-yet = Nie ma jeszcze żadnej gry: najpierw wywołaj reset().
env-reset-first = Żadna gra się nie toczy: wywołaj reset() przed step().
env-closed = To środowisko jest zamknięte: utwórz nowe.
env-no-memory = Brak miejsca na { $size } MiB pamięci wspólnej dla procesów: utwórz mniej gier albo podaj jobs=1.
env-program-alive = Środowiska nie można skopiować ani zapisać przez pickle, dopóki gra w nim program: close() kończy program.
env-copy-jobs = Środowiska, którego gry toczą się w { $jobs } procesach, nie można skopiować ani zapisać przez pickle: utwórz je z jobs=1.
env-bad-weights = OneOf przyjmuje przeciwników oraz, w razie potrzeby, tyle samo wag, nieujemnych i nie samych zer: wagi { $got } nie pasują do liczby przeciwników ({ $n }).
env-opponent-refused = Przeciwnik { $name } podał podakcję { $got }, na którą jego maska nie pozwala.
env-bad-position = Pozycja to jej tekst albo dane (docs/notation.md), a nie { $got }.
env-other-position = Pozycja ma innych graczy lub inne opcje niż środowisko.
env-bad-reset = Opcje reset() to { $expected }, a nie { $got }.
env-bad-seeds = Lista ziaren ma po jednym na grę, czyli { $expected }, a nie { $got }.
