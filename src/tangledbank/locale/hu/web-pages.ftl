### The pages around the tables, in Hungarian.

## Home

web-home-title = Társasjátékok az evolúcióról
web-home-lead = Barátokkal vagy botok ellen, közvetlenül a böngészőben. Fiók nélkül is.
web-home-quote = „Érdekes eltűnődni egy dúsan benőtt partoldalon, amelyet sokféle növény borít, a bokrokon madarak énekelnek …”
web-home-darwin = Charles Darwin, 1859
web-home-games = A játékok
web-home-players = { $from }–{ $to } játékos
web-home-players-exactly = { $n } játékos
web-home-minutes = nagyjából { $n } perc
web-home-hours = nagyjából { $n } óra
web-home-play = Játék most
web-home-new = Új asztal
web-home-learn = Tanulás
web-offer = Először játszol itt? Egy kísérő veled játssza az első fordulót, és minden lépést elmagyaráz: körülbelül tíz perc.
web-offer-learn = Igen, kísérővel
web-offer-skip = Nem, az asztalhoz
web-home-watch = Botok nézése
web-home-yours = A játszmáid
web-home-all = Az összes játszmád ({ $n })
web-home-fewer = Kevesebb
web-home-go-on = Folytatás
web-home-open = Nyitott asztalok
web-home-none-open = Egy nyilvános asztal sem vár játékosokra. Nyiss egyet, hátha jön valaki.
web-home-join = Csatlakozás
web-home-running = Nézhető játszmák
web-home-none-running = Most nem folyik nyilvános játszma. A botokat bármikor nézheted.
web-home-look = Nézem
web-home-over = Visszajátszások
web-history = Összes játszmám
web-history-which = Mutasd
web-history-none = Nincs ilyen asztal.
web-history-more = Továbbiak
web-puzzles = Feladványok
web-statistics = Statisztika
web-statistics-game = Játék
web-statistics-players = Játékosok
web-statistics-seat = Hely
web-statistics-with = Ellenfelek
web-statistics-people = emberek
web-statistics-bots = botok
web-statistics-games = Játszmák
web-statistics-wins = Győzelmek
web-statistics-place = Helyezés
web-statistics-points = Pontok
web-place =
    { $n ->
        [1] győzelem
       *[other] { $n }. hely
    }
web-home-file = Visszajátszás fájlból
web-settings-pace-text = Milyen gyorsan látod a többiek lépéseit. Kattintás vagy billentyű mindig a jelenbe ugrik.
web-your-turn = Te jössz
web-seat-free = szabad hely
web-status-open = nyitott
web-status-running = folyik
web-status-over = véget ért
web-status-closed = lezárva

## Nothing here

web-missing = Az oldal nem található
web-missing-text = Ezen a címen nincs oldal. Talán hiányzik egy betű a hivatkozásból.
web-no-game = Nincs ilyen játék
web-no-game-text = A partoldal dús, de ez a játék nem terem rajta. Amelyek igen, azok a kezdőlapon láthatók.

## A new table

