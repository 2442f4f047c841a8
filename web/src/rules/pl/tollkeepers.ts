// Celnicy.
import type { TollkeepersText } from '../en/tollkeepers';
import { worked } from '../model';

export const tollkeepers: TollkeepersText = {
  title: 'Celnicy',
  lead: 'Twoja komora celna stoi na skrzyżowaniu. Ilekroć zostaje tam ukończona droga, przez kogokolwiek, komora pobiera punkty za to, co przy tej drodze leży. Najwięcej płacą podróżni; po nich komora się odwraca.',
  chapters: {
    setup: 'Co dochodzi do gry',
    place: 'Stawianie i przenoszenie komory celnej',
    crossroads: 'Co jest skrzyżowaniem',
    collect: 'Pobieranie cła',
    beside: 'Które symbole należą do drogi',
    turning: 'Odwracanie komory celnej',
    end: 'Koniec gry',
    examples: 'Przykłady z liczbami',
    readings: 'Gdzie teksty się różnią',
  },
  paragraphs: {
    'TK-1': '10 płytek, osiem z nich z jedną grupą podróżnych przy drodze.',
    'TK-2':
      'Jedna komora celna dla każdego, w kolorze niebieskim, żółtym, zielonym, różowym, czerwonym lub czarnym, nigdy więcej. Jedna strona pokazuje 1, małe cło, druga 2, duże cło.',
    'TK-3': 'Płytki wtasowuje się między pozostałe. Wszystkie zasady gry podstawowej obowiązują.',
    'TK-4 Q-8':
      'Po umieszczeniu płytki możesz jak zwykle umieścić podwładnego. **Jeśli tego nie robisz**, możesz zamiast tego postawić komorę celną albo, gdy jest już w grze, przenieść ją. Nic nie jest obowiązkowe; możesz też spasować.',
    'TK-5 Q-32': worked(
      'Komora stoi tylko na skrzyżowaniu, czyli tam, gdzie stykają się końce dwóch, trzech lub czterech dróg jednej płytki. Miasto albo klasztor, przy którym kończą się drogi, skrzyżowaniem nie jest, podobnie jezioro i chatka. Drogi mogą się tam kończyć i zostać ukończone, ale komora tam nie stanie.',
      'Droga od wioski do bramy miasta ma jedno miejsce na komorę celną: wioskę.',
    ),
    'TK-6':
      'Wystarczy dowolne skrzyżowanie na stole, gdziekolwiek leży, ktokolwiek i kiedykolwiek umieścił jego płytkę. Nie musi być na właśnie umieszczonej płytce, ale może.',
    'TK-7 Q-36':
      'Nie może tam stać inna komora celna. Podwładni na płytce i jej drogach nie przeszkadzają, a twoja komora żadnej drogi nie zajmuje: nie jest podwładnym, nie liczy się do przewagi i nikomu nie przeszkadza w umieszczeniu podwładnego.',
    'TK-8': 'Na skrzyżowaniu na drugim końcu drogi może stać cudza komora.',
    'TK-9 D-8':
      'Wchodzi do gry od razu na skrzyżowanie, stroną 1 do góry. Przeniesienie nigdy nie zmienia tego, co pokazuje.',
    'TK-10 Q-35':
      'Gdy raz znajdzie się w grze, zostaje w niej do końca. Nie wraca do rezerwy i nikt jej nie usunie.',
    'Q-7 Q-6 D-7':
      '„Bez podwładnego” znaczy: bez żadnej innej akcji w fazie 2. Nie umieszcza się zwykłego ani dużego podwładnego, ani opata, i nie zabiera się opata. Nie ma znaczenia, czy nie chcesz, czy nie masz już nikogo, czy nie ma dla niego miejsca. Łagodzi to opcja {tollhouse_needs}.',
    'Q-9':
      'Komory nie przenosi się na skrzyżowanie, na którym już stoi: to byłoby to samo, co spasować.',
    'Q-33':
      'Jeśli żadne skrzyżowanie na stole nie jest wolne, nie można jej postawić ani przenieść.',
    'Q-13':
      'Może stać tam, gdzie wszystkie drogi są już ukończone. One już nic nie zapłacą [Q-12].',
    'Q-39':
      'Jeśli pierwsza płytka nigdzie nie pasowała i dobierasz następną, wszystko to dotyczy płytki, którą w końcu umieszczasz.',
    'Q-14 Q-28 TK-26':
      'Wystarczą dwie drogi. Drzewa, przy których kończą się drogi, jak rysuje je C1, znaczą to samo co wioska.',
    'D-2 Q-29':
      'Teksty różnią się w tym, czy drzewa liczą się w późniejszych edycjach. Tutaj liczy się każde skrzyżowanie; opcja {crossroads_rule} może wymagać wiosek. Ma to znaczenie dla jednej płytki rozszerzenia Karczmy i katedry, na której trzy drogi kończą się przy drzewach obok karczmy.',
    'TK-27 Q-27':
      'Pojedyncza mała chatka, przy której kończy się droga, skrzyżowaniem nie jest, choć w niektórych edycjach bywa narysowana.',
    'Q-30':
      'Wioska między dwoma miastami (Karczmy i katedry) to skrzyżowanie dwóch dróg, zachodniej i wschodniej. Krótkie odcinki do obu bram drogami nie są.',
    'Q-31 Q-21':
      'Tam, gdzie droga tylko przechodzi między domami albo przecina inną po moście, nic się nie kończy i skrzyżowania nie ma. Nie ma go na żadnej płytce rzeki.',
    'TK-11 Q-10':
      'Cło pobiera się, gdy zostaje ukończona droga, która zaczyna się lub kończy przy twojej komorze, w fazie 3 czyjejkolwiek tury, **ktokolwiek ją ukończy**.',
    'TK-12 D-11':
      'Gdy komora pokazuje **1**, zdobywasz 1 punkt za każde gospodarstwo, każdą stajnię, każdy ogród i symbol rozbójników przy drodze oraz 3 za każdą grupę podróżnych.',
    'TK-13':
      'Gdy pokazuje **2**, zdobywasz 2 punkty za każde gospodarstwo, każdą stajnię, każdy ogród i symbol rozbójników oraz 6 za każdą grupę podróżnych.',
    'TK-14': 'Obory, chlewy i ośle stajnie to wszystko stajnie. Wieże wodne nigdy się nie liczą.',
    'TK-15 D-9': 'Jeśli przy drodze nic takiego nie ma, nie ma i cła.',
    'TK-16 D-6 D-4':
      'Za samą drogę punkty zdobywa się jak zwykle, niezależnie od cła. Kto kończy drogę, kto za nią zdobywa punkty i kto pobiera cło, to mogą być trzy różne osoby. Tutaj najpierw jest cło; opcja {toll_order} to odwraca i żadna suma się nie zmienia.',
    'Q-3 Q-37':
      'Cło nie zależy od podwładnych. Droga bez nich płaci tak samo, a przewaga na niej nie ma znaczenia.',
    'Q-2': worked(
      'Jeśli komory celne stoją na obu końcach, każdy właściciel pobiera pełne cło według własnej komory i każda odwraca się niezależnie. Niczego się nie dzieli.',
      'Droga z jednym gospodarstwem i jedną grupą podróżnych. Komora Czerwonego pokazuje 1: 1 + 3 = 4 punkty. Komora Niebieskiego pokazuje 2: 2 + 6 = 8 punktów.',
    ),
    'Q-1': worked(
      'Droga, która wraca na to samo skrzyżowanie, to jedna droga: płaci raz, a każdy symbol przy niej liczy się raz.',
      'Pierścień z podróżnymi i rozbójnikami, komora pokazuje 1: 3 + 1 = 4 punkty, a nie 8.',
    ),
    'Q-11': worked(
      'Stawianie jest przed punktacją. Możesz więc postawić lub przenieść komorę na tę właśnie drogę, którą kończy twoja płytka; pobiera cło z nowego skrzyżowania, a nie ze starego.',
      'Twoja płytka zamyka drogę z trzema symbolami rozbójników. Zamiast umieszczać podwładnego, przenosisz komorę pokazującą 1 na skrzyżowanie na jej końcu: 3 punkty.',
    ),
    'Q-12': 'Droga ukończona, zanim komora się pojawiła, później już nic nie płaci.',
    'Q-15':
      'Karczma podwaja drogę, nigdy cło. Droga z karczmą nieukończona na koniec daje swoim podwładnym 0, a komorze i tak 1 za każdy symbol.',
    'TK-17 Q-18':
      'Symbol liczy się dla drogi tylko wtedy, gdy leży bezpośrednio przy jej odcinku. Na każdy odcinek drogi na płytce patrzy się osobno. Podróżni przy jednej z dróg skrzyżowania należą tylko do tej drogi.',
    'TK-18 Q-17':
      'To, co leży między dwiema drogami biegnącymi obok siebie, liczy się dla obu. Taki symbol liczy się dla każdej z nich, także gdy obie zostaną ukończone w jednej turze przy tej samej komorze.',
    'Q-16': 'Symbol przy dwóch odcinkach **tej samej** drogi liczy się raz.',
    'Q-19':
      'Na płytce z karczmą przy drzewach chlew leży między drogami na zachód i na południe i liczy się dla obu, ale nie dla drogi na wschód. Tak my czytamy rysunek.',
    'TK-20':
      'Jeśli twoja komora pobrała cło od co najmniej jednej grupy podróżnych, zostaje odwrócona: z 1 na 2, z 2 na 1.',
    'TK-21 Q-4': worked(
      'Dzieje się to dopiero na koniec tury, po całej punktacji. Wszystkie drogi ukończone w tej turze płacą według tego, co komora pokazywała wcześniej.',
      'Twoja komora pokazuje 1. Jedna płytka kończy tam dwie drogi, każda z jedną grupą podróżnych: 3 + 3 punkty, a potem pokazuje 2.',
    ),
    'TK-22': 'Odwraca się najwyżej raz na turę, choćby zapłaciło wiele grup.',
    'D-3 Q-38':
      'Odwraca się na koniec tej tury, w której pobrała cło, także gdy była to cudza tura. Starszy tekst można zrozumieć jako „na koniec swojej tury”; daje to opcja {toll_flip}.',
    'Q-5':
      'W turze z dwóch części czeka do końca całej tury [C-20], chyba że opcja {builder_flip} mówi inaczej.',
    'TK-23 Q-22': worked(
      'Na koniec zdobywasz punkty za każdą **nieukończoną** drogę przy twojej komorze: po 1 za każde gospodarstwo, każdą stajnię, każdy ogród i symbol rozbójników, a także tylko po 1 za każdą grupę podróżnych, cokolwiek komora pokazuje. Jeśli dróg jest kilka, liczy się każda. Ukończone nie liczą się ponownie i nic się już nie odwraca.',
      'Twoja komora pokazuje 2. Przy nieukończonej drodze leży gospodarstwo i są podróżni: 1 + 1 = 2 punkty.',
    ),
    'Q-23': 'Nieukończona droga ma otwarty koniec, więc nigdy nie sięga dwóch komór celnych.',
    'Q-24': 'W przebiegu gry najpierw jest komora, potem droga. Żadna suma od tego nie zależy.',
    'Q-34': 'Komora, która nigdy nie weszła do gry, nie daje punktów, na koniec też nie.',
    'X-1':
      'Komora Czerwonego pokazuje 1. Zielony kończy drogę z czterech płytek z dwiema grupami podróżnych i jednym gospodarstwem. Czerwony pobiera 2 × 3 + 1 × 1 = 7 punktów, Zielony zdobywa 4 za drogę, a komora Czerwonego odwraca się na 2.',
    'X-2':
      'Teraz pokazuje 2. Zostaje ukończona droga z dwoma symbolami rozbójników i chlewem: 2 × 2 + 1 × 2 = 6 punktów. Podróżnych nie ma, więc zostaje przy 2.',
    'X-3':
      'Umieszczasz płytkę, nie umieszczasz podwładnego i stawiasz komorę, stroną 1 do góry, na skrzyżowaniu na drugim końcu stołu. Kilka tur później przenosisz ją na inne; wciąż pokazuje 1.',
    'D-1':
      'Czy może stanąć na skrzyżowaniu właśnie umieszczonej płytki? Według tekstu wydawcy i najnowszego tłumaczenia tak. Jedno starsze tłumaczenie mówi, że nie, co wygląda na pomyłkę; daje to opcja {tollhouse_on_new_tile}.',
    'D-5 D-10 D-13':
      'Teksty różnią się też słowami: podróżni byli kiedyś pielgrzymami. Rozszerzenie ukazało się w 2019 (C2) i 2023 roku (C3). Można je łączyć ze wszystkimi innymi, choć oficjalnych zasad na to nie ma.',
    'D-12':
      'Z dziesięciu płytek jedna się różni: w C2 ma trzy drogi, w C3 cztery. Dokładny wygląd płytki C3 to rekonstrukcja, pewna w około 85%; przy której drodze stoją podróżni, to domysł bez znaczenia.',
    'TK-24 TK-25':
      'Rozszerzenie powstało dla C2 i C3. Na płytkach C1 nie ma małych symboli, więc płacą tam tylko podróżni z tych dziesięciu płytek. Zasada domowa liczy małe gospodarstwa narysowane na niektórych płytkach C1; opcja {c1_little_farmhouses} wymaga pliku płytek, który je wymienia.',
    'TK-19 Q-20 Q-25 Q-26':
      'Niektóre odpowiedzi dotyczą rozszerzeń, których w tym programie nie ma. Droga na drewnianym moście nie liczy symboli płytki pod nim; własna droga tej płytki liczy. Złodziej może ukraść punkty z cła. Na płytkach Lipska nie ma skrzyżowań.',
  },
  captions: {
    symbols: 'Od lewej: podróżni, gospodarstwo, chlew (stajnia), ogród, rozbójnicy.',
    crossroads:
      'Trzy skrzyżowania: dwóch, trzech i czterech dróg. Na każdym może stanąć komora celna.',
    none: 'Tu skrzyżowań nie ma: droga kończy się przy klasztorze, kończy się przy mieście, przechodzi mostem przez rzekę.',
    x1: 'X-1: Czerwony 2 × 3 + 1 × 1 = 7 punktów cła, Zielony 4 punkty za drogę. Potem komora pokazuje 2.',
    x2: 'X-2: Czerwony 2 × 2 + 1 × 2 = 6 punktów cła. Komora zostaje przy 2.',
    both_ends: 'Czerwony pobiera 1 + 3 = 4 punkty, Niebieski, z komorą na 2, pobiera 2 + 6 = 8.',
    ring: 'Droga wychodzi z wioski i do niej wraca. Czerwony pobiera 3 + 1 = 4 punkty, raz.',
    one_road: 'Podróżni stoją przy drodze na wschód i liczą się tylko dla niej.',
    end: 'Gdy gra się kończy, droga jest w miejscu A jeszcze otwarta: 1 + 1 = 2 punkty, choć komora pokazuje 2.',
  },
};
