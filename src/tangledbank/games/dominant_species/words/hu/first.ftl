### What each kind of question is about, said once to somebody who meets it for the first time, in Hungarian.

dom-first-placepawn = Először mindenki sorban megtervezi az összes bábuját; aztán a szakaszok fentről lefelé hajtódnak végre. Gondolj arra, mit tesznek mások, mielőtt a te bábud cselekszik.
dom-first-initiative = Ezzel semmit sem veszítesz: mostantól korábban tervezel, és a bábu ebben a fordulóban még egyszer cselekszik, bárhová teszed most.
dom-first-adaptation = Az állattáblád minden eleme alkalmasabbá tesz minden lapkán, amelyhez ilyen elem ér. Aki egyedül a legalkalmasabb, uralja a lapkát, és ha pontozzák, kártyát kap.
dom-first-protect = A Visszafejlődés mezőjén lévő minden fajtából elveszítesz egy megszerzett elemet. Ottani bábuid egyet-egyet megmentenek: azt tartsd meg, amiből a kockáid élnek.
dom-first-abundance = A Föld egyik sarkára kerül, és minden lapkát táplál, amely a sarokhoz ér. Olyat vegyél, amiből te élsz, mások viszont nem.
dom-first-putelement = Egy belső sarok három lapkához tartozik, egy parti kevesebbhez. Mindegyiken alkalmasabb lesz, aki ebből él.
dom-first-wasteland = Ami ezen a mezőn marad, az most eltűnik a tundralapkák sarkairól. Azt vedd ki, amelyikre ott szükséged van.
dom-first-depletion = Enélkül mások nem találnak miből élni: a 0 alkalmasságú kockák veszélyeztetettek, és a forduló végén elpusztulnak.
dom-first-glaciation = A szomszédos tundrákért pontot kapsz a kis táblázat szerint; minden állatból egy kocka marad, a többi hazamegy. Ott tedd, ahol másoknak sok van.
dom-first-speciation = A választott elem körüli összes lapka kap kockáidból, tereptől függően legfeljebb négyet. A lapkák pontját a kockák hozzák.
dom-first-placecubes = Amennyit a terep megenged. Több kocka jobb helyezést ad, amikor a lapkát pontozzák, de a véges génkészletedből jönnek.
dom-first-wanderlust = Az új lapka a Föld mellé kerül, és rögtön pontot kapsz a lapkákért, amelyekhez hozzáér. Utána minden állat rámehet.
dom-first-puttile = Minél több lapkához ér, annál több pont: 1, 3, 6, 10, 15 vagy 21. Csak a mellette lévő lapkákról mehetnek rá kockák.
dom-first-wandertake = Az elem az új lapka egyik sarkára kerül. Ha a tiéd, a kockáid megélnek ott.
dom-first-movecubes = Aki az új lapka mellett áll, rámehet, a tápláléklánc sorrendjében. Nézd meg, találsz-e ott miből élni.
dom-first-migration = Mozgass kockákat egy lapkával odébb, párat innen, párat onnan, amíg van lépésed: oda, ahol az első helyhez kellenek, vagy onnan, ahol elpusztulnának.
dom-first-competition = Egy ilyen terepű lapkán, ahol te is ott vagy, valaki más egy kockája végleg elpusztul. Számold ki, hol változtat egy kocka az első helyen.
dom-first-domination = A legtöbb kockáé a terep első értéke, a következő állaté a második, és így tovább. Utána az kap kártyát, aki uralja a lapkát (alkalmassággal, nem kockákkal).
dom-first-takecard = A szövege rögtön és teljesen végrehajtódik. Amelyiket elveszed, azt más már nem kapja meg.