web-new-title = Új asztal: { $game }
web-new-choose = Melyik játék legyen?
web-new-people = Helyek
web-new-who = Kik játszanak
web-new-bots = Én és a botok
web-new-friends = Én és a barátaim
web-new-hot-seat = Mindenki ezen a gépen
web-new-only-bots = Csak botok
web-new-hot-seat-text = Több hely a tiéd: adjátok körbe az eszközt. Amit a többiek nem láthatnak, közben takarva van.
web-new-free-text = A játék akkor kezdődik, ha minden szabad hely betelt. Kapsz hivatkozásokat, amelyeket elküldhetsz.
web-new-me = Én
web-new-name = Név (nem kötelező)
web-new-free = Egy barát (szabad hely)
web-new-bot = Bot, { $level }
web-new-options = A játék
web-new-forced = { $players } játékossal ez kötelező.
web-new-barred = { $players } játékossal nem lehet.
web-new-table = Az asztal
web-new-visibility = Ki láthatja
web-new-link = Akinek megvan a hivatkozás
web-new-link-text = Nincs rajta semmilyen listán.
web-new-private = Csak a meghívottak
web-new-private-text = Senki más nem láthatja.
web-new-public = Mindenki
web-new-public-text = Szerepel a kezdőlapon.
web-new-clock = Gondolkodási idő
web-new-no-clock = Óra nélkül
web-new-no-clock-text = Mindenki addig gondolkodik, ameddig akar.
web-new-live = Egy ültő helyben
web-new-live-text = Időkeret percekben, és lépésenként néhány másodperc.
web-new-days = Napokon át
web-new-days-text = Minden lépésre adott számú nap.
web-new-minutes = Perc
web-new-increment = Másodperc lépésenként
web-new-days-each = Nap lépésenként
web-new-more = Speciális
web-new-undo = Visszavonás
web-new-undo-consent = ha a többi ember beleegyezik (a botok mindig)
web-new-undo-horizon = amíg semmi új nem derült ki
web-new-undo-never = soha
web-new-substitute = Helyettes
web-new-substitute-text = Ez a bot játszik tovább, ha valaki elmegy vagy lejár az ideje.
web-new-delay = A nézők késése másodpercben
web-new-delay-text = Hogy senki se adhasson tovább titkokat.
web-new-seed = Véletlenmag
web-new-seed-text = Gyakorláshoz: ebből a számból lesz minden szerencse. Üresen hagyva új szerencse készül. Ha mások is játszanak, senki sem választja.
web-new-complete = Mindenki itt van.
web-new-incomplete = Következő lépés: hívd meg a barátaidat.
web-new-start = Kezdődjön a játék
web-new-open = Asztal megnyitása

## Options of the games

web-option-quick-play = Gyors játék
web-option-species-boards = Fajok az asztalon
web-option-cooperation-triggers = Hogyan hat az Együttműködés
web-option-pass-is-final = A passz végleges
web-option-scavenge-if-attacker-dies = A dögevők esznek, ha a támadó elpusztul
web-option-fat-feeding-while-hungry = Zsírtárolás, amíg más éhes
web-option-edition = Kiadás
web-option-longer-game = Hosszabb játék
web-option-multi-animal = Fejenként több állat
web-option-two-animals = Fejenként két állat
web-option-random-earth = Véletlen Föld
web-option-optional-fecundity = A Termékenység kihagyhat lapkákat
web-option-animals = Állatok
web-option-animals-text = Véletlenszerűen jutnak, vagy te választod meg, ki mivel játszik.
web-option-round-limit = Fordulók korlátja
web-option-turn-limit = Körök korlátja
web-option-alternative-displays = Alternatív állattáblák
web-option-superheroes = Szuperhősök
web-option-deck = A pakli mérete
web-option-empty-retrieve = Üres visszavétel
web-option-habitat-own-types = Élőhely: csak saját típus
web-value-yes = igen
web-value-no = nem
web-value-none = nincs korlát
web-value-random = véletlenszerű
web-value-chosen = itt kiválasztva
web-value-per-take = étkezésenként egyszer
web-value-per-token = minden jelzőnél
web-value-first = első kiadás
web-value-second = második kiadás
web-value-exaptation = Exaptációval
web-value-short = rövid (20 kártya)
web-value-standard = szokásos (25 kártya)
web-value-long = hosszú (30 kártya)
web-value-epic = epikus (35 kártya)
web-value-gmt = GMT
web-value-phalanx = Phalanx

## Before the game begins

web-lobby-title = { $game }: asztal
web-lobby-missing = Még { $n } hely szabad.
web-lobby-ready = Mindenki itt van: kezdd el, amikor akarod.
web-lobby-wait = Mindenki itt van. A játékot a házigazda kezdi el.
web-lobby-here = itt van
web-lobby-sit = Ide ülök
web-lobby-bot = Bot …
web-lobby-invite = Meghívás
web-lobby-leave = Hely elhagyása
web-lobby-free = Felszabadít
web-lobby-close = Asztal lezárása
web-lobby-invitation =
    Meghívó { $seat ->
        [1] az
        [5] az
       *[other] a
    } { $seat }. helyre
