### What all games say, in Hungarian.

bad-game = Nincs „{ $game }” nevű játék; választható: { $games }.
bad-players = { $game }: a játékosok száma { $expected } lehet, nem { $got }.
bad-seed = A mag egy egész szám 0 és { $most } között, nem { $got }.
bad-seat = A hely egy szám 0 és { $most } között, nem { $got }.
bad-option = Nincs „{ $option }” nevű változat; választható: { $options }.
bad-option-value = Változat: { $option }. Az értéke { $expected } lehet, nem { $got } (lásd { $rule }).
bad-option-forced = Változat: { $option }. { $players } játékossal az értéke csak { $expected } lehet, nem { $got } (lásd { $rule }).
bad-multi-animal = { $players } játékossal mindenki egy állattal játszik: a multi_animal 2 vagy 3 játékosra való (lásd { $rule }).
bad-animals = Változat: animals. Az értéke random lehet vagy ilyen: { $expected }, nem { $got } (lásd { $rule }).
bad-language = A nyelv { $expected } lehet, nem { $got }.
bad-verb = „{ $text }” nem akció: az akciók így kezdődnek: { $verbs }.
bad-usage = „{ $text }” hiányos vagy túl hosszú: írd így: { $usage }.
bad-word = „{ $word }” nem felel meg ennek: „{ $arg }”. Írd így: { $usage }.
bad-number = { $got } nem akció száma.
bad-position-line = Állás, { $line }. sor: ez kellene: { $expected } (lásd docs/notation.md).
bad-field = Állás, mező: { $field }; ez kellene: { $expected }, de ez van: { $got } (lásd { $see }).
bad-size = Túl hosszú a szöveg: legfeljebb { $most } karakter lehet.
bad-record-line = Játékfelvétel, { $line }. sor: ez kellene: { $expected }.
bad-record-field = Játékfelvétel, mező: { $field }; ez kellene: { $expected }.
record-rules = A játékfelvétel { $got }. verziójú szabályokkal készült; ez a program a szabályok { $expected }. verzióját játssza.
record-ply = Játékfelvétel, { $ply }. lépés: P{ $seat } nem játszhatja ezt: „{ $action }”. { $because }
record-digest = Játékfelvétel, { $ply }. lépés: az állás nem egyezik a felvettel (ujjlenyomat: { $got }, felvett: { $expected }).
record-unsigned = A játékfelvételben nincs meg az utolsó állás ujjlenyomata, ezért nem ellenőrizhető.
reason = { $why } ({ $rules })
illegal-action = Szabálytalan akció: { $action }. { $because }
undo-nothing = Nincs mit visszavonni.
undo-seen = { $action }: nem vonható vissza, mert azóta valami új derült ki.
undo-others = Ez nem vonható vissza: azóta P{ $seat } már lépett.

option-evolution-quick-play = Mindenki egyszerre, titokban játssza ki a lapjait. 6 játékossal kötelező.
option-evolution-species-boards = Hány faj lehet egyszerre az asztalon; none: nincs korlát.
option-evolution-cooperation-triggers = Mikor hat az Együttműködés: étkezésenként egyszer vagy minden jelzőnél.
option-evolution-pass-is-final = Kiesik-e az etetés fázisából, aki egyszer passzol.
option-evolution-scavenge-if-attacker-dies = Esznek-e a dögevők, ha a támadó a Szarvak miatt pusztult el.
option-evolution-fat-feeding-while-hungry = Tárolhat-e zsírt egy jóllakott faj, amíg egy másik fajod éhes.
