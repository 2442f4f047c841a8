// Rzeka i Rzeka II.
import type { RiverText } from '../en/river';
import { worked } from '../model';

export const river: RiverText = {
  title: 'Rzeka',
  lead: 'Zanim przyjdzie kolej na zwykłe płytki, powstaje rzeka, od źródła do jeziora. Otwiera krainę i przecina pola. Rzeka II ma rozwidlenie.',
  chapters: {
    setup: 'Płytki i początek gry',
    course: 'Jak może płynąć rzeka',
    meeples: 'Podwładni i pola nad rzeką',
    river2: 'Rzeka II i obie rzeki razem',
    readings: 'Płytki, które nie pasują, i zasady domowe',
  },
  paragraphs: {
    'R-1':
      'Rzeka ma 12 płytek: źródło, jezioro i dziesięć innych. Rzeka II też ma ich 12: źródło, rozwidlenie, jezioro przy mieście, jezioro z wulkanem i osiem innych.',
    'R-2':
      'Płytką startową jest źródło. Pozostałe płytki rzeki się tasuje; jezioro przychodzi ostatnie.',
    'R-3':
      'Płytka startowa gry podstawowej zostaje wtasowana jak zwykła płytka albo leży w pudełku: wydania różnią się pod tym względem, stąd opcja {river_start_tile}.',
    'R-4':
      'Wszystkie płytki rzeki umieszcza się przed jakąkolwiek inną. Tury, podwładni i punktacja są od pierwszej płytki takie jak zawsze.',
    'R-5':
      'Płytka rzeki musi przedłużać rzekę na otwartym końcu. Wszystkie jej pozostałe boki też muszą pasować [B-12].',
    'R-6': worked(
      'Rzeka nie może skręcać w tę samą stronę na dwóch płytkach leżących **bezpośrednio** po sobie, bo zawróciłaby. Jeśli między nimi jest prosta płytka, oba zakręty mogą iść w tę samą stronę.',
      'Rzeka płynie na wschód i skręca na południe. Następna płytka może skręcić na wschód, ale nie na zachód.',
    ),
    'R-7 E-18':
      'Miejsce przed każdym otwartym końcem musi pozostać wolne, żeby rzeka mogła płynąć dalej. JCloisterZone wymaga więcej: trzyma wolne dwa miejsca przed każdym końcem i miejsca obok nich, patrzy wzdłuż całej linii i nie dopuszcza dwóch końców obok siebie. Opcja {river_bends} daje i to; według tego odczytania powstały opublikowane plansze próbne (tuż za rozwidleniem jedno możliwe miejsce, później dwa).',
    'QR-2': 'Za rozwidleniem można przedłużać dowolny z otwartych końców; nie muszą się zmieniać.',
    'QR-3':
      'Źródło nie jest zakrętem. Odnoga rozwidlenia, która skręca, liczy się jako zakręt dla następnej płytki.',
    'QR-4':
      'Pozostałe boki płytki rzeki mogą stykać się z każdą płytką, do której pasują. Wolny musi być tylko sam otwarty koniec.',
    'R-8 QR-1 QR-6':
      'Podwładnego można umieścić na drodze, w mieście, klasztorze, ogrodzie lub na polu płytki rzeki, także na polu źródła i jeziora. Na samej rzece nikt nie stoi i nie daje ona punktów. Klasztor nad rzeką punktuje się jak zwykle.',
    'R-9':
      'Rzeka przecina pola. Wokół źródła i jeziora pole biegnie dalej. Pod mostem drogowym **nie** biegnie: tam, gdzie droga przecina rzekę, są cztery pola.',
    'R-13':
      'W Rzece II jedno miasto leży po obu stronach rzeki. To jedno miasto, a jego most nie przecina pól.',
    'R-15':
      'W C3 przez źródło biegnie droga z północy na wschód, całkiem zwykła. Woda zaczyna się przy niej, więc to źródło ma trzy pola. Na jeziorze C3 stoi klasztor.',
    'QR-7':
      'Komory celne działają od pierwszej tury. Na płytkach rzeki nie ma jednak skrzyżowań, więc w praktyce wchodzą do gry później.',
    'R-10 QR-5':
      'Rozwidlenie umieszcza się jako pierwsze, tuż za źródłem. Oba jeziora przychodzą na końcu, to z wulkanem po tym drugim; każde zamyka jeden koniec.',
    'R-11':
      'Gdy wulkan działa (opcja {river_volcano}), na jeziorze z wulkanem nie wolno nic stawiać, w tej turze nic więcej się nie robi, a ta sama osoba rozgrywa od razu jeszcze jedną turę ze zwykłą płytką.',
    'R-12':
      'W przeciwnym razie to zwykłe jezioro. Karczma z Rzeki II liczy się tylko z rozszerzeniem Karczmy i katedry; stado świń należy do rozszerzenia, którego w tym programie nie ma.',
    'R-14':
      'Przy obu rzekach zostaje jedno źródło, jedno jezioro dla niego i jedno więcej za rozwidlenie. Tutaj zostają oba jeziora Rzeki II, wulkan na końcu.',
    'R-16':
      'Płytka rzeki, która nigdzie nie pasuje, zostaje odłożona poza grę i dobiera się następną. Jeśli nie pasuje już żadna, odkłada się wszystkie i zaczynają się zwykłe płytki.',
    'R-17':
      'Z zasad domowych, którymi się grywa, jest tu jedna: rzeka nigdy nie zawraca, nawet gdy między zakrętami są proste płytki.',
  },
  captions: {
    forbidden:
      'Niedozwolone: oba zakręty w prawo, jeden bezpośrednio po drugim. Rzeka wróciłaby pod swoje źródło.',
    allowed: 'Dozwolone: między zakrętami leży prosta płytka.',
    fields: 'Droga przez rzekę: cztery pola, tu każde w innym kolorze.',
    fork: 'Rozwidlenie Rzeki II tuż za źródłem: odtąd są dwa otwarte końce.',
  },
};
