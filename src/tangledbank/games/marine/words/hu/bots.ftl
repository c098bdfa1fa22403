## What speaks for an action of Marine

bot-dsm-trait = { $trait }: { $text } Egy egész játékban körülbelül { $n } pontot ér.
bot-dsm-pass = A passzolás most nem változtat semmin.
bot-dsm-little = Nem várunk tőle pontot.
bot-dsm-promise = Körülbelül { $n } pontot ígér.
bot-dsm-retrieve = { $n } bábu tér vissza.
bot-dsm-pawn = { $pawn }: { $why }
bot-dsm-space-abundance = { $space }: egy elem a Földre, például { $element }; uralmi érték { $n }, a céljelző { $target }.
bot-dsm-space-removal = { $space }: ez az elem eltűnhet: { $corner }.
bot-dsm-space-adaptation = { $space }: még egy ilyen elemmel ({ $element }) az uralmi érték { $n }; a céljelző { $target }.
bot-dsm-space-regression = { $space }: { $n } elemet véd meg a következő Újravetéskor.
bot-dsm-space-speciation = { $space }: { $n } új kockának van hely egy elem ({ $element }) körül, legtöbbnek itt: { $tile }.
bot-dsm-space-wanderlust = { $space }: egy új lapka ({ $terrain }) legfeljebb { $n } bónuszpontot ad.
bot-dsm-space-tectonics = { $space }: egy kürtő itt { $n } bónuszpontot ad: { $tile }.
bot-dsm-space-migration = { $space }: legfeljebb { $n } kocka mozoghat, például innen: { $tile }.
bot-dsm-space-competition = { $space }: gyengíti az ellenfelet ({ $animal }) ezen a lapkán: { $tile }.
bot-dsm-space-evolution = { $space }: ez a lapka { $n } pontot hozna: { $tile }.
bot-dsm-space-evolution-card = { $space }: ez a lapka { $n } pontot és egy kártyát hozna: { $tile }.
bot-dsm-space-domination = { $space }: uralod ezt az elemet ({ $element }): érték { $n }, a céljelző { $target }.
bot-dsm-space-idle = { $space }: most nem várunk tőle pontot.
bot-dsm-explore = Ilyen lapka ({ $terrain }) pontozáskor legfeljebb { $value } pontot ér; a lehelyezése legfeljebb { $n } pontot.
bot-dsm-new-tile = { $tile }: az ide tett lapka { $n } bónuszpontot ad.
bot-dsm-vent = { $tile }: az itteni kürtő { $n } bónuszpontot ad.
bot-dsm-score = { $tile }: { $mine } pontot hoz, a legjobb ellenfélnek { $best } pontot.
bot-dsm-score-card = { $tile }: { $mine } pontot és egy kártyát hoz, a legjobb ellenfélnek { $best } pontot.
bot-dsm-score-others =
    { $best ->
        [0] { $tile }: most senki sem kap érte pontot.
       *[other] { $tile }: neked semmi, a legjobb ellenfélnek { $best } pont.
    }
