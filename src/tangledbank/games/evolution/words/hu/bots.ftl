### What speaks for an action in Evolution, in Hungarian.

## Food cards

bot-evo-food = A növényevőid { $population } táplálékot ennének meg, ez a lap { $n } táplálékot hoz.
bot-evo-food-others = Egyik fajod sem eszik növényt: ez a lap { $n } táplálékot hoz a többieknek.

## Playing cards

bot-evo-carnivore =
    { $n ->
        [0] Húsevőként nem szorul növényre, bár még nincs prédája: { $species }.
       *[other] Húsevőként { $n } fajt támadhat meg a többiekéi közül: { $species }.
    }
bot-evo-trait-hunts = { $trait }: { $n } fajjal többet támadhat meg { $species }.
bot-evo-trait-saves = { $trait }: { $n } húsevő, amely most megtámadhatná, már nem árthat neki: { $species }.
bot-evo-trait-point = { $trait }: 1 pontot ér, ha a faj megéri a játék végét.
bot-evo-population = Minden fordulóban eggyel több jelzőt ehet meg { $species }.
bot-evo-population-last = Ha jut neki táplálék, az új populáció 2 pontot ér: { $species }.
bot-evo-body = Ha a testmérete { $n }, kevesebb húsevő támadhatja meg: { $species }.
bot-evo-body-symbiosis = Ha a testmérete { $n }, már nem védi a jobb oldali szomszédja, mert a Szimbiózishoz nagyobb szomszéd kell: { $species }.
bot-evo-body-same = A testmérete { $n } lesz, ami nem tart távol több húsevőt: { $species }.
bot-evo-body-hunts = Nagyobb testtel { $n } fajjal többet támadhat meg { $species }.
bot-evo-body-saves = Túl nagy lesz { $n } húsevőnek, amely most megtámadhatná: { $species }.
bot-evo-new = Egy új faj minden fordulóban eggyel több lapot húzat, és eszik is.
bot-evo-new-last = Egy új faj 2 pontot ér, ha jut neki jelző.
bot-evo-end = Nincs több kijátszható lap.
bot-evo-trait-protects = { $trait }: kevesebb fajta húsevő támadhatja meg { $species }.
bot-evo-trait-burrows = { $trait }: amíg jóllakott, nem támadható meg, hacsak a támadó nem fizet az Intelligencia révén: { $species }.
bot-evo-trait-horns = { $trait }: aki megtámadja, maga is populációt veszít, hacsak nem fizet az Intelligencia révén: { $species }.
bot-evo-trait-warns =
    { $n ->
        [one] { $trait }: Rajtaütés nélküli húsevő nem támadhatja meg a szomszédját, hacsak nem fizet az Intelligencia révén: { $species }.
       *[other] { $trait }: Rajtaütés nélküli húsevő egyik szomszédját sem támadhatja meg, hacsak nem fizet az Intelligencia révén: { $species }.
    }
bot-evo-trait-forages = { $trait }: ha növényt vesz el és van helye, eggyel többet vesz el { $species }.
bot-evo-trait-reaches = { $trait }: a táplálékkártyák felfedése előtt növényt kap a táplálékkészletből { $species }.
bot-evo-trait-thinks = { $trait }: egy kézben tartott lapért 2 növényt ehet meg { $species }.
bot-evo-trait-shares = { $trait }: ha eszik, a jobb oldali szomszédja is eszik: { $species }.
bot-evo-trait-multiplies = { $trait }: minden fordulóban, amely elején van táplálék az itatóhelyen, nő a populációja, legfeljebb 6-ig: { $species }.
bot-evo-trait-scavenges = { $trait }: minden támadás után 1 húst kap, ha van helye: { $species }.
bot-evo-trait-stores = { $trait }: a populációján felül is tárolhat táplálékot, legfeljebb a testméretéig: { $species }.
bot-evo-discard = { $trait } nélkül marad, és ezzel a játék végén egy pont vész el: { $species }.
bot-evo-discard-slot = Helyet szabadít fel egy másik lapnak, { $trait } eldobásával: { $species }.
bot-evo-discard-carnivore = Nem húsevő többé, újra növényt eszik: { $species }.
bot-evo-end-keeps = A kézben maradó lapokat ({ $n }) a következő fordulókra tartogatod.
bot-evo-end-last = Lapok maradnak a kézben ({ $n }), bár a játék végén nem érnek pontot.

## Meals

bot-evo-act = { $trait } hat: ezután a populáció { $population }, a táplálék { $n }: { $species }.
bot-evo-attack-horns = { $n } húst szerez { $attacker }, de a Szarvak miatt populációt veszít; a célpont: { $target }.
bot-evo-attack-dies = A Szarvak miatt kihal { $attacker }; a célpont: { $target }.
bot-evo-attack-own = { $n } húst szerez { $attacker } a saját sorodból; a célpont: { $target }.
bot-evo-pay = Ezzel a lappal fizetsz: { $card }; a kézben maradó lapok száma: { $n }.
bot-evo-think = Még { $n } táplálék elfér nála, a lap legfeljebb { $food } táplálékot hoz: { $species }.
bot-evo-store-nothing = Amit nem tárolsz el, az itatóhelyen marad.
bot-evo-store-waste = Amit nem tárolsz el, visszakerül a táplálékkészletbe.
bot-evo-done =
    { $n ->
        [0] Egyik fajod sem éhes.
       *[other] A kör véget ér; a még éhes fajaid száma: { $n }.
    }
bot-evo-feed = Még { $n } táplálék hiányzik neki: { $species }.
bot-evo-feed-first = Még nem evett, és kihalna: { $species }.
bot-evo-feed-store = Jóllakott, és zsírt tárol el: { $species }.
bot-evo-attack = { $n } húst szerez { $attacker }, és populációt veszít { $target }.
bot-evo-attack-kills = { $n } húst szerez { $attacker }, és kihal { $target }.
bot-evo-store = Az eltárolt jelzőket ({ $n }) senki sem veheti el: pontot érnek.
