// Teksty planszy, doku z płytką i paska nad nimi.
import type { Choice, Entry, Feature } from '../../protocol';
import { can_complete, is_toll, scores_by_feature, seats_on } from '../outcome';
import { capital, from, plain } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { entry } from './entry';
import { at_side, on_feature, side, words } from './words';

type Named = (seat: number | undefined) => string;

const open_ends = (n: number) =>
  count(n, {
    one: 'otwarty koniec',
    few: 'otwarte końce',
    many: 'otwartych końców',
    other: 'otwartego końca',
  });
// „Pozostały 23 płytki”
const tiles_left = (n: number) =>
  `${count.form(n, { one: 'pozostała', few: 'pozostały', other: 'pozostało' })} ${words.tiles(n)}`;

const shares = (same: Entry[], name: Named) =>
  words.list(same.map((one) => `${name(one.seat)} ${count.number(one.points ?? 0)}`));

// „kończy drogę: Anna 4, Ben 4”
const the_feature = from({
  road: 'drogę',
  city: 'miasto',
  field: 'pole',
  monastery: 'klasztor',
  garden: 'ogród',
});

const score_phrases = (outcome: Entry[], name: Named): string[] =>
  scores_by_feature(outcome).map((same) => {
    const first = same[0]!;
    if (is_toll(first)) {
      const parts = entry.sum(first.parts);
      const sum = `cło: ${name(first.seat)} ${count.number(first.points ?? 0)}`;
      return parts ? `${sum} = ${parts}` : sum;
    }
    const head = first.at_end
      ? words.feature(first.word ?? '')
      : `kończy ${the_feature(first.word ?? '')}`;
    return `${head}: ${shares(same, name)}`;
  });

const token_phrases = (outcome: Entry[], name: Named): string[] =>
  outcome
    .filter((one) => one.kind === 'token_placed' || one.kind === 'token_moved')
    .map((one) => `stanie tu ${words.token(one.word ?? '')} (${name(one.seat)})`);

const other_phrases = (outcome: Entry[]): string[] =>
  outcome.flatMap((one) => {
    if (one.kind === 'token_turned')
      return [`${words.token(one.word ?? '')} odwraca się i pokazuje ${one.number ?? 1}`];
    return one.kind === 'game_ended' ? ['gra się kończy'] : [];
  });

const feature_size = (tiles: number, ends: number) =>
  ends > 0 ? `${words.tiles(tiles)}, ${open_ends(ends)}` : words.tiles(tiles);

const spot_name = (choice: Choice) =>
  choice.lies && choice.figure === 'meeple' ? 'chłop' : words.figure(choice.figure ?? '');

// „podwładny na drodze (2 płytki, 2 otwarte końce): warte 2 teraz, 2 po ukończeniu”
const about_choice = (choice: Choice, name: Named): string => {
  if (choice.action.type === 'return_abbot') return 'opat wraca do rezerwy';
  if (choice.token) {
    return `${words.token(choice.token)} na tym skrzyżowaniu, pokazuje ${count.number(choice.shows ?? 1)}`;
  }
  const { about } = choice;
  const head = `${spot_name(choice)} ${on_feature(choice.feature ?? '')}`;
  if (!about) return head;
  const size = feature_size(about.tiles, about.open_ends);
  const others =
    about.occupied_by.length > 0 ? `; są tam: ${words.list(about.occupied_by.map(name))}` : '';
  const worth =
    choice.feature === 'field'
      ? `przy tym stanie warte ${count.number(about.worth_now)} na koniec gry`
      : `warte ${count.number(about.worth_now)} teraz, ${count.number(about.worth_complete)} po ukończeniu`;
  return `${head} (${size}${others}): ${worth}`;
};

const done = from({
  road: 'ukończona droga',
  city: 'ukończone miasto',
  monastery: 'ukończony klasztor',
  garden: 'ukończony ogród',
});