web-lobby-invitation-text = Aki megnyitja ezt a hivatkozást, leülhet oda. Egyszer használható.
web-lobby-revoke = Meghívó visszavonása
web-lobby-share = Oszd meg az asztalt
web-lobby-share-text = Akinél megvan ez a hivatkozás, leülhet vagy nézheti a játékot. A kódot telefonnal is be lehet olvasni.
web-lobby-private = Ezt az asztalt csak a meghívottak látják. Nyomd meg a „Meghívás” gombot egy szabad hely mellett, és kapsz egy hivatkozást.
web-lobby-read = Olvasd el a szabályokat, amíg vársz
web-share-code = A hivatkozás QR-kódként
web-share-link = Hivatkozás
web-share-here = A(z) { $host } cím csak ezt a számítógépet jelenti: máshol a hivatkozás nem vezet sehová. Hogy a hálózatodon mások is elérjék, indítsd a szervert így: { $command }, és nyisd meg ezt az oldalt a számítógép hálózati címén.
web-share-copy = Másolás
web-share-copied = Kimásolva
web-share-send = Küldés

## Szerencse, amelyet senki sem ismer

web-luck = Szerencse
web-luck-text = Ennek a játszmának a szerencséjét senki sem választja. A kiszolgáló titkot húzott, és megmutatja az ujjlenyomatát; minden játékos hozzáad egy számot, és minden szerencse ezekből következik.
web-luck-added = szám hozzáadva
web-luck-missing = még nincs szám
web-luck-own = Az én számom
web-luck-own-text = Ez az eszköz hozzáadott egy számot helyetted. Ha szeretnél, választhatsz másikat, legfeljebb 40 számjegyből.
web-luck-use = Ez legyen a szám
web-luck-fingerprint = A titok ujjlenyomata (SHA-256)
web-luck-secret = Titok
web-luck-numbers = A játékosok számai
web-luck-fits = Ennek a játszmának a szerencséjét senki sem választotta: a titok illik ahhoz az ujjlenyomathoz, amelyet ez az eszköz a kezdés előtt látott, és a te számod is benne van.
web-luck-differs = A játszma szerencséjével valami nincs rendben: a titok nem illik az eszköznek mutatott ujjlenyomathoz, vagy hiányzik a számod.
web-luck-unknown = Ennek a játszmának a szerencséjét senki sem választotta. Ez az eszköz nem volt itt a kezdés előtt: az hasonlíthatja össze, aki feljegyezte az ujjlenyomatot.
web-luck-verify = A bizonyíték a játékfelvételben van: a tangledbank verify ellenőrzi.

## Invitations

web-join-title = Meghívtak egy játékra
web-join-text = Egy asztalnál fenntartottak neked egy helyet.
web-join-host = { $host } helyet tart fenn neked.
web-join-kept = a te helyed
web-join-terms = A játék beállításai
web-join-seed = a házigazda választotta
web-join-read = Előbb elolvasom a szabályokat
web-join-guest = Nem kell hozzá fiók.
web-join-accept = Elfoglalom a helyem
web-join-failed = Ez a meghívó nem működik
web-join-no-token = A hivatkozás egy része hiányzik. Kérd el újra, és nyisd meg teljes egészében.
web-join-taken = Ezen a helyen már ül valaki. Kérj másikat a házigazdától.
web-join-begun = Ennél az asztalnál nélküled kezdődött el a játék. Kérdezd meg a házigazdát a következőről.
web-join-void = Felhasználták, visszavonták, vagy sosem létezett. Kérj újat a házigazdától.

## The link in the mail

