// Gra podstawowa.
import type { BaseText } from '../en/base';
import { worked } from '../model';

export const base: BaseText = {
  title: 'Gra podstawowa',
  lead: 'Płytka po płytce powstaje kraina, a twoi podwładni zajmują w niej drogi, miasta, klasztory i pola. Wygrywa ten, kto na koniec ma najwięcej punktów.',
  chapters: {
    setup: 'Czym się gra',
    turn: 'Tura',
    tile: 'Umieszczenie płytki',
    meeple: 'Umieszczenie podwładnego',
    scoring: 'Punktacja ukończonych obszarów',
    end: 'Koniec gry',
    fields: 'Pola',
    examples: 'Przykłady z liczbami',
  },
  paragraphs: {
    'B-1':
      'W każdej edycji są 72 płytki 24 rodzajów. Jeśli na pudełku stoi 84, to doliczono dwanaście płytek rzeki.',
    'B-2':
      'Masz w rezerwie 7 podwładnych. (Ósmy z pudełka chodzi po planszy punktacji; tutaj liczy program). Liczbę zmienia opcja {meeples_per_player}.',
    'B-3':
      'Gra od jednej do sześciu osób. Szósty kolor pojawił się w rozszerzeniu Karczmy i katedry; tutaj można go używać zawsze.',
    'B-4':
      'Opaci i Rzeka leżą w pudełkach C2 i C3, ale to dodatki: gra się z nimi tylko wtedy, gdy zostaną wybrane.',
    'B-5 QB-10':
      'Płytka startowa leży odkryta na środku: miasto na północy, droga z zachodu na wschód. Pozostałe 71 płytek się tasuje. W punktacji płytka startowa liczy się jak każda inna.',
    'B-6':
      'Domy, ludzie i zwierzęta na płytkach nie mają w grze podstawowej żadnego znaczenia. Celnicy korzystają z niektórych z nich [TK-12].',
    'B-7': 'Wszyscy zaczynają od 0 punktów. Powyżej 50 liczy się po prostu dalej.',
    'B-8':
      'O tym, kto zaczyna, decyduje los, chyba że grający wybiorą inaczej: zaczyna pierwsze miejsce przy stole albo najmłodsza osoba, która na nim siada. Opcja: {first_player}.',
    'B-9':
      'Gra się zgodnie z ruchem wskazówek zegara. Tura ma trzy fazy w tej kolejności: **umieść płytkę**, potem, jeśli chcesz, **umieść podwładnego**, a na koniec następuje **punktacja** tego, co zostało ukończone. Do minionej fazy się nie wraca.',
    'B-10 QB-1':
      'Dobierasz jedną płytkę i musisz ją umieścić, jeśli gdziekolwiek pasuje, nawet gdy każde miejsce jest dla ciebie złe.',
    'B-14':
      'Płytka, która nigdzie nie pasuje, zostaje odłożona poza grę, a ty dobierasz następną. Nic więcej się z tego powodu nie dzieje.',
    'QB-16':
      'Ile zostało płytek i jakich rodzajów, wolno wiedzieć każdemu. Ukryta jest tylko ich kolejność.',
    'QB-17': 'Dla wprawy można grać samemu. Zasady się nie zmieniają.',
    'B-11':
      'Płytka musi przylegać co najmniej jednym całym bokiem do płytki na stole. Zetknięcie rogami nie wystarczy.',
    'B-12':
      '**Każdy** bok, który styka się z sąsiadem, musi do niego pasować: droga do drogi, miasto do miasta, pole do pola, rzeka do rzeki. Jeden pasujący bok to za mało.',
    'B-13 QB-2':
      'Płytkę można dowolnie obracać i żadne miejsce nie jest zakazane: ani dziura między czterema płytkami, ani takie, po którym zostanie dziura nie do wypełnienia.',
    'B-15':
      'Klasztor stoi wewnątrz swojej płytki i z niczym się nie łączy. Dwa mogą leżeć obok siebie.',
    'B-16':
      'Po umieszczeniu płytki możesz postawić jednego podwładnego z rezerwy na **tej właśnie płytce**, nigdy na innej.',
    'B-17 QB-4':
      'Na drodze jest zbójcą, w mieście rycerzem, w klasztorze mnichem, a na polu leży jako chłop. Jeśli dwa fragmenty płytki należą do tego samego obszaru, wybierz dowolny; skutek jest ten sam.',
    'B-18 QB-3': worked(
      'Na całym obszarze nie może być żadnego podwładnego, cudzego ani własnego, choćby stał bardzo daleko. Liczy się obszar już po dołączeniu płytki.',
      'Twoja płytka łączy dwie drogi. Na jednej stoi twój podwładny, na drugiej podwładny Czerwonego. Trzeciego dostawić nie można.',
    ),
    'B-19':
      'Płytka może połączyć obszary, na których już stoją podwładni. Wtedy jest ich na jednym obszarze kilku i rozstrzyga przewaga [B-27]. Tak wchodzi się do cudzego miasta.',
    'B-20':
      'Umieszczenie podwładnego nigdy nie jest obowiązkowe, nawet tam, gdzie od razu dałby punkty. Możesz z nich zrezygnować i położyć chłopa.',
    'B-21':
      'Możesz postawić podwładnego na wolnym obszarze, który kończy ta właśnie płytka. Od razu daje punkty i w tej samej turze wraca do rezerwy.',
    'B-22':
      'Na obszar ukończony we wcześniejszej turze już się nie wejdzie: żadna nowa płytka do niego nie należy. Pole nigdy nie jest w tym sensie ukończone.',
    'B-23':
      'Pole wokół klasztoru to miejsce jak każde inne. Jeśli je zajmiesz, klasztor zostaje wolny, ale później nikt już do niego nie wejdzie, bo jego płytkę umieszczono w tej turze, a nie w innej.',
    'B-24':
      'Bez podwładnego w rezerwie żadnego nie umieszczasz. Podwładni wracają tylko dzięki punktacji.',
    'B-25 QB-6':
      'Podwładnego, który wraca w fazie 3, można umieścić dopiero od następnej tury. Rycerz z właśnie ukończonego miasta na tę turę nie zdąży.',
    'QB-5':
      'Komora celna to nie podwładny: jeśli twoja płytka kończy drogę z komorą celną, ale bez podwładnych, możesz tam jeszcze kogoś postawić.',
    'B-26':
      'Wszystko, co płytka kończy, jest punktowane od razu, do kogokolwiek należy i czy to komuś odpowiada, czy nie.',
    'B-27 QB-14 B-28': worked(
      'Kto ma na obszarze najwięcej podwładnych, zdobywa wszystkie punkty, pozostali nic. Przy równej liczbie każdy z remisujących zdobywa wszystkie punkty. Nic innego remisu nie rozstrzyga. Nadmiar podwładnych nie daje więcej punktów.',
      'Miasto warte 10: Czerwony ma dwóch rycerzy, Niebieski jednego. Czerwony zdobywa 10, Niebieski 0. Gdyby mieli po jednym, zdobyliby po 10.',
    ),
    'B-29':
      'Po punktacji wszyscy podwładni z obszaru wracają do rezerwy, także ci, którzy punktów nie przynieśli. Chłopi zostają na miejscu.',
    'B-30': 'Ukończony obszar bez podwładnych nie daje punktów nikomu, ani teraz, ani później.',
    'B-31 QB-7': worked(
      '**Droga** jest ukończona, gdy oba jej końce są zamknięte: skrzyżowaniem, miastem, klasztorem albo innym końcem narysowanym na płytce, lub gdy biegnie w kółko. Jest warta 1 punkt za każdą płytkę.',
      'Wioska, prosty odcinek, wioska: 3 punkty. Pierścień z czterech zakrętów: 4 punkty.',
    ),
    'B-32 QB-8':
      'Płytka liczy się dla obszaru raz, nawet jeśli obszar przechodzi przez nią dwukrotnie, na przykład gdy droga wraca na tę samą płytkę.',
    'B-33 QB-9': worked(
      '**Miasto** jest ukończone, gdy jego mur się zamyka i w środku nie ma dziury. Jest warte 2 punkty za każdą płytkę i 2 za każdy proporzec. Dwa proporce na jednej płytce liczyłyby się podwójnie.',
      'Trzy płytki i jeden proporzec: 3 × 2 + 1 × 2 = 8 punktów.',
    ),
    'B-34 E-16': worked(
      'Miasto z dwóch płytek jest warte 4 punkty, jak każde inne. W pierwszych wydaniach było warte 2, a proporzec dodawał 1; przywraca to opcja {two_tile_city}.',
      'Dwie płytki bez proporca: dziś 4 punkty, dawniej 2. Z jednym proporcem: dziś 6, dawniej 3.',
    ),
    'B-35':
      '**Klasztor** jest ukończony, gdy na wszystkich ośmiu miejscach wokół niego leżą płytki. Jest wart 9 punktów: jeden za siebie i po jednym za każdą sąsiednią płytkę.',
    'B-36':
      'Jeśli jedna płytka kończy kilka obszarów, każdy punktuje się osobno. W przebiegu gry najpierw są cła, potem drogi, miasta, klasztory i ogrody. Od kolejności nie zależy żadna suma.',
    'B-37 QB-15':
      'Gra kończy się po turze, w której umieszczono ostatnią płytkę. Jeśli ostatnia płytka nigdzie nie pasuje, kończy się od razu. (W niektórych rozszerzeniach, których tu nie ma, można mieć jeszcze własną płytkę).',
    'B-38': worked(
      'Wtedy punktuje się wszystko, co nieukończone, znowu według przewagi: droga daje 1 punkt za płytkę, miasto 1 za płytkę i 1 za proporzec, klasztor 1 za siebie i 1 za każdą sąsiednią płytkę.',
      'Nieukończone miasto z dwóch płytek z jednym proporcem: 3 punkty. Klasztor z trzema sąsiednimi płytkami: 4 punkty.',
    ),
    'B-43': 'Każdy podwładny jest punktowany raz. Na samym końcu przychodzi kolej na pola.',
    'B-44': 'Wygrywa ten, kto ma najwięcej punktów. Przy równej liczbie zwycięstwo jest wspólne.',
    'B-41':
      'Pole kończy się na drogach, miastach, rzekach i na skraju stołu. Omija wszystko, co go nie przecina: klasztor, ogród, źródło, jezioro.',
    'B-39 QB-11 QB-12': worked(
      'Na koniec każde pole punktuje się osobno. Kto ma na nim najwięcej chłopów, zdobywa 3 punkty za każde **ukończone** miasto, które do niego przylega; przy remisie każdy zdobywa wszystko. Dla jednego pola miasto liczy się raz, choćby przylegało w kilku miejscach. Liczy się jednak dla każdego pola, do którego przylega, także dla dwóch pól tej samej osoby.',
      'Pole przylega do dwóch ukończonych miast: 2 × 3 = 6 punktów. Wielkość miast nie ma znaczenia.',
    ),
    'B-42': 'Nieukończone miasto nie daje polu nic. Pole bez ukończonego miasta jest warte 0.',
    'QB-13':
      'Także pole, które nie może już rosnąć, punktuje się dopiero na koniec. Chłopi czekają.',
    'B-40 QB-18':
      'Starsze wydania punktowały pola inaczej; zobacz opcję {field_scoring}. Druga zasada: jak dziś, ale miasto płaci każdemu tylko raz, licząc wszystkie pola razem. Pierwsza zasada: miasto po mieście; liczy się razem chłopów ze wszystkich pól przy mieście, a kto ma ich najwięcej, zdobywa 4 punkty. Przy remisie każdy zdobywa 4.',
    'E-1':
      'Zostaje ukończone miasto z trzech płytek z jednym proporcem, w którym stoi jeden rycerz: 8 punktów.',
    'E-2':
      'Miasto z czterech płytek z jednym proporcem, dwóch rycerzy Czerwonego i jeden Niebieskiego. Kończy je Niebieski: Czerwony zdobywa 10 punktów, Niebieski 0, a wszyscy trzej rycerze wracają do rezerwy.',
    'E-3 E-4':
      'Wioska, prosty odcinek, wioska: 3 punkty. Gdy umieszczasz drugą wioskę, jej ramię na tej drodze jest zajęte; na pozostałych dwóch można jeszcze postawić podwładnego.',
    'E-5':
      'Dwie drogi, na jednej twój podwładny, na drugiej podwładny Czerwonego, łączą się w jedną ukończoną drogę z pięciu płytek: po 5 punktów.',
    'E-6': 'Leży już ósma płytka wokół klasztoru: 9 punktów, a mnich wraca do rezerwy.',
    'E-7 E-8':
      'Koniec gry: miasto z dwóch płytek z proporcem jest warte 3, klasztor z trzema sąsiednimi płytkami 4.',
    'E-9':
      'Żółty ma sam małe pole z dwoma ukończonymi miastami. Na dużym polu, też przy dwóch ukończonych miastach, Żółty i Czerwony remisują. Żółty zdobywa 6 + 6 = 12, Czerwony 6.',
    'E-10':
      'Oba pola łączą się w jedno, które przylega do dwóch ukończonych miast, i Żółty ma tam teraz więcej chłopów: Żółty 6, Czerwony 0.',
    'E-11':
      'Jeden chłop między dwoma ukończonymi miastami: dziś 6 punktów, według drugiej zasady 6, według pierwszej 8.',
    'E-12':
      'Masz po jednym chłopie na dwóch polach przy tym samym ukończonym mieście: dziś 6 punktów, według drugiej zasady 3, według pierwszej 4.',
    'E-13':
      'Jak wyżej, ale na drugim polu leżą dwaj chłopi Czerwonego: dziś i według drugiej zasady po 3 punkty; według pierwszej Czerwony zdobywa 4, a ty 0.',
    'E-17':
      'Wspólne z innymi programami plansze próbne dają między innymi: droga 3 i miasto 4; pola 3 + 6 = 9; klasztor otoczony 9, z trzema sąsiednimi płytkami 4, ogród tyle samo; droga z karczmą 6 po ukończeniu i 0 na koniec (2, jeśli karczmy się pomija); miasta z katedrą 15 i 36.',
  },
  captions: {
    roles: 'Czerwony: rycerz. Niebieski: zbójca. Żółty: chłop. Zielony: mnich.',
    fit: 'Droga biegnie dalej na wschód. Płytka w miejscu A musi mieć na północnym boku pole, a w miejscu B na zachodnim boku drogę.',
    occupied:
      'Właśnie umieszczono wioskę po prawej. Jej zachodnie ramię należy do drogi Czerwonego, więc podwładnego tam dostawić nie można. Dwa pozostałe ramiona są wolne.',
    majority:
      '4 płytki × 2 + 1 proporzec × 2 = 10 punktów dla Czerwonego, który ma dwóch rycerzy przeciw jednemu.',
    road: '3 płytki × 1 = 3 punkty dla Czerwonego.',
    ring: 'Pierścień jest ukończony, choć nie ma końców: 4 płytki × 1 = 4 punkty.',
    city: '3 płytki × 2 + 1 proporzec × 2 = 8 punktów.',
    monastery: '1 + 8 sąsiednich płytek = 9 punktów dla Zielonego.',
    fields:
      'Pole Czerwonego przylega do dwóch ukończonych miast: 2 × 3 = 6 punktów. Droga odcina pole Niebieskiego, które nie przylega do żadnego miasta: 0 punktów.',
  },
};
