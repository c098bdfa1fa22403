### The guided first game of Marine, in Hungarian.

lesson-mar-first = Első lépések
lesson-mar-welcome = Üdvözlünk a tengerben! A rákokat vezeted. Terjeszd el a kockáikat, alkalmazkodj ahhoz, ami ott terem, és pontozz lapkákat: az nyer, akinek a végén a legtöbb pontja van.
lesson-mar-draft = Először három jellemvonásból választasz egyet, az egész játékra szóló tehetséget. A Vonuló állatokkal messzebbre jutnak a kockáid. Tartsd meg.
lesson-mar-sea = Ez a tenger: sokféle terepű lapkák, a sarkaikon elemek, például plankton, algák és férgek. Az állattáblád mutatja, miből élnek a rákok: két féreg és egy alga van rányomtatva.
lesson-mar-thrive = Mindenki a d4 korallzátonyán kezd. Hozzáér valami, amiből élsz, ezért ott virágoznak a kockáid. Ahol semmi sem való nekik, veszélyeztetettek, és a következő Kihaláskor elpusztulnak.
lesson-mar-turn = A körödben leraksz egy bábut, amely rögtön cselekszik, vagy mindet visszaveszed. Kevés van belőlük, és a normál bábu mindig a már lerakott bábuid alá kerül, ezért kezdd fent.
lesson-mar-space = A Fajképződés új kockákat hoz egy elem köré. Az első hely a planktoné: kezdd ott.
lesson-mar-speciate = Válaszd a c4.e sarok planktonját. A körülötte lévő három lapka kapja a kockáidat.
lesson-mar-seamount = Itt egyik elem sem neked való: ezen a lapkán a kockák veszélyeztetettek, és a következő Kihaláskor elpusztulnak. A pontozáshoz egy is elég.
lesson-mar-coral = A korallzátonyon virágzol. Rakj le, amennyit lehet: kettőt.
lesson-mar-ocean = A nyílt óceán tágas. Rakj le négy kockát.
lesson-mar-next = A halak és a fejlábúak cselekedtek, újra te jössz. Vegyél egy újabb normál bábut.
lesson-mar-domination = Rakd az Uralomra: ott speciális bábut szerezhetsz.
lesson-mar-dominate = Az uralmi értéked a férgeid száma szorozva a férges lapkáiddal. Ez több, mint a céljelző, tehát urald a férgeket. A céljelző most a te értékedet mutatja, a többieknek azt kell felülmúlniuk.
lesson-mar-special = A speciális bábu a tiéd. Bárhová mehet, a többi bábud fölé is, sőt kitúrja mások normál bábuit. Használd.
lesson-mar-evolution = Az Evolúció annak a terepnek egy lapkáját pontozza, amely a helynél fekszik. Az utolsó hely nyílt óceánt mutat, és mind az öt kártya közül választhatsz.
lesson-mar-evolve = Pontozd a d5-öt: ott a kockáidé az első hely.
lesson-mar-card = Azon a lapkán virágzol, tehát kártyát is kapsz. A Termékeny egy pontot ad minden kockáért az egyik lapkádon. Vedd el.
lesson-mar-tile = Válaszd a legzsúfoltabb lapkádat: a d4-et.
lesson-mar-retrieve = Egy új kártya Kihalást hozhat, és hozott is: a tenger alatti hegyen lévő kocka eltűnt. Most vedd vissza a bábuidat, ez is egy kör.
lesson-mar-reseed = Amikor minden állat visszavette a bábuit, a forduló Újravetéssel zárul: új elemek, új terepek, és amit senki sem vett el, továbbvándorol. A játékot az Aszteroida kártya zárja le.
lesson-mar-free = Már ismered az árapályt. Játssz tovább, ahogy szeretnél, és kérj tippet, amikor csak akarsz!