web-address-title = Ez a te címed?
web-address-text = Nyomd meg a gombot, és levelet kapsz, valahányszor te jössz.
web-address-yes = Igen, az enyém
web-address-no = Nem te voltál? Zárd be ezt az oldalt, és nem jön levél.
web-address-done = Köszönjük
web-address-done-text = A címed megerősítve. E-mail szól majd, amikor te jössz.
web-address-failed = Ez a hivatkozás nem működik

## Rules

web-rules-title = { $game }: szabályok
web-rules-guide = Így játsszuk
web-guide-lesson = Lecke kipróbálása
web-guide-reference = Minden szabály szám szerint
web-rules-beside = Szabály
web-rules-close = Szabály bezárása
web-rules-choose = Minden szabálynak száma van. Az asztaloknál hivatkozás vezet hozzájuk, bárhol merül fel kérdés.
web-rules-translated = Az angol szöveg fordítása; eltérés esetén az angol szöveg dönt.
web-rules-parts = A szabályok részei
web-rules-gallery = Kártyák
web-rules-cards = Kártyák
web-rules-traits = Tulajdonságok
web-rules-traits-marine = Jellemvonások
web-rules-glossary = Szójegyzék
web-words-animals = Állatok
web-words-eating = Táplálkozás és zsákmánnyá válás
web-words-elements = Elemek
web-words-phases = Fázisok
web-words-sections = Az akciójelző szakaszai
web-words-sequence = A játék menete
web-words-table = Az asztalon
web-words-terrains = Terepek
web-words-vent = A kürtő oldalai
web-words-words = Egyéb szavak
web-rules-search = Keresés
web-rules-contents = Tartalom
web-rules-found = { $n } szabály van ilyen
web-rules-nothing = Ezekre a szavakra nincs találat.
web-rules-missing = Ebben a játékban nincs { $id } szabály.
web-rules-ruling = Döntés
web-rules-example = Példa
web-rules-food = { $n } lap, táplálék { $span }

## Bots

web-bots-title = Kik a botok?
web-bots-text = Minden játékban hat szint. Azt látják, amit te is látnál a helyükön, és semmi mást.
web-bots-beginner = Többnyire azt teszi, ami eszébe jut.
web-bots-novice = Van terve, de gyakran elfelejti.
web-bots-casual = Értelmesen játszik, néha hibázik.
web-bots-skilled = Azt választja, ami rögtön a legjobbnak látszik.
web-bots-strong = Elgondolkodik azon, mi következik.
web-bots-expert = Tovább gondolkodik, és keveset bocsát meg.
web-bots-greedy = mohó
web-bots-random = véletlen
web-bots-pairs = Egy az egy ellen
web-bots-pairs-text = Milyen gyakran előzi meg az első a másodikat. A szaggatott vonal az egyenlő esély.
web-bots-pair = Ki ki ellen
web-bots-against = { $high } – { $low }
web-bots-share = Előrébb
web-bots-span = Arány és 95%-os intervallum
web-bots-games = Játszmák
web-bots-ms = ms döntésenként
web-bots-four = Minden szint négyfős asztaloknál
web-bots-four-text = Ki milyen gyakran nyer. A szaggatott vonal az, amit a véletlen adna.
web-bots-four-order = Azok a szintek, amelyeknek az intervallumai átfedik egymást, valójában bármilyen sorrendben állhatnak.
web-bots-wins = Győzelmek
web-bots-points = Pont
web-bots-rating = Értékszám
web-bots-not-measured = Ennek a játéknak a botjait ezen a szerveren még nem mérték. Attól még játszanak.
web-bots-how = Minden pár kétszer játssza le ugyanazt az osztást, helycserével. A bajuszvonalak közé esik a valódi arány 95%-os bizonyossággal.

## Settings