bot-dsm-terrain = Az összes ilyen lapka ({ $terrain }) { $mine } pontot hoz, a legjobb ellenfélnek { $best } pontot.
bot-dsm-asteroid = Az Aszteroidával ez lesz az utolsó forduló.
bot-dsm-card-points = { $card }: azonnal { $n } pontot ad.
bot-dsm-card = Kártya: { $card }. { $text }
bot-dsm-control = A speciális bábu ({ $element }) irányítása, és { $n } pont a játék végén.
bot-dsm-raise = A saját speciális bábu ({ $element }) céljelzője { $n } lesz: nehezebb elvenni, és a végén ennyit ér.
bot-dsm-speciate = { $n } új kockának van körülötte helye, legtöbbnek itt: { $tile }.
bot-dsm-lead = Átveszi a vezetést ezen a lapkán: { $tile }; pontozáskor { $n } pontot ér.
bot-dsm-place = Jobb hely ezen a lapkán: { $tile }; pontozáskor { $n } pontot ér.
bot-dsm-settle = Az első kocka ezen a lapkán: { $tile }; elemei számítanak az uralomhoz.
bot-dsm-strengthen = Kockáid ezen a lapkán: { $tile }: { $n }; pontozáskor { $points } pont.
bot-dsm-from-pool = { $n } kocka marad a génkészletben.
bot-dsm-from-pile = Visszahoz egy eltávolított kockát; a génkészletben megmarad mind a { $n }.
bot-dsm-leave = { $n } kocka innen: { $source } ide: { $target }; { $points } ponttal több, ha mindkettőt pontozzák.
bot-dsm-flee = A kockák itt veszélyben vannak: { $source }; itt legfeljebb { $n } megélhet közülük: { $target }.
bot-dsm-leave-elements = Innen: { $source } ide: { $target }; elemei is számítanak az uralomhoz.
bot-dsm-stay = Innen most semmilyen lépés nem hoz pontot: { $source }.
bot-dsm-move = Kockák itt: { $target }: { $there } (pontozáskor { $points } pont), itt: { $source }: { $left } ({ $kept } pont).
bot-dsm-remain = Itt maradó kockáid: { $tile }: { $n }; pontozáskor { $points } pont.
bot-dsm-drive = { $animal }: ennyi kockájuk lenne itt: { $tile }: { $n }; pontozáskor { $points } pont.
bot-dsm-kill = Gyengíti az ellenfelet ({ $animal }) ezen a lapkán: { $tile }.
bot-dsm-sacrifice = Egy saját kocka vész el itt: { $tile }; marad { $n }.
bot-dsm-survivor = Itt csak egy kocka marad: { $tile }; { $animal }.
bot-dsm-omit = Ez a lapka kimarad: { $tile }; kockáid ott: { $n }.
bot-dsm-fertile = Azonnal { $n } pont az itteni kockákért: { $tile }.
bot-dsm-crowd = Kockák itt: { $tile }: tiéd { $mine }, másoké { $others }.
bot-dsm-cascade = Elemek, amelyeket elveszít: { $tile }: { $n }; kockák ott: tiéd { $mine }, másoké { $others }.
bot-dsm-rescue = A kockák itt már nincsenek veszélyben: { $tile } ({ $element }).
bot-dsm-domination = Uralmi érték ({ $element }): { $n }, a céljelző { $target }.
bot-dsm-disk = Ez az elem ({ $element }) még egyik lapkádon sem fekszik.
bot-dsm-seed = Uralmi érték ({ $element }): { $now }, a céljelző { $target }; minden további lapkád mellette ennyit ad: { $n }.
bot-dsm-seed-foreign =
    { $n ->
        [0] Egyik állatnak sincs ilyen eleme: { $element }.
       *[other] Neked nincs ilyen elemed ({ $element }); { $n } másik állat használja.
    }
bot-dsm-shift = Használod; lapkáid most mellette: { $n }. Bárhová kerülhet: { $corner }.
bot-dsm-lose = Egy ilyen elem ({ $element }) nélkül az uralmi érték { $now } helyett { $n }.
bot-dsm-exchange = Uralmi értékek a csere után: { $given } { $less }, { $taken } { $n }.
bot-dsm-vacant = Üres helyre kerül: egyetlen elem sem vész el.
bot-dsm-habitat = Egy ilyen elem ({ $element }, összesen { $n }) eltűnik a Földről; a te uralmi értéked: { $value }.
bot-dsm-plant = A kockáid mellett ezen a lapkán: { $tile }; az uralmi érték ({ $element }) { $n } lesz, a céljelző { $target }.
bot-dsm-plant-reserve = Még egy ilyen elem ({ $element }) a kockáid mellett ezen a lapkán: { $tile }, ha egy másikat elvennének.
bot-dsm-plant-later = A kockáid mellett ezen a lapkán: { $tile }, arra az esetre, ha alkalmazkodsz hozzá: { $element }.
bot-dsm-plant-near = Ezen a lapkán: { $tile }, egy lépésre a kockáidtól; oda követhetik ezt az elemet: { $element }.
bot-dsm-plant-others = Nincs mellette kockád; ott { $n } másik állat használja ezt az elemet: { $element }.
bot-dsm-plant-away = Itt most senkinek sem kell ez az elem: { $tile } ({ $element }).
bot-dsm-removal-danger = Veszélybe sodor egy ellenfelet: { $animal }, itt: { $tile }.
bot-dsm-removal-user = Ezt egy ellenfél használja: { $corner }; { $animal }.
bot-dsm-removal = Egyelőre egyik ellenfélnek sem árt: { $corner }.
bot-dsm-regression =
    { $n ->
        [0] A következő Újravetéskor egyik elemed sincs veszélyben.
       *[other] { $n } elemet véd meg a következő Újravetéskor.
    }
