### The guided first game of Evolution, in Hungarian.

lesson-evo-first = Első lépések
lesson-evo-welcome = Üdvözlünk az itatóhelynél! Te vagy P1, és tiéd az A faj. Etesd a fajaidat: minden összegyűjtött táplálékjelző egy pontot ér a végén.
lesson-evo-cards = Ez a kezed. Egy kártya sok minden egyszerre: a tulajdonság, amelyet megnevez, a táplálék, amelyet a száma ígér, vagy egyszerűen fizetség.
lesson-evo-food = Először mindenki titokban lerak egy kártyát tápláléknak. A Gyűjtögető +7 hét növényt hoz, ez mindenkinek elég. Rakd le.
lesson-evo-new = Most kártyákat játszunk ki. Bármelyik kártya eldobható egy új fajért a sorod egyik végén. Dobd el a Csordavédelmet, és szülessen egy faj a jobb oldalon.
lesson-evo-trait = Egy kártya tulajdonságként is egy fajhoz kerülhet, lefordítva, amíg mindenki nem játszott. Legyen C vadász: add neki a Húsevőt.
lesson-evo-grow = A húsevő csak a nála kisebbet eszi meg. Dobd el az Együttműködést, és nőjön C testmérete 2-re.
lesson-evo-end = Nincs több kártyád. Fejezd be a köröd; P2 következik.
lesson-evo-hole = A tulajdonságok láthatók, és mindkét táplálékkártya hozzáadódott: 14 növény van az itatóhelyen. Most sorban haladunk, és minden körben egy faj eszik.
lesson-evo-feed = Az A faj növényt eszik. Elvesz egyet, és jóllakott: egy faj annyi táplálékot tart, amennyi a populációja. Etesd meg.
lesson-evo-prey = A C faj nem nyúl növényhez, hanem támad. A zsákmány legyen kisebb és védtelen: például a Mászás, a Kemény páncél vagy a Vészkiáltás megállítana. A B fajnak egyik sincs.
lesson-evo-attack = Támadd meg C-vel B-t. A zsákmány egy populációt veszít, C pedig húst eszik.
lesson-evo-screen = A fordulónak vége. Aki nem evett eleget, populációt veszített; minden táplálék a paravánok mögött van, és már senki sem veheti el.
lesson-evo-scoring = A játék végén minden jelző a paraván mögött, minden populáció és minden tulajdonságkártya egy pont. Az utolsó forduló az, amelyikben elfogy a pakli, vagy a rá következő.
lesson-evo-free = Új kártyákat kaptál: hármat, és még egyet minden fajodért. Innentől úgy játszol, ahogy szeretnél. Kérj tippet, amikor csak akarsz!
