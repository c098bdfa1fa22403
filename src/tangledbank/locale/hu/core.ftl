### What all games say, in Hungarian.

bad-game = Nincs „{ $game }” nevű játék; választható: { $games }.
broken-game = Van csomag a(z) „{ $game }” játékhoz ({ $source }), de nem tölthető be: { $because }
no-lesson = Ehhez a játékhoz nincs „{ $got }” lecke; választható: { $expected }.
bad-players = { $game }: a játékosok száma { $expected } lehet, nem { $got }.
bad-seed = A mag egy egész szám 0 és { $most } között, nem { $got }.
bad-shared-secret = A közös mag titka 64 hexadecimális számjegy.
bad-shared-number = A maghoz adott szám 1–40 számjegyből áll és nem kezdődik nullával; ez nem ilyen: { $got }.
bad-seat = A hely egy szám 0 és { $most } között, nem { $got }.
bad-option = Nincs „{ $option }” nevű változat; választható: { $options }.
bad-option-value = Változat: { $option }. Az értéke { $expected } lehet, nem { $got } (lásd { $rule }).
bad-option-forced = Változat: { $option }. { $players } játékossal az értéke csak { $expected } lehet, nem { $got } (lásd { $rule }).
bad-multi-animal = { $players } játékossal mindenki egy állattal játszik; fejenként több állat 2 vagy 3 játékosra való (lásd { $rule }).
bad-animals = Változat: animals. Az értéke random lehet vagy ilyen: { $expected }, nem { $got } (lásd { $rule }).
bad-setup = A játékfelvétel fejléce és állása nem egyezik a játékosokban vagy a változatokban.
bad-language = A nyelv { $expected } lehet, nem { $got }.
bad-verb = „{ $text }” nem akció: az akciók így kezdődnek: { $verbs }.
bad-usage = „{ $text }” hiányos vagy túl hosszú: írd így: { $usage }.
bad-word = „{ $word }” nem felel meg ennek: <{ $arg }>. Írd így: { $usage }.
bad-number = { $got } nem akció száma.
bad-position-line = Állás, { $line }. sor: ez kellene: { $expected } (lásd docs/notation.md).
bad-field = Állás, mező: { $field }; ez kellene: { $expected }, de ez van: { $got } (lásd { $see }).
bad-size = Túl hosszú a szöveg: legfeljebb { $most } karakter lehet.
bad-record-line = Játékfelvétel, { $line }. sor: ez kellene: { $expected }.
bad-record-field = Játékfelvétel, mező: { $field }; ez kellene: { $expected }.
record-rules = A játékfelvétel { $got }. verziójú szabályokkal készült; ez a program a szabályok { $expected }. verzióját játssza.
record-ply = Játékfelvétel, { $ply }. lépés: P{ $seat } nem játszhatja ezt: „{ $action }”. { $because }
record-other-key = Játékfelvétel, { $ply }. lépés: innen kezdve a szerencse nem a közös magból jön.
record-digest = Játékfelvétel, { $ply }. lépés: az állás nem egyezik a felvettel (ujjlenyomat: { $got }, felvett: { $expected }).
record-unsigned = A játékfelvételben nincs meg az utolsó állás ujjlenyomata, ezért nem ellenőrizhető.
record-not-legal = Játékfelvétel, { $ply }. lépés: ez a rész a szabályok { $rules }. verziója szerint készült. A(z) { $expected }. verzió szerint P{ $seat } nem játszhatja ezt: „{ $action }”, ezért innen nem játszható vissza. { $because }
record-differs = Játékfelvétel, { $ply }. lépés: ez a rész a szabályok { $rules }. verziója szerint készült. A(z) { $expected }. verzió szerint az állás nem egyezik a felvettel.
rules-changed = Megváltoztak a szabályok: a(z) { $ply }. lépés után a játék a(z) { $was }. verzió helyett a(z) { $now }. verzió szerint folytatódik.
reason = { $why } ({ $rules })
illegal-action = Szabálytalan akció: { $action }. { $because }
undo-nothing = Nincs mit visszavonni.
undo-seen = { $action }: nem vonható vissza, mert közben vagy azóta valami új derült ki.
undo-others = Ez nem vonható vissza: azóta P{ $seat } már lépett.

expect-dictionary = szótár
expect-number = szám { $least } és { $most } között
expect-any-number = szám
expect-key-digits = { $digits } hexadecimális számjegy
expect-one-seed = vagy seed, vagy shared_seed, az utóbbival állás nélkül
expect-at-most = legfeljebb { $n }
expect-lawful = a játék törvényeinek megfelelő állás
expect-record = egy játékfelvétel vagy a szövege
expect-plies = lépések száma 0-tól
expect-name = név
expect-list = lista
expect-key = kulcs a sor elején
expect-once = { $word } csak egyszer
expect-word = szó
expect-line-end = a sor vége, vagy [ ] a lista körül
expect-brackets = kevesebb zárójel
expect-semicolon = ; a bejegyzések között
expect-position = adat vagy szöveg
expect-seat = P1 és P{ $most } között
expect-frame = keret úgy, ahogy el volt mentve
expect-question = megválaszolható kérdés

## What a bot says for an answer in a game without a judge of its own.

bot-why-later = Azonnal nem változtat a pontokon; később térül meg, amennyire a bot látja.
bot-why-gain =
    { $n ->
        [one] Azonnal 1 pontot hoz.
       *[other] Azonnal { $n } pontot hoz.
    }
bot-why-loss =
    { $n ->
        [one] Most 1 pontba kerül, később térül meg.
       *[other] Most { $n } pontba kerül, később térül meg.
    }

## What a game without words of its own says.

small-over = A játék véget ért.
small-wait = Várunk rájuk: { $seats }.
small-refused = Ez most nem lehetséges válasz.
daily-already = Ennél az osztásnál már felhasználtad a próbálkozásodat.
daily-bad-answer = Ez nem ennek az osztásnak a játéka: a(z) { $ply }. válasz szabályellenes. { $because }
daily-bad-day = „{ $got }” nem nap; így írd: 2026-11-19.
daily-busy = Éppen egy másik játékfelvételt ellenőrzünk; küldd el ezt később.
daily-future = A(z) { $day } napi osztás még nem kezdődött el.
daily-late = Játékfelvételt az osztás után legfeljebb { $days } napig fogadunk el.
daily-not-over = Ez a játék nem ért véget.
daily-other-bots = Ez nem ennek az osztásnak a játéka: a(z) { $ply }. válasszal P{ $seat } olyat tesz, amit az a bot nem tett volna.
daily-other-deal = Ez nem a(z) { $day } napi osztás: más a játék, a mag, a játékosok száma vagy a változat.
daily-other-rules = Ezt a szabályok { $got }. változatával játszották; itt a(z) { $expected }. változat számít.
daily-unaided = A napi osztásban nincs tipp, nincs visszavonás, és nem játszik helyetted bot.