export const board: Text['board'] = {
  home: 'Tollkeeper, strona główna',
  your_turn: 'Twoja tura:',
  turn_of: (name) => `${name}:`,
  place_the_tile: 'umieść płytkę',
  then_figure: 'umieść pionek albo pasuj',
  waits_for: (name) => `Teraz gra: ${name}`,
  waits_for_absent: (name) => `Czekamy, aż wróci ${name}`,
  waits_for_open: 'Jedno miejsce jest jeszcze wolne',
  thinks: (name) => `${name} myśli`,
  game_over: 'Koniec gry',
  moves_shown: (name) => `Ruch: ${name}`,
  turn_number: (turn, left) => `tura ${count.number(turn)}, ${tiles_left(left)}`,
  in_review: (turn) => `Powtórka: tura ${count.number(turn)}`,
  connecting: 'Łączenie',
  reconnecting: (seconds) =>
    seconds > 0
      ? `Brak połączenia. Następna próba za ${count.number(seconds)} s`
      : 'Brak połączenia. Trwa kolejna próba',
  retry: 'Spróbuj teraz',
  closed: 'Połączenie jest zamknięte.',
  sprite_failed: 'Nie udało się wczytać rysunków.',
  behind: (moves) =>
    count(moves, {
      one: 'ruch do pokazania',
      few: 'ruchy do pokazania',
      many: 'ruchów do pokazania',
      other: 'ruchu do pokazania',
    }),
  catch_up: 'Pokaż od razu',
  loading: 'Rozkładanie planszy',

  label: (places) =>
    places > 0
      ? `Plansza. Dozwolone miejsca: ${count.number(places)}. Wybierasz je strzałkami.`
      : 'Plansza',
  zoom_in: 'Przybliż',
  zoom_out: 'Oddal',
  show_all: 'Pokaż wszystko',
  turn_left: 'Obróć płytkę w lewo',
  turn_right: 'Obróć płytkę w prawo',
  dead_place: 'Żadna z pozostałych płytek tu nie pasuje',
  place: (index, all, where) => `Miejsce ${index} z ${all}: ${where}.`,
  touches: (edges) =>
    edges.length > 0
      ? `Obok: ${words.list(edges.map(({ side: n, edge }) => `${words.feature(edge)} ${at_side(n)}`))}.`
      : '',
  rotations_fit: (fitting) => `Pasujące położenia: ${fitting} z 4.`,
  now_does: (text) => `Teraz: ${text}.`,
  tile_edges: (edges) => words.list(edges.map((edge, n) => `${words.feature(edge)} ${at_side(n)}`)),
  tile_roads: (roads) =>
    words.list(
      roads.map((sides) =>
        sides.length > 1
          ? `droga ${sides.map(side).join('–')}`
          : `droga ${at_side(sides[0] ?? 0)}, która tu się kończy`,
      ),
    ),
  turned: (text) => `Obrócona: ${text}.`,
  tile_at: (tile, where, edges, symbols, pieces) =>
    [
      `${capital(tile)}, ${where}: ${edges}.`,
      symbols.length > 0 ? `Symbole: ${words.list(symbols)}.` : '',
      ...pieces.map((piece) => `${piece}.`),
    ]
      .filter((part) => part !== '')
      .join(' '),
  figure_on: (name, figure, feature) => `${name}: ${words.figure(figure)} ${on_feature(feature)}`,
  token_on: (name, token, shows) =>
    `${name}: ${words.token(token)}, pokazuje ${count.number(shows)}`,
  tile_in_hand: (type, edges, symbols) =>
    `Do umieszczenia: ${words.tile(type)}, ${edges}${symbols.length > 0 ? `; symbole: ${words.list(symbols)}` : ''}.`,
  spot: (choice, index, all, name, where) => {
    const of_all = `${count.number(index)} z ${count.number(all)}.`;
    if (!choice.token) return `Pionek: ${about_choice(choice, name)}. Miejsce ${of_all}`;
    const ends = choice.about ? ` ${capital(open_ends(choice.about.open_ends))}.` : '';
    return `${capital(words.token(choice.token))}, pokazuje ${count.number(choice.shows ?? 1)}: skrzyżowanie, ${where}.${ends} Skrzyżowanie ${of_all}`;
  },
  nothing_chosen: 'Nie wybrano pionka.',
  gain: (points) => `${points > 0 ? '+' : ''}${count.number(points)}`,
  field_tag: (points) => `+${count.number(points)}`,

  feature: {
    title: (feature) =>
      capital(
        feature.complete && can_complete(feature)
          ? done(feature.kind)
          : words.feature(feature.kind),
      ),
    size: (feature) => feature_size(feature.tiles, feature.complete ? 0 : feature.open_ends),
    nobody: 'nikogo tu nie ma',
    now: 'teraz',
    when_complete: 'po ukończeniu',
    toll: 'cło',
    sentence: (feature: Feature, name: Named) => {
      const seats = seats_on(feature);
      const worth = (entries: Entry[]) =>
        words.list(
          entries.map(
            (one) =>
              `${name(one.seat)} ${count.number(one.points ?? 0)}${is_toll(one) ? ' (cło)' : ''}`,
          ),
        );
      return [
        `${capital(words.feature(feature.kind))}, ${feature_size(feature.tiles, feature.complete ? 0 : feature.open_ends)}`,
        seats.length > 0 ? words.list(seats.map(name)) : 'nikogo tu nie ma',
        feature.now.length > 0 ? `teraz ${worth(feature.now)}` : '',
        feature.when_complete && feature.when_complete.length > 0 && !feature.complete
          ? `po ukończeniu ${worth(feature.when_complete)}`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; ')
        .concat('.');
    },
  },

  dock: 'Twój ruch',
  step_place: 'Wybierz miejsce',
  step_place_hint: (places) =>
    `Ta płytka pasuje w ${count(places, { one: 'miejscu', few: 'miejscach', many: 'miejscach', other: 'miejsca' })}`,
  step_then: 'Potem, jeśli chcesz',
  asking: 'sprawdzanie, co to da',
  does_nothing: 'na razie bez punktów',
  tile: 'Płytka do umieszczenia: przeciągnij ją na planszę',
  rotations: 'Położenie',
  rotation: (quarter, fits) => `obrót o ${quarter * 90} stopni${fits ? '' : ', tu nie pasuje'}`,
  figure_name: (word) => (word === 'large_meeple' ? 'Duży' : capital(words.figure(word))),
  // A button has room for one word.
  token_name: (word) => (word === 'tollhouse' ? 'Komora' : capital(words.token(word))),
  abbot_home: 'Opat',
  special: (word) => capital(plain(word)),
  pass: 'Pasuj',
  pass_means: ': zakończ turę bez pionka',
  undo: 'Cofnij',
  confirm: 'Potwierdź',
  lay_tile: 'Umieść płytkę',
  sending: 'Wysyłanie',
  no_undo: 'Co leży, zostaje: przy tym stole nie ma cofania.',
  dismiss: 'Zamknij',
  no_more_spots: 'Nie ma tu czego umieścić.',
  projected_off: 'Punkty, gdyby gra skończyła się teraz: ukryte.',

  preview: (outcome, chosen, name) => {
    const scores = score_phrases(outcome, name);
    const before =
      chosen && scores.length === 0
        ? [about_choice(chosen, name)]
        : [...scores, ...token_phrases(outcome, name)];
    return [...before, ...other_phrases(outcome)].join('; ');
  },
  warning: {
    last_meeple: 'To twój ostatni podwładny.',
    last_tile: 'To twoja ostatnia płytka.',
    last_token_use: 'To ostatnia okazja, by użyć komory celnej.',
    gives_points: 'To daje punkty komuś innemu.',
  },
  turns_over: (token, number) => `${token} odwraca się: teraz ${count.number(number)}`,
};
