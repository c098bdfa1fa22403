### What each kind of question is about, said once to somebody who meets it for the first time, in Hungarian.

mar-first-draft = A jellemvonás olyan tehetség, amely csak a tiéd, az első körtől az utolsóig. Olvasd el mind a hármat, és azt tartsd meg, amelyik ahhoz való, amit a leggyakrabban tennél.
mar-first-taketurn = Egy körben leraksz egy bábut, amely rögtön cselekszik, vagy mindet visszaveszed. A normál bábuk mindig lejjebb kerülnek, ezért az elsőknek fent a helyük.
mar-first-placepawn = Az akció rögtön következik. Ami e fölött van, zárva marad a normál bábuid előtt, amíg mindet vissza nem veszed.
mar-first-abundance = A tenger egyik sarkára kerül, és minden lapkát táplál, amely a sarokhoz ér: a kockák ott virágoznak, ahol az állattáblájuk egy elemét találják.
mar-first-putelement = Egy belső sarok három lapkához tartozik, egy szélső kevesebbhez. Minden ilyen elemű lapka az Uralmához is számít.
mar-first-autotrophs = Megváltoztatod, mi terem a kürtőknél: végy le egy olyan fajta elemet, amely a mezőn van, vagy cseréld egy ottanira. Az ottani kockák éhen maradhatnak vagy feléledhetnek.
mar-first-depletion = Enélkül mások nem találnak miből élni: a kockáik veszélyeztetettek lesznek, és a következő Kihaláskor elpusztulnak.
mar-first-adaptation = Az állattáblád minden elemével több lapkán virágzol, és megsokszorozza az értékedet az Uralmánál.
mar-first-regression = A forduló végén az, akinek itt nincs kockája, a mezőn lévő minden fajtából elveszít egy megszerzett elemet. A kockád akkor visszatér.
mar-first-speciation = A választott elem körüli összes lapka kap kockáidból, egyet a szárazföldön, négyet a nyílt óceánon. A lapkák pontját a kockák hozzák.
mar-first-placecubes = Amennyit a terep megenged. Több kocka jobb helyezést ad, amikor a lapkát pontozzák, de a véges génkészletedből jönnek.
mar-first-wanderlust = Az új lapka a többi mellé kerül, és rögtön pontot kapsz érte és az azonos terepű szomszédaiért. Utána minden állat rámehet.
mar-first-puttile = Saját terepű lapkák mellett többet hoz: egytől hatig együtt 1, 3, 6, 10, 15 vagy 21 pontot.
mar-first-wandertake = Az elem az új lapka egyik sarkára kerül. Ha a tiéd, a kockáid megélnek ott.
mar-first-movecubes = Aki az új lapka mellett áll, rámehet, a tápláléklánc sorrendjében. Nézd meg, találsz-e ott miből élni.
mar-first-tectonics = A lapka örökre kürtővé válik: minden állatból egy kocka marad, a többi hazamegy, és jön egy tiéd. Olyat válassz, amely másoknak sokat ér.
mar-first-migration = Mozgass kockákat egy lapkával odébb, párat innen, párat onnan, amíg van lépésed: oda, ahol az első helyhez kellenek, vagy ahol virágoznak.
mar-first-competition = Egy ilyen terepű lapkán, ahol te is ott vagy, mások kockái végleg elpusztulnak. Számold ki, hol változtat ez az első helyen.
mar-first-evolution = A legtöbb kockáé a terep első értéke, a következő állaté a második, és így tovább. Ha ott virágzó kockád van, kártyát is kapsz.
mar-first-takecard = A szövege rögtön és teljesen végrehajtódik. Minél jobbra áll a bábud, annál több kártyát érsz el; egy új kártya Kihalást hozhat.
mar-first-domination = Ott uralkodsz, ahol az értéked a céljelző fölött van: ilyen elemeid szorozva az ilyen elemű lapkáiddal. A speciális bábu bárhová mehet, és a végén a céljelző szerinti pontot hozza.
