### What the terminal program says, in Hungarian.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-program = Társasjátékok az evolúcióról, teljes szabályokkal.
help-usage = használat:
help-arguments = argumentumok
help-options = kapcsolók
help-commands = parancsok
help-command-word = PARANCS
help-more = Minden parancsnak van saját súgója: tangledbank play --help
help-help = ennek a súgónak a megjelenítése
help-lang = nyelv: en, pl, it vagy hu
help-version = a verzió és a futó motor megjelenítése
help-compiled = gépi kódra fordított motor
help-pure = tiszta Pythonban írt motor

help-play = Játék a terminálban emberekkel vagy botokkal, vagy botok nézése.
help-learn = egy játék leckéi, lépésről lépésre
help-lesson = egy lecke; nélküle az első
help-replay = Egy felvett játék elmesélése, lépésről lépésre.
help-verify = Játékfelvételek ellenőrzése: a megadott állásokhoz vezetnek-e.
help-daily = A napi osztás lejátszása: mindenkinek ugyanaz, egyetlen próbálkozás.
help-puzzle = Találd meg a legjobb választ valódi játszmák állásaiban.
help-review = Befejezett játék elemzése: mi volt szerencse, mi tudás, mi lett volna jobb.
help-fuzz = Véletlen játékok lejátszása, minden törvény ellenőrzésével.
help-perft = A néhány döntéssel későbbi állások megszámolása.
help-bot = Egy tetszőleges nyelven írt saját program (bot) ellenőrzése.
help-bench = A motor sebességének mérése.
help-rules = A szabályok olvasása, azonosító vagy szavak szerint.
help-games = A játékok listája a játékosok számával és a változatokkal.

help-game = a játék: lásd tangledbank games
help-players = a játékosok száma (alapérték: 4 vagy a legközelebbi lehetséges)
help-any-players = a játékosok száma (alapérték: sorban minden lehetséges szám)
help-seed = a véletlen forrása: ugyanaz a szám ugyanazokat a játékokat adja
help-option = változat vagy házi szabály; többször is megadható; lásd tangledbank games
help-seat = az emberek helyei: 1, vagy két emberhez egy terminálnál 1,3, vagy none, ha csak a botokat nézed (alapérték: 1)
help-bots = a többi helyen játszó botok: beginner, novice, casual, skilled, strong, expert, random vagy egy program (cmd:python3 mybot.py); egy mindenhová, vagy helyenként egy: expert,skilled (alapérték: skilled)
help-resume = mentett játék folytatása
help-save = hová mentse a játékot (alapérték: GAME-SEED.tbr ebben a mappában)
help-file = egy játékfelvétel
help-files = játékfelvételek
help-replay-seat = úgy mesél, ahogy erről a helyről látszott; enélkül mindent elmond
help-daily-day = egy elmúlt nap, például 2026-11-19 (alapérték: ma, UTC szerint)
help-daily-expert = a végén a szakértő is lejátssza ugyanezt az osztást, és kiderül, hol vált el az utatok; ez percekig tarthat
help-daily-save = hová mentse a játékot (alapérték: GAME-daily-DAY.tbr ebben a mappában); szerverre a napi osztás oldalán küldheted
help-puzzle-day = a nap feladványa
help-puzzle-id = egy feladvány neve
help-puzzle-level = csak ezen a szinten, 1-től 5-ig
help-puzzle-list = csak a lista
help-puzzle-tag = csak erről: egy ötlet vagy a szabályok egy fejezete
help-review-file = játékfelvétel vagy --json kapcsolóval mentett elemzés
help-review-seat = a döntések közül csak ennek a helynek a döntései
help-review-budget = mennyi munka: általában 100 a lefordított motorral, 10 nélküle
help-review-json = az elemzés kiírása JSON-ként
help-ply = megáll e döntés után, és megmutatja az asztalt
help-step = minden döntés után Entert vár
help-fuzz-games = a játékok száma (alapérték: 100)
help-jobs = a folyamatok száma (alapérték: 1); a jelentés nem függ tőle
help-log = pontosan ezeknek a hibánál kiírt döntéseknek a lejátszása, minden törvény ellenőrzésével
help-every = a játékok egy részében ennyi döntésenként ellenőriz minden törvényt (alapértelmezés: 10); a --positions kapcsolóval átlagosan ennyi válaszonként (alapértelmezés: 1, minden válasz után)
help-fuzz-positions = ehelyett ennyi véletlen játékállást rongál meg: mindegyiket vagy indokolva el kell utasítani, vagy 50 válaszon át minden törvény szerint játszható
help-depth = hány döntéssel előre (alapérték: 3)
help-query = azonosító (EV-9.3), egy azonosító eleje (EV-9) vagy szavak; semmi: tartalomjegyzék
help-bot-check = a teendő: csak check lehet
help-bot-command = a programot indító parancs, lehetőleg idézőjelben
help-bot-game = a játék, amelyet játsszon, vagy all (alapérték: all)
help-bot-games = hány játszma játékonként (alapérték: 2)

