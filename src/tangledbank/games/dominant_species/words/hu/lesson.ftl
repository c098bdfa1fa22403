### The guided first game of Dominant Species, in Hungarian.

lesson-dom-first = Első lépések
lesson-dom-welcome = Üdvözlünk a Földön, röviddel a jég előtt! A rovarokat vezeted. Kis állatok, nagy tervek: szaporodj, alkalmazkodj, és pontozz lapkákat.
lesson-dom-elements = Az elemek a lapkák sarkain vannak. A rovarjaid fűből élnek: kettő az állattáblára van nyomtatva. Minél több fű van egy lapka körül, annál alkalmasabb vagy ott.
lesson-dom-dominance = Az alkalmasság minden lapkán számít, ahol kockád van. Aki egyedül a legalkalmasabb, az uralja: most te uralod az e3-at.
lesson-dom-planning = Tervezés: mindenki sorban bábukat rak az akciójelzőre. A tizenkét szakaszt aztán fentről lefelé hajtjuk végre, a Kezdeményezéstől az Uralomig, ezért tekints előre.
lesson-dom-first-pawn = A Fajképződés új kockákat hoz egy elem köré. A 6. hely a fűé. Rakd oda az első bábudat, mielőtt más teszi.
lesson-dom-second-pawn = Az Uralom pontoz egy lapkát, és aki uralja, kártyát kap. Ezek a helyek népszerűek. Foglald el a 4-est.
lesson-dom-third-pawn = Az Alkalmazkodás elemet ad az állattábládra, és alkalmasabbá tesz. Az utolsó bábu oda megy.
lesson-dom-adapt = Kezdődik a Végrehajtás, és az Alkalmazkodásod jön. Vegyél füvet: a harmadik minden lapkán számít, amely fűhöz ér.
lesson-dom-speciate = A többiek már szaporodtak, most te jössz. Válaszd a d2.e sarok füvét: a körülötte lévő lapkák kapják a kockáidat.
lesson-dom-cubes = A terep mondja meg, hány jöhet: a mocsárra legfeljebb négy. Rakd le mindet, mert a pontozás a kockákat számolja.
lesson-dom-tundra = A tundrán egynek van helye. A tundrán minden kocka számít a Túléléshez, ezért rakd le.
lesson-dom-free-cube = Minden állatnak van tehetsége. A tiéd: a Fajképződés után a rovarok egy ingyen kockát kapnak bármelyik lapkára. Rakd a d3-ra.
lesson-dom-wander = Az emlősök felfedeztek egy lapkát, és mindenki beköltözhet mellőle. Menjen át egy kocka az e4-ről az e5-re.
lesson-dom-dominate = A te Uralmad! A d2-n neked van a legtöbb kockád, és te uralod. Pontozd.
lesson-dom-card = Nyolc pont az első helyért. Uralkodó állatként kártyát is kapsz, amely rögtön hat. Válaszd az Ökológiai sokféleséget.
lesson-dom-reset = Lezárás: a megfelelő elem nélküli kockák kihalnak, és akinek a legtöbb kockája van a tundrán, azé a Túlélés, és pontot kap. Aztán feltöltjük a kártyákat, az elemeket és a lapkákat.
lesson-dom-end = A pakli utolsó kártyája a Jégkorszak. Aki elveszi, azzal ez a forduló lesz az utolsó; utána minden lapkát még egyszer pontozunk.
lesson-dom-free = Ez egy teljes forduló volt. A második a tiéd: tervezz, ahogy szeretnél, és kérj tippet, amikor csak akarsz!
