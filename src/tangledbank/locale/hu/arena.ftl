### What the arena and its report say, in Hungarian.
### Messages that begin with help- are one line without arguments: they are read before Fluent is loaded.

## Help

help-arena = Botok sok játéka egymás ellen, méréssel.
help-dataset = Sok játék minden döntésének fájlba írása, kutatáshoz.
help-arena-bots = kik játszanak: szintek (beginner – expert), random, greedy, rollout:400, ismcts:400, ismcts:50ms, ismcts:400+12, foresight:400, "NET.tbn", "cmd:PROGRAM"
help-seed-file = a mag ebből a fájlból: ahol programok játszanak, nem állhat a parancssorban (alapérték: programoknál sorsolt, különben 0)
help-trust-programs = a programok (cmd:) láthatják a fájlokat, a folyamatokat és a hálózatot: csak a sajátjaidnak
help-arena-out = az eredmények mappája; ugyanez a parancs ott folytatja, ahol abbahagyta, nagyobb --games értékkel pedig tovább játszik (alapérték: arena-GAME- és egy szám)
help-arena-ray = játék az ezen a címen futó Ray-fürtön, a --jobs helyett
help-dataset-out = az új fájl: NÉV.jsonl vagy NÉV.parquet
help-dataset-records = játék helyett ezeknek a játékfelvételeknek a döntései

## What is wrong with the input

arena-missing-bots = Add meg, mely botok játszanak, például: --bots greedy random.
arena-bots-number = Az arénában 1–{ $most } bot játszhat, nem { $got }.
arena-bot-twice = A(z) „{ $bot }” kétszer szerepel: minden botot egyszer adj meg; ha több a hely, mint a bot, egy bot több helyen is ül.
arena-bot-alias = A(z) „{ $bot }” ugyanaz a bot, mint a(z) „{ $other }”: minden botot egyszer adj meg; a játékaik kétszer ugyanazok lennének.
bot-no-budget = A(z) { $bot } botnak nincs kerete: ezt írd: { $bot }, ne ezt: „{ $got }”.
bot-bad-budget = „{ $got }”: hibás a keret. A(z) { $bot } kerete 1 és { $most } közötti szám, ms-sel a végén ezredmásodpercben ({ $bot }:400, { $bot }:50ms).
bot-bad-search = „{ $got }”: hibás a keret. A(z) { $bot } kerete 1 és { $most } közötti szám, ms-sel a végén ezredmásodpercben ({ $bot }:400, { $bot }:50ms); utána állhat +0 és +{ $steps } között, hogy hány választ játszik tovább, és x1 és x{ $trees } között, hogy hány fában keres egyszerre ({ $bot }:400+12x2).
bot-small-letters = A botok neve kisbetűs: ezt írd: { $expected }, ne ezt: „{ $got }”.
bot-broken = A(z) „{ $bot }” bot nem tölthető be: { $because }.
bot-no-option = A(z) { $bot } bot ezt választotta: „{ $got }”, de ez nincs a lehetőségei között; az első közülük: { $example }.
bot-other-game = A(z) { $bot } bot nem játszik ilyen játékot: { $game }.
arena-missing-extra = Ehhez kell a(z) { $package }: pip install "tangledbank[{ $extra }]"
arena-file-failed = Nem olvasható vagy nem írható: { $file } ({ $because }).
arena-folder-foreign = A(z) { $folder } mappa nem üres, és nem egy aréna mappája: válassz másikat a --out kapcsolóval.
arena-folder-busy = A(z) { $folder } mappában már egy másik aréna dolgozik.
arena-folder-differs = A(z) { $folder } mappa egy másik arénáé: ott { $name } értéke { $expected }, itt { $got }. Válassz másik mappát a --out kapcsolóval.
arena-folder-old = A(z) { $folder } mappát az aréna más változata kezdte, amely másképp készíti a menetrendet: válassz másik mappát a --out kapcsolóval.
arena-folder-shorter = A(z) { $folder } mappa { $expected } játékból álló aréna, nem { $got } játékból álló: hosszabbítani lehet, rövidíteni nem. Kérj legalább ennyi játékot a --games kapcsolóval, vagy válassz másik mappát a --out kapcsolóval.
arena-bad-line = { $file }, { $line }. sor: ez nem ennek az arénának a játéka. Töröld a sort, vagy válassz másik mappát a --out kapcsolóval.
arena-deadly-game = A(z) { $index }. játék { $n } alkalommal ölte meg a folyamatát; minden befejezett játék megmaradt.
arena-no-ray = Ezen a címen nincs Ray-fürt: { $address }.
arena-ray-or-jobs = A --jobs és a --ray közül csak az egyiket add meg.
arena-two-seeds = Vagy a --seed, vagy a --seed-file kapcsolót add meg, ne mindkettőt.
arena-open-seed = Itt programok játszanak, és minden program el tudja olvasni a parancssort: hagyd el a --seed kapcsolót, így titkos magot sorsolunk, vagy írd fájlba, és add meg a --seed-file kapcsolót. Ha megbízol a programokban: --trust-programs.
arena-seed-again = A(z) { $folder } mappában lévő aréna magja nincs ott eltárolva, mert a programok elolvashatnák: add meg újra a --seed-file kapcsolóval.
dataset-missing-out = Add meg, hová kerüljenek a döntések, például: --out dontesek.jsonl.
dataset-bad-file = A fájlnév vége ezek egyike legyen: { $expected }; ez nem az: { $got }.
dataset-file-there = { $file } már létezik: válassz másik nevet.
dataset-records-alone = A játékfelvételek maguk mondják meg, mit játszottak: a --records mellé ne adj meg játékot, botokat és számokat.
dataset-not-over = a játéknak nincs vége.
dataset-record-twice = ez ugyanaz a játék, mint a(z) { $other }: minden játék egyszer számít.