## What is wrong with the input

cli-bad-command = Nincs „{ $got }” parancs; választható: { $expected }.
cli-bad-usage = Az argumentumok nem illenek össze: lásd { $command } --help.
cli-bad-argument = Hiányzik vagy nem jó ennek az értéke: { $argument }. Lásd { $command } --help.
cli-unknown-argument = { $command }: „{ $text }” ismeretlen; ezek adhatók meg: { $expected }.
cli-missing-game = Add meg a játékot: { $games }.
cli-missing-file = Add meg a fájlt.
cli-bad-number = { $name }: egész szám { $least } és { $most } között, nem „{ $got }”.
cli-bad-option-form = A változatokat így kell írni: NAME=VALUE, mindegyiket egyszer; nem „{ $got }”.
cli-bad-seat = A hely egy szám 1 és { $most } között, vagy none; nem „{ $got }”.
cli-bad-bot = Nincs „{ $got }” bot; választható: { $expected }.
cli-bots-count =
    { $n ->
        [one] Egy botnak van hely: egy botot adj meg; megadva: { $got }.
       *[other] { $n } botnak van hely: adj meg egy botot, vagy vesszőkkel elválasztva { $n } botot; megadva: { $got }.
    }
cli-bad-log = „{ $got }” nem döntés: írd P1 után az akciót, a döntések közé pontosvesszőt.
cli-log-illegal = P{ $seat } ezt itt nem játszhatja: „{ $action }”, így ez nem szabályos játék.
cli-file-missing = Nincs ilyen fájl: { $file }.
cli-file-is-folder = { $file } mappa, nem fájl.
cli-file-forbidden = Nincs jogod olvasni vagy írni: { $file }.
cli-file-failed = Nem olvasható vagy nem írható: { $file }.
cli-file-huge = { $file } túl hosszú: legfeljebb { $most } bájt lehet.
cli-file-binary = { $file } nem szöveg.
cli-file-foreign = { $file } már létezik, és nem játékfelvétel: válassz más nevet.
cli-file-other-game = { $file } egy másik játék felvétele: válassz másik nevet.
cli-folder-missing = Nincs ilyen mappa: { $folder }.
cli-resume-differs = A játékfelvételben { $name } { $recorded } szerepel, nem { $got }.
cli-not-a-terminal = Ehhez terminál kell: a billentyűzet és a képernyő nem lehet átirányítva.
cli-input-ended = Véget ért a bemenet.
cli-interrupted = Megszakítva.
cli-output-closed = A kimenet le van zárva vagy megtelt: nem sikerült mindent kiírni.

## Playing

cli-engine = Motor: { $engine ->
    [compiled] gépi kódra fordított
   *[pure] tiszta Pythonban írt, lassabb
  }.
