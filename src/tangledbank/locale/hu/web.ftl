### A webes kliens magyarul: ami az oldalakban közös, és az asztal.

web-again = Próbáld újra
web-agree = Egyetértek
web-auto = Automatikus válasz, ha csak egy lehetőség van
web-away = nincs itt
web-board = Játéktábla
web-bot-plays = Egy bot játszik helyetted.
web-bots-wait = A botok itt megvárják, amíg véget ér ugyanennek a házigazdának egy másik asztala, ahol csak botok játszanak.
web-cancel = Mégse
web-change-defences = védelmek ellene: { $who }
web-change-dominant = { $who }: mostantól uralja
web-change-dominant-lost = { $who }: már nem uralja
web-change-domination = uralmi érték: { $who }
web-change-endangered = { $who }: mostantól veszélyben
web-change-matching = megfelelő elemek: { $who }
web-change-points = pont, ha most értékelik: { $who }
web-change-safe = { $who }: már nincs veszélyben
web-chat-empty = Még senki sem szólt.
web-chat-line = Írj valamit
web-close = Bezárás
web-close-sure = Mindenkinek lezárod ezt a játékot?
web-close-table = A játék lezárása mindenkinek
web-closed = Ezt az asztalt a játék vége előtt lezárták.
web-confirm = Megerősítés
web-confirm-first = Kérdezzen rá, mielőtt elküldi a választ
web-curtain = Add át az eszközt a(z) { $seat }. játékosnak
web-curtain-open = Készen állok
web-curtain-why = A lapok rejtve maradnak, amíg a következő játékos készen nem áll.
web-disagree = Elutasítom
web-first-never = Ne mutass több ilyet
web-first-understood = Értem
web-find-option = Keresés { $n } válaszban
web-fork = Próbáld ki külön asztalon
web-hint = Tipp
web-home = Kezdőlap
web-idea-equal = szinte ugyanolyan jó
web-idea-less = kb. { $n } ponttal kevesebb
web-idea-score = a végén kb. { $n } pont
web-ideas = Mit tenne egy erős bot
web-ideas-close = Tipp bezárása
web-language = Nyelv
web-leave = Kilépés a játékból
web-leave-sure = Végleg kilépsz? Egy bot játszik tovább helyetted.
web-level = Szint
web-level-beginner = kezdő
web-level-casual = alkalmi
web-level-expert = szakértő
web-level-novice = újonc
web-level-skilled = ügyes
web-level-strong = erős
web-loading = Egy pillanat…
web-log-earlier = { $n } korábbi sor
web-log-empty = Még nem történt semmi.
web-look-through = Nézet erről a helyről
web-lost = Megszakadt a kapcsolat. Újracsatlakozás…
web-mute = Némítás: { $name }
web-nav = Oldalak
web-nav-account = Fiók
web-nav-bots = Botok
web-nav-rules = Szabályok
web-nav-settings = Beállítások
web-no-table = Nincs ilyen asztal
web-not-asked = Most nem te jössz.
web-not-asked-for = Ez nem a mostani kérdésre válaszol:
web-not-possible = Ez most nem lehetséges:
web-offline = A kiszolgáló nem érhető el.
web-options = Lehetséges válaszok
web-options-plain = Egyéb választások
web-pace = A nézés tempója
web-pace-at-once = Azonnal
web-pace-brisk = Gyorsan
web-pace-calm = Nyugodtan
web-pace-on = Folytatás
web-pace-pause = Szünet
web-pace-present =
    { $n ->
        [0] Ugrás az élő állásra
       *[other] Ugrás az élő állásra ({ $n })
    }
web-pace-step = Következő lépés
web-panel = Kérdés, napló és csevegés
web-pass = Játsszon helyettem egy bot
web-picked = Eddig kiválasztva:
web-players = Játékosok
web-points = { $n } pont
web-preview = Mi történne
web-preview-more = és még { $n } esemény
web-orders = Utasítások
web-orders-text = Válaszok, amelyeket a távollétedben feltehető kérdésekre hagysz. Senki más nem látja őket.
web-order-new = Utasítás hagyása …
web-order-sensible = Válaszoljon magától, ahol csak egy válasznak van értelme
web-order-which = Ha ezt kérdezik
web-order-prefer = Válaszd ki a válaszokat, a legjobbat elsőként: az elsőt adjuk meg, amelyik lehetséges.
web-order-else = különben
web-order-alike = vagy egy másik ugyanilyen
web-order-repeat = minden alkalommal
web-order-until = eddig érvényes:
web-order-phase = a fázis vége
web-order-round = a forduló vége
web-order-game = a játék vége
web-order-leave = Utasítás mentése
web-order-withdraw = Visszavonás
web-order-rests = Mióta itt hagytad őket, láttál valami újat: várnak, amíg meg nem erősíted őket.
web-order-confirm = Megerősítés
web-order-nothing = Most nem látható előre, mit kérdezhetnek tőled.
web-question = Kérdés
web-redo = Újra
web-notes = Saját jegyzetek
web-notes-about = Róla: { $name }
web-notes-saved = Elmentve.
web-notes-table = Erről az asztalról
web-notes-text = Csak te olvashatod őket. Amit valakiről írsz, minden közös asztalnál látod.
web-on-vacation = szabadságon eddig: { $until }
web-reset = Teljes kör visszavonása
web-reset-ask = Teljes kör visszavonásának kérése
web-rematch-rotated = Még egy játék, mindenki egy hellyel odébb
web-rematch = Még egy játék
web-replay = Visszajátszás
web-review = Elemzés
web-review-about = Mi volt szerencse, mi tudás, mi lett volna jobb
web-result = Eredmény
web-seat = { $seat }. hely
web-send = Küldés
web-since = A legutóbbi köröd óta
web-since-again = Mutasd újra
web-since-away = Amíg távol voltál
web-since-go-on = Tovább az asztalhoz
web-skip = Ugrás a tartalomhoz
web-skip-beats =
    { $n ->
        [0] Átugrás
       *[other] Átugrás (+{ $n })
    }
web-sounds = Hangok (én jövök, támadás, pontok)
web-spectators = { $n } néző
web-stand-in = Játsszon bot helyette: { $name }
web-tab-answers = Válaszok
web-tab-chat = Csevegés
web-tab-log = Napló
web-tab-menu = Asztal
web-take-back-seat = Vedd vissza a bottól
web-thinking = Gondolkodom…
web-time-over = lejárt az ideje
web-to-move = ő következik
web-undo = Visszavonás
web-undo-ask = Visszavonás kérése
web-undone = Egy választ visszavontak. Soron van: { $names }.
web-unmute = Némítás feloldása: { $name }
web-unpick = { $token } visszavonása
web-winners =
    { $n ->
        [one] { $names } győzött
       *[other] { $names } győztek
    }
web-rewind-request = { $name } vissza szeretne vonni { $n } választ.
web-you = te
web-tab-your-turn = Te jössz – { $game }

# The board of a game that the client does not know
web-generic-shared = Az asztalon
web-generic-nothing = semmi
web-daily = A napi osztás
web-daily-results = Eredmények összehasonlítása
web-close-daily = Feladod a mai osztást? A próbálkozásod eredmény nélkül ér véget.