## Playing

arena-resumed = Korábban befejezett játékok: { $done }, összesen { $games }.
arena-interrupted = A befejezett játékok itt vannak: { $folder }. Ugyanez a parancs folytatja.
arena-not-isolated = Ezen a rendszeren a programokat nem lehet elszigetelni. Tiszta környezetet kapnak, és az utolsó játék vége előtt egyetlen fájl sem árulja el a magot; de olvashatnak és írhatnak fájlokat, láthatnak más folyamatokat, használhatják a hálózatot, és így elmondhatják egymásnak, amit tudnak. Olyan programokat, amelyekben nem bízol, csak ott engedj játszani, ahol a Linux megengedi a felhasználói névtereket.
arena-note-seed = A mag nincs eltárolva, mert a programok elolvashatnák. A folytatáshoz írd fájlba, és add meg a --seed-file kapcsolót: { $seed }
arena-written = Minden itt van: { $folder }; a report.html mutatja be.
dataset-written = Döntések száma ebben: { $file }: { $rows }.

## Tables

arena-bot = bot
arena-games = játékok
arena-wins = győzelem
arena-rank = helyezés
arena-score = pont
arena-time = idő
arena-rating = értékszám
arena-forfeits = feladások
arena-ahead = Előrébb, mint
arena-legend = Átlagok, mindegyik alatt a 95 %-os intervalluma. A győzelem arány, a legjobb helyezés az 1, az idő egy döntésé.
arena-counted = Különböző játékok: { $games }. Osztások: { $deals }; egy osztás játékainak ugyanaz a magja, és mások a helyek.
arena-plies = döntések
arena-rounds = fordulók

## The report

arena-report-title = Aréna: { $game }, { $players } játékos
arena-report-setting = Mag: { $seed }. Beállítások: { $options }.
arena-report-bots = A botok, elöl a legjobb: átlagok, mindegyik alatt a 95 %-os intervalluma. A győzelem arány, a legjobb helyezés az 1, az idő egy döntésé.
arena-report-ratings = Milyen erősek a botok: OpenSkill-értékszámok a hihető 95 %-kal. Mindenki 25-tel indul.
arena-report-scores = Pontszámok
arena-report-scores-how = Melyik bot hányszor végzett hány ponttal; a vonal az átlag.
arena-report-seats = Helyek az asztalnál
arena-report-seats-how = Hány százalékban nyer az egyes helyek játékosa, bárki ül is ott; a szaggatott vonal az igazságos arány.
arena-report-length = Hossz
arena-report-length-how = Hány döntésig és hány fordulóig tartottak a játékok; a vonal az átlag.
arena-report-ahead = Közös játékaik mekkora részében végzett a sor botja az oszlop botja előtt; az azonos helyezés félnek számít.
arena-report-forfeits = Az első néhány: játék, hely és bot, hány döntés után és miért.
arena-report-how = Hogyan születnek ezek a számok
arena-note-schedule = A játékok sorozatokban következnek, mindegyikben annyi játék van, ahány hely, és játékról játékra mindenki egy hellyel arrébb ül, így minden bot minden helyen ugyanannyiszor ül; a botok egymással is ugyanannyiszor vagy majdnem ugyanannyiszor találkoznak. Egy sorozat játékai ugyanazzal az osztással indulnak, amíg az ülésrend más; ahol egy ülésrend visszatérne, új osztást húzunk, így egy játékot sem játszanak kétszer.
arena-note-intervals = Az arányok intervalluma Wilson-féle, az átlagoké Student-féle. Az osztások függetlenek, nem a játékok: a szórás az osztásonkénti összegeké, és n játék aránya legalább annyi független játékot ér, ahány osztás van, és legfeljebb n-et. Az a bot, amelynek egy játékban több helye van, ott egyszer számít, a helyei átlagával.
arena-note-ranks = Elöl a győztesek, azután a pontok számítanak; az egyenlők a jobb helyezést kapják. A kettő között megosztott győzelem mindkettőnek félnek számít.
arena-note-rating = Az értékszámok Plackett és Luce modelljét követik, játékról játékra, a beosztás sorrendjében. Az a bot, amely egy játékban több helyen ül, ezek változásának átlagát kapja.
arena-note-forfeit = Az a bot, amely hibázik, vagy amelynek a válaszát a szabályok elutasítják, feladja a játékot: helyette random játszik tovább, és a helye utolsó lesz.
arena-note-same = A games.jsonl és a games.parquet bájtjai minden gépen és bármennyi folyamattal ugyanazok, kivéve, ha egy bot kerete időben van megadva; az idők a times.jsonl fájlban vannak.