cli-seed = Mag: { $seed }.
cli-hand-over = P{ $seat }, nyomj Entert:
cli-what-to-type = Írj be egy számot, egy akciót, a tipp szót tanácsért, vagy ? jelet a súgóhoz.
cli-bad-choice = Itt nincs ilyen szám: { $got }. Írj be egy számot ({ $numbers }), egy akciót, vagy ? jelet a súgóhoz.
cli-not-an-action = „{ $got }” nem akció: írj be egy számot, egy akciót (például { $example }), vagy ? jelet a súgóhoz.
cli-for-example = Például: { $example }
cli-refused = Szabálytalan akció: { $action }. Indoklás:
cli-legal = Szabályos akció: { $action } – { $label }.
cli-why-what = Add meg az akciót, például: miért { $example }.
cli-taken-back = Visszavonva: { $action }.
cli-several = „{ $got }” itt { $n } dolgot jelenthet: { $options } … Írj be többet.
cli-bad-rest = „{ $got }” nem válasz a következő kérdésre ({ $question }). Semmi sem történt.
cli-one-answer = Még nem tudni, mi jön ezután: { $action }. Írd be csak ezt. Semmi sem történt.
cli-not-back = „{ $action }”: nem vonható vissza, mert közben vagy azóta valami új derült ki.
cli-idle = Jelenleg egy bábunak nem lenne dolga ezeken a mezőkön: { $numbers }.
cli-table-more = asztal: a többi
cli-more = Enter: tovább; bármilyen jel és Enter: vége:
cli-about-back = az utolsó válaszod visszavonása; egy többválaszos sorból csak az utolsóé
cli-daily-begin = A(z) { $day } napi osztás: te vagy P{ $seat }. Egy próbálkozás, visszavonás és tipp nélkül.
cli-saved = A játék mentve, a fájl neve: { $file }.
cli-resume-with = Így folytathatod:
cli-glossary = Jelek és kártyák
cli-commands = Ezeket írhatod be
cli-about-number = az ilyen számú lehetőség választása
cli-about-action = ugyanez szavakkal, ahogy a játékfelvételekben
cli-about-help = ennek a kérdésnek a magyarázata
cli-about-why = miért szabálytalan egy akció, a szabályokkal együtt
cli-about-hint = a legjobb lépések egy erős bot szerint; tipp 5: öt lépés
cli-about-undo = az utoljára beírt sor visszavonása minden válaszával; mint a vissza, amíg semmi új nem derült ki
cli-about-log = mi történt ebben a fordulóban; napló mind: az egész játék története
cli-about-save = a játék mentése; mentés FÁJL: választott fájlba
cli-about-rules = szabályok azonosító, egy azonosító eleje vagy szavak szerint
cli-about-view = az asztal újbóli megjelenítése
cli-about-quit = mentés és kilépés
cli-decimal-sign = ,
cli-hint-bot = Egy erős bot véleménye
cli-hint-visits = próbák
cli-hint-score = pontok
cli-hint-value = kilátás
cli-hint-about = próbák: a bot hányszor próbálta ki a lépést; pontok: ennyire számíthatsz a végén; kilátás: 0% az utolsó hely, 100% a biztos győzelem
cli-advised = Egy erős bot gondolkodik …
cli-thinks = P{ $seat } ({ $bot }) gondolkodik …
cli-bot-replaced = P{ $seat } ({ $bot }) elveszti a helyét; random játszik tovább helyette.
cli-score-total = összesen
cli-winners =
    { $n ->
        [one] { $names } nyert.
       *[other] { $names } osztozik a győzelmen.
    }

## Records

cli-ply = { $ply }. P{ $seat }: { $label }
cli-ply-hidden = { $ply }. P{ $seat }
cli-not-over = A játéknak nincs vége: most { $seats } következik.
cli-press-enter = Enter:
cli-verify-ok = { $file }: OK, { $plies } lépés, { $scores }
cli-verify-open = { $file }: OK, { $plies } lépés, még nincs vége
cli-verify-shared = { $file }: a szerencsét senki sem választotta. A titok ujjlenyomata: { $commitment }; ugyanaz kell legyen, mint ami a kezdés előtt látszott. Hozzáadott számok: { $numbers }
cli-verify-no-numbers = nincs
cli-verify-wrong = { $file }: { $because }

## Rules and games

cli-rules-what = Add meg a szabályt: azonosító, egy azonosító eleje vagy szavak.
cli-rules-nothing = Egyik szabályban sem szerepel ez: „{ $query }”.
cli-rules-nearest = Nincs „{ $query }” szabály; talán ezt kerested: { $ids }?
cli-rules-more = … és még { $n }: írj be több szót.
cli-rules-hint = Tovább azonosítóval, egy azonosító elejével vagy szavakkal: tangledbank rules EV-9
cli-game-players = játékosok: { $players }, szabályok verziója: { $rules }
cli-game-option = Értékek: { $default } (alapérték) vagy { $others } ({ $rule })

## Counting and checking

cli-perft-depth = mélység
cli-perft-nodes = állások
cli-perft-seconds = másodperc
cli-perft-first = első döntés
cli-fuzz-progress = { $done } / { $games } játék
cli-fuzz-holds = Minden törvény teljesül.
cli-fuzz-log-holds = Minden törvény teljesül { $n } döntés után.
cli-fuzz-broken = Megsérült egy törvény: { $law }
cli-fuzz-reproduce = Így ismételhető meg:
cli-fuzz-shrunk = Ugyanez rövidebben ({ $n } döntés):
cli-fuzz-players = játékosok
cli-fuzz-games = játékok
cli-fuzz-decisions = döntések
cli-fuzz-most = max.
cli-fuzz-options = max. lehetőség
cli-fuzz-rounds = fordulók
cli-fuzz-all = összes
cli-fuzz-time = { $checked } alaposan ellenőrzött állás, { $seconds } s, { $build }
cli-fuzz-positions = megrongált állások: { $positions }, indokolva elutasítva: { $refused }, továbbjátszva: { $accepted }, válaszok: { $answers }
cli-learn-next = A következő lecke:
cli-learn-expected = A lecke ezt a választ várja: { $answer }
cli-learn-enter = Írj be egy számot vagy egy választ; az Enter magában megadja a választ.
cli-learn-unknown = „{ $got }” nincs a válaszok között.
cli-learn-other = Ez a lecke másfelé megy: { $answer }