web-settings-device = A megjelenés és a játék beállításai erre az eszközre vonatkoznak; a neved és az értesítések veled tartanak.
web-settings-look = Megjelenés
web-settings-palette = Színek
web-palette-auto = mint az eszközön
web-palette-light = világos
web-palette-dark = sötét
web-palette-colour-blind = színtévesztőknek
web-palette-contrast = nagy kontraszt
web-settings-motion = Mozgás
web-motion-auto = mint az eszközön
web-motion-full = rövid animációk
web-motion-none = semmi
web-settings-play = Az asztalnál
web-settings-sounds = Hangok
web-settings-sounds-text = Halk hangok, amikor te jössz, támadáskor és pontszerzéskor.
web-settings-confirm = Válaszok megerősítése
web-settings-confirm-text = Mutassa meg, mit tesz egy válasz, és küldés előtt kérdezzen rá még egyszer.
web-settings-auto = Automatikus válaszok
web-settings-auto-text = Ahol csak egy válasz marad, azt helyetted adja meg.
web-settings-first = Kérdések magyarázata
web-settings-first-text = Minden kérdésfajtából az elsőt elmagyarázzuk, ott, ahol a táblán felmerül. Ha újra bekapcsolod, elölről kezdjük.
web-settings-notices = A böngésző értesítései
web-settings-notices-text = Szól, hogy te jössz, amikor mást nézel.
web-settings-notices-denied = A böngésző nem engedi. Ezt az oldalhoz tartozó beállításaiban módosíthatod.
web-settings-name = A neved
web-settings-name-label = Ezt látják mások
web-settings-away = Amikor nem vagy itt
web-settings-away-text = A szerver szól, hogy te jössz.
web-settings-no-mail = Ez a szerver nem küld levelet; a webhorog működik.
web-settings-confirmed = { $email }: megerősítve.
web-settings-unconfirmed = { $email } még nincs megerősítve: nyisd meg az oda küldött levélben lévő hivatkozást. Ments újra, ha másik levelet kérsz.
web-settings-email = E-mail-cím
web-settings-hook = Webhook
web-settings-save = Mentés
web-settings-saved = Elmentve.

## Account

web-account-guest = Vendégként játszol: { $name }. Fiók nélkül is minden működik; fiókkal másik eszközön is folytathatod.
web-account-known = Be vagy jelentkezve: { $name }.
web-account-sign-up = Fiók létrehozása
web-account-sign-up-text = A játszmáid a tieid maradnak.
web-account-sign-in = Bejelentkezés
web-account-sign-in-text = A vendégként kezdett játszmáid veled tartanak.
web-account-name = Név
web-account-password = Jelszó
web-account-password-new = Jelszó, legalább { $n } karakter
web-account-change = Jelszó módosítása
web-account-change-text = A többi eszközöd kijelentkezik; ez nem.
web-account-changed = A jelszavad megváltozott.
web-account-old = Régi jelszó
web-account-new = Új jelszó, legalább { $n } karakter
web-account-sign-out = Kijelentkezés
web-account-sign-out-text = A játszmáid megvárnak, amíg újra bejelentkezel.
web-account-here = Ezen az eszközön
web-account-everywhere = Minden eszközön
web-push = Amikor nincs nyitva az oldal
web-push-here = Értesítést kérek ebben a böngészőben
web-push-text = Megmutatja, hogy te jössz, és egy kattintással az asztalhoz vezet. A böngésző értesítési szolgáltatása nem tudja elolvasni, mi áll benne.
web-push-none = Ez a szerver vagy ez a böngésző erre nem képes.
web-push-denied = A böngésző nem engedi: változtasd meg a beállításaiban ehhez az oldalhoz.
web-push-failed = A böngésző értesítési szolgáltatása nem válaszol. Próbáld újra később.
web-push-quiet-from = Csend ettől
web-push-quiet-to = eddig
web-vacation = Szabadság
web-vacation-text = A futó asztaloknál, ahol napok vannak egy válaszra, ezalatt áll az órád. A többiek látják.
web-vacation-until = Szabadságon eddig: { $until }.
web-vacation-left = Idén még { $n } nap maradt.
web-vacation-days = Napok
web-vacation-begin = Kezdés
web-vacation-end = Visszajöttem
web-account-delete = Fiók törlése
web-account-delete-text = A folyó játszmákban botok játszanak tovább helyetted; a neved és az üzeneteid eltűnnek. Ezt nem lehet visszavonni.
web-account-sure = Biztosan törlöd a fiókodat?
web-account-keep = Megtartom
web-account-really = Minden törlése

