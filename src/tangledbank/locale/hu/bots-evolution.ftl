### What speaks for an action in Evolution, in Hungarian.

## Food cards

bot-evo-food-much = A növényevőid { $population } táplálékot ennének meg, ez a lap { $n } táplálékot hoz.
bot-evo-food-little = Egyik fajod sem eszik növényt: a { $n } táplálékérték keveset segít a többieknek.
bot-evo-food-spare = Ezt a lapot nélkülözni tudod: { $card }.

## Playing cards

bot-evo-carnivore =
    { $n ->
        [0] Húsevőként nem szorul növényre, bár még nincs prédája: { $species }.
       *[other] Húsevőként { $n } fajt támadhat meg a többiekéi közül: { $species }.
    }
bot-evo-trait-hunts = { $trait }: { $n } fajjal többet támadhat meg { $species }.
bot-evo-trait-saves = { $trait }: { $n } húsevő, amely most megtámadhatná, már nem árthat neki: { $species }.
bot-evo-trait-protects = { $trait }: { $species } nagyobb biztonságban lesz, a lap pedig 1 pontot ér.
bot-evo-trait-feeds = { $trait }: fordulóról fordulóra több táplálékhoz jut { $species }.
bot-evo-trait-point = { $trait }: 1 pontot ér, ha a faj megéri a játék végét.
bot-evo-population = Minden fordulóban eggyel több jelzőt ehet meg { $species }.
bot-evo-population-last = Ha jut neki táplálék, az új populáció 2 pontot ér: { $species }.
bot-evo-body = Ha a testmérete { $n }, kevesebb húsevő támadhatja meg: { $species }.
bot-evo-body-hunts = Nagyobb testtel { $n } fajjal többet támadhat meg { $species }.
bot-evo-body-saves = Túl nagy lesz { $n } húsevőnek, amely most megtámadhatná: { $species }.
bot-evo-new = Egy új faj minden fordulóban eggyel több lapot húzat, és eszik is.
bot-evo-new-last = Egy új faj 2 pontot ér, ha jut neki jelző.
bot-evo-discard = { $trait } nélkül jobban boldogul { $species }.
bot-evo-end = Nincs több kijátszható lap.
bot-evo-end-keeps = A kézben maradó lapok ({ $n }) később többet érnek.

## Meals

bot-evo-act = { $trait }: akkor ér a legtöbbet, ha elsőként hat.
bot-evo-feed = Még { $n } táplálék hiányzik neki: { $species }.
bot-evo-feed-first = Még nem evett, és kihalna: { $species }.
bot-evo-feed-store = Jóllakott, és zsírt tárol el: { $species }.
bot-evo-attack = { $n } húst szerez { $attacker }, és populációt veszít { $target }.
bot-evo-attack-kills = { $n } húst szerez { $attacker }, és kihal { $target }.
bot-evo-attack-horns = Ennyi hús ({ $n }) megér egy összecsapást a Szarvakkal: { $target }.
bot-evo-attack-own = Inkább { $n } hús a saját sorodból, mint hogy éhezzen { $attacker }.
bot-evo-pay = Ez a lap hiányzik majd a legkevésbé: { $card }.
bot-evo-think = Még { $n } táplálék elfér nála, és egy lap 2-t hoz: { $species }.
bot-evo-store = Az eltárolt jelzőket ({ $n }) senki sem veheti el: pontot érnek.
bot-evo-store-nothing = Amit nem tárolsz el, a többi fajodnak marad.
bot-evo-done = Ez a kör már nem tartogat többet.
