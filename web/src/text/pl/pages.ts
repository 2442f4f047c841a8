// Teksty stron wokół stołu: początek, nowa gra, pliki, miejsca przy stole, koniec, powtórka.
import type { tables as English } from '../en/pages';
import { from, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { words } from './words';

const tables: Same<typeof English> = {
  // What a set adds, in the form of a new game.
  set_help: {
    base: 'Drogi, miasta, klasztory i pola.',
    tollkeepers:
      'Komory celne na skrzyżowaniach pobierają punkty za każdym razem, gdy zostaje tam ukończona droga.',
    river: 'Najpierw powstaje rzeka, od źródła do jeziora.',
    abbot: 'Figurka do klasztorów i ogrodów, którą można zabrać wcześniej.',
    inns_and_cathedrals:
      'Więcej punktów za to, co ukończone na czas, nic za resztę; każdy dostaje dużego podwładnego.',
  },
  help: {
    legal_places: 'Gdzie płytka pasuje',
    dead_places: 'Miejsca, których żadna płytka już nie wypełni',
    projected: 'Punkty, gdyby gra skończyła się teraz',
    remaining: 'Które płytki pozostały',
    field_view: 'Czyje jest które pole',
    feature_worth: 'Ile jest warty obszar',
    previews: 'Ile punktów da ruch, zanim się go potwierdzi',
  },
  reason: {
    tiles: 'Wszystkie płytki leżą na stole.',
    resigned: 'Partia została poddana.',
    offer: 'Gra skończyła się za zgodą wszystkich.',
    clock: 'Gra skończyła się, bo komuś minął czas.',
  },
};

export const pages: Text['pages'] = {
  name: 'Tollkeeper',
  tagline: 'Carcassonne z Celnikami',
  title: (page) => (page ? `${page} – Tollkeeper` : 'Tollkeeper'),
  home: 'Strona główna',
  close: 'Zamknij',
  cancel: 'Anuluj',
  copy: 'Skopiuj',
  copied: 'Skopiowano',
  language: 'Język',
  theme_dark: 'Motyw ciemny',
  rule: (id) => `Zasada ${id}`,
  loading: 'Chwileczkę…',

  start: {
    quick: 'Zagraj od razu z komputerem',
    quick_hint: 'Gra podstawowa i Celnicy, dwie osoby przy stole',
    quick_level: 'Gracz komputerowy',
    play: 'Zagraj',
    new_game: 'Nowa gra',
    new_hint: 'Wybierz rozszerzenia, zasady i miejsca przy stole; zaproś znajomych przez link',
    open_file: 'Wczytaj grę',
    open_hint: 'Zapis gry Tollkeeper albo plik .jcz',
    rules: 'Zasady',
    rules_hint: 'Wszystkie rozszerzenia naszymi słowami, z obrazkami i przykładami',
    mine: 'Twoje gry',
    none: 'Nie masz jeszcze gier. Znajdziesz tu te, które zaczniesz lub do których dołączysz.',
    over: 'zakończona',
    your_turn: 'twoja tura',
    others_turn: 'w toku',
    left: (n) =>
      `${count.form(n, { one: 'pozostała', few: 'pozostały', other: 'pozostało' })} ${words.tiles(n)}`,
    go_on: 'Graj dalej',
    look: 'Zobacz',
    line: (names) => `Gra: ${names}`,
    forget: 'Usuń z tej listy',
    forget_ask:
      'Usunąć tę grę z listy? Twoje miejsca przy stole pamięta tylko ta przeglądarka: potem można tę grę już tylko oglądać.',
    moved: (seconds) => {
      const past = Math.max(0, seconds);
      if (past < 60) return 'przed chwilą';
      if (past < 3600) return count.ago(Math.floor(past / 60), 'minute');
      if (past < 86400) return count.ago(Math.floor(past / 3600), 'hour');
      return count.ago(Math.floor(past / 86400), 'day');
    },
    about:
      'Komora celna na skrzyżowaniu pobiera punkty za każdym razem, gdy ukończona zostaje droga, która się tam zaczyna. Przy każdym punkcie widać, z czego się składa i z której zasady wynika.',
  },

  form: {
    title: 'Nowa gra',
    sets: 'W co gracie',
    edition: 'Edycja',
    edition_hint: 'Wydania różnią się płytkami i niektórymi zasadami.',
    tiles: (n) => (n === 0 ? 'bez własnych płytek' : words.tiles(n)),
    all_tiles: (n) => `Razem ${words.tiles(n)}`,
    copies: 'Egzemplarze',
    copies_of: (set) => `Egzemplarze: ${set}`,
    not_in_edition: 'nie w tej edycji',
    always: 'zawsze',
    seats: 'Kto gra',
    seats_hint: 'W kolejności tur. Przy jednym ekranie może grać kilka osób.',
    seat: (n) => `Miejsce przy stole ${n}`,
    kind: 'Gra',
    kind_here: 'ktoś tutaj',
    kind_link: 'ktoś przez link',
    kind_computer: 'komputer',
    name: 'Imię',
    level: 'Poziom',
    colour: 'Kolor',
    add_seat: 'Dodaj miejsce przy stole',
    remove_seat: (n) => `Usuń miejsce przy stole ${n}`,
    move_up: (n) => `Przesuń miejsce przy stole ${n} do przodu`,
    rules: 'Zasady',
    rules_hint:
      'Na początku wszystkie są takie, jak w dzisiejszych instrukcjach. Co zmienisz, będzie w zapisie gry.',
    changed: (n) =>
      n === 0
        ? 'jak w druku'
        : count(n, {
            one: 'zmieniona',
            few: 'zmienione',
            many: 'zmienionych',
            other: 'zmienionej',
          }),
    reset: 'Wszystko jak w druku',
    helps: 'Podpowiedzi przy tym stole',
    helps_hint: 'Co tu wyłączysz, będzie wyłączone dla wszystkich przy stole.',
    help: from(tables.help),
    set_help: (set, said) => (tables.set_help as Record<string, string>)[set] ?? said,
    undo: 'Turę można cofać, dopóki nie jest potwierdzona',
    more: 'Więcej',
    seed: 'Ziarno losowania',
    seed_hint: 'Cyfry. To samo ziarno daje te same płytki; puste: los.',
    begin: 'Rozpocznij grę',
    beginning: 'Rozkładanie gry…',
    too_few: (n) =>
      `Przy stole musi być zajęte co najmniej ${count(n, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })}.`,
    nobody: 'Musi grać co najmniej jedna osoba, tutaj albo przez link.',
  },

  open: {
    title: 'Wczytaj grę',
    choose: 'Wybierz plik',
    drop: 'albo upuść go tutaj',
    kinds: 'Zapis gry Tollkeeper (.json) albo plik .jcz z JCloisterZone',
    chosen: (name) => `Wybrano: ${name}`,
    players: (n) => `${words.players(n)}. Kto gra dalej?`,
    unreadable: 'Ten plik nie jest ani zapisem gry Tollkeeper, ani plikiem .jcz.',
    too_large: 'Ten plik jest większy niż 4 MB.',
    begin: 'Wczytaj grę',
  },

  lobby: {
    title: 'Czekamy na graczy',
    open_seats: (n) =>
      `${count(n, {
        one: 'miejsce przy stole jest wolne',
        few: 'miejsca przy stole są wolne',
        many: 'miejsc przy stole jest wolnych',
        other: 'miejsca przy stole jest wolne',
      })}. Wyślij ten link tym, z którymi chcesz grać:`,
    link: 'Link do tej gry',
    take: 'Zajmij to miejsce',
    your_name: 'Twoje imię',
    open: 'wolne',
    watching: 'Oglądasz tę grę. Zajmij miejsce przy stole, żeby grać:',
    later: 'Graj: inni mogą dołączyć później',
  },

  table: {
    of: (names) => (names ? `Gra: ${names}` : 'Gra'),
    linked: 'Link jest w schowku.',
    leave: 'Opuść miejsce przy stole',
    leave_ask: (name) =>
      `Opuścić miejsce (${name})? Będzie znowu wolne i każdy, kto ma link, może je zająć.`,
    leave_computer: 'Niech dalej gra komputer',
    leave_computer_ask: (name) =>
      `Czy komputer ma grać dalej (${name})? Miejsce możesz odebrać w każdej chwili.`,
    take_over: 'Niech to miejsce przejmie komputer',
    take_over_ask: (name) =>
      `${name}: nikogo nie ma przy stole. Czy ma grać komputer? Miejsce można odebrać w każdej chwili.`,
    take_back: 'Graj znowu na tym miejscu',
    resign: 'Poddaj partię',
    resign_ask: (name) => `Poddać partię (${name})? Tego nie można cofnąć.`,
    level: 'Poziom komputera',
    yes_resign: 'Poddaj partię',
    yes_leave: 'Opuść',
    yes: 'Tak',
    rules: 'Zasady tej gry',
    all_rules: 'Wszystkie zasady',
    sets: 'Rozszerzenia',
    edition: (name) => `Edycja ${name}`,
    changed_options: 'Zmienione zasady',
    no_changes: 'Wszystkie zasady jak w druku',
    helps_off: 'Wyłączone podpowiedzi',
    undo_off: 'Tur nie można cofać',
  },

  end: {
    title: 'Koniec gry',
    reason: (reason) => (reason ? tables.reason[reason] : ''),
    winner: (names, several) => (several ? `Wspólne zwycięstwo: ${names}` : `Wygrywa: ${names}`),
    ranking: 'Kolejność',
    place: 'Lokata',
    player: 'Gracz',
    points: 'Punkty',
    resigned: 'poddana partia',
    by_kind: 'Za co były punkty',
    over_time: 'Punkty w czasie gry',
    over_time_text: (lines) => `Punkty graczy po każdej turze. Na koniec: ${lines}.`,
    best: 'Najlepsze obszary',
    step: 'Powtórka tura po turze',
    again: 'Nowa gra',
    downloads: 'Pobierz',
    record: 'Zapis gry',
    record_hint: 'wszystko, dla programu Tollkeeper',
    jcz: '.jcz',
    jcz_hint: 'dla JCloisterZone',
    svg: 'Obrazek (SVG)',
    png: 'Obrazek (PNG)',
    png_failed: 'Nie udało się utworzyć obrazka.',
    to_board: 'Pokaż planszę',
    to_result: 'Pokaż wynik',
  },

  review: {
    title: 'Powtórka tura po turze',
    step: (n, of) => `Tura ${n} z ${of}`,
    start: 'Przed pierwszą turą',
    final: 'Po punktacji końcowej',
    first: 'Na początek',
    previous: 'Turę wstecz',
    next: 'Turę naprzód',
    last: 'Na koniec',
    play: 'Odtwarzaj',
    pause: 'Wstrzymaj',
    slider: 'Pokazana tura',
    leave: 'Z powrotem do stołu',
  },

  fault: {
    not_found: 'Pod tym adresem nic nie ma',
    not_found_hint: 'Być może w adresie jest błąd.',
    no_game: 'Tej gry nie ma',
    no_game_hint:
      'Być może link jest ucięty albo gra została usunięta z serwera. Poproś o link jeszcze raz.',
    again: 'Spróbuj jeszcze raz',
    server: 'Serwerowi się to nie udało',
    home: 'Na stronę główną',
  },
};