# --- ezen az eszközön, kiszolgáló nélkül
web-local = Ezen az eszközön
web-local-offer = Minden játék minden bot ellen, szabályok és leckék, kapcsolat nélkül: vonaton is. Amit játszol, ezen az eszközön marad.
web-local-get = Letöltés ({ $size } MB)
web-local-loading = Letöltés: { $percent } %
web-local-starting = Előkészítés …
web-local-ready = Kész: a botok elleni és az egy eszközön játszott játékok itt kezdődnek, és nem kell hozzájuk kapcsolat.
web-local-failed = Nem sikerült, és semmi sem változott: { $because }
web-local-here = ezen az eszközön
web-local-player = Játékos
web-local-used = Ezen az eszközön { $size } MB foglalt.
web-local-engine = { $release } kiadás, { $build ->
    [compiled] gépi kódra fordított motor
   *[pure] Pythonban futó, lassabb motor
  }.
web-local-play = Játék ezen az eszközön
web-local-play-text = Az új játékok, amelyekhez nem kell senki más, itt kezdődnek; enélkül a kiszolgálón kezdődnek.
web-local-free = A letöltés eltávolítása
web-local-free-about = Amit itt játszottál, megmarad, és egy újabb letöltés után folytatható.
web-local-forget = Minden itt játszott játék eltávolítása
web-local-forget-sure = Véglegesen eltávolítod ennek az eszköznek minden játékát?
web-local-release = Új kiadás érkezett. A játékaid azzal folytatódnak, amint újratöltöd az oldalt.
web-local-use = Újratöltés most
web-local-upload = A kiszolgálóra
web-local-upload-about = A játék másolása a kiszolgálóra, egy megosztható címmel
web-local-keep = Erre az eszközre
web-local-keep-about = A játék másolása erre az eszközre: így kapcsolat nélkül is megnézhető
web-local-first = Itt nincs kiszolgáló: előbb töltsd le a játékokat, utána azonnal indulnak.
web-new-rated = Értékelt
web-new-rated-yes = Beleszámít az értékszámba
web-new-rated-text = Fiókkal rendelkező embereknek, fejenként egy hely. Órával; csak az vonható vissza, ami semmit sem mutatott meg; botok és tippek nélkül.
web-rating = Értékszám
web-rating-margin = ± { $margin }
web-rating-games = { $n } értékelt játszma
web-result-rating = Értékszám { $after }, { $change }
web-leaderboard = Ranglista
web-statistics-animals = Állatok szerint
web-statistics-animal = Állat
web-leave-rated = Végleg kilépsz? Egy bot játszik tovább, és ezt a értékelt játszmát elveszted.
web-home-seeks = Játékosok keresése
web-manners = Letiltás vagy bejelentés: { $name }
web-manners-close = Bezárás
web-block = Letiltás: { $name }
web-block-text = A letiltottak üzeneteit nem olvasod többé; nem fogadhatják el az ajánlataidat, és nem ülhetnek az asztalaidhoz. Nem szólunk nekik.
web-blocked = { $name } le van tiltva.
web-report = Bejelentés: { $name }
web-report-text = Mi történt? Az operátorok a csevegés utolsó soraival együtt látják.
web-reported = Köszönjük: az operátorok értesültek róla.
web-undone-log = Visszavonások
web-undone-alone = { $name } egyedül vonta vissza, semmi új nem látszott.
web-undone-agreed = { $name } mindenki beleegyezésével vonta vissza.
web-undone-nothing = Eddig semmi.
