// Texte der Spielfläche, des Docks mit dem Plättchen und der Leiste darüber.
import type { Choice, Entry, Feature } from '../../protocol';
import { can_complete, is_toll, scores_by_feature, seats_on } from '../outcome';
import { capital, from, plain } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { entry } from './entry';
import { on_feature, side, words } from './words';

type Named = (seat: number | undefined) => string;

const open_ends = (n: number) => count(n, { one: 'offenes Ende', other: 'offene Enden' });

const shares = (same: Entry[], name: Named) =>
  words.list(same.map((one) => `${name(one.seat)} ${count.number(one.points ?? 0)}`));

// „schließt die Straße ab: Anna 4, Ben 4“
const completes = from({
  road: 'schließt die Straße ab',
  field: 'schließt die Wiese ab',
  city: 'schließt die Stadt ab',
  monastery: 'schließt das Kloster ab',
  garden: 'schließt den Garten ab',
});

const score_phrases = (outcome: Entry[], name: Named): string[] =>
  scores_by_feature(outcome).map((same) => {
    const first = same[0]!;
    if (is_toll(first)) {
      const parts = entry.sum(first.parts);
      const sum = `Zoll: ${name(first.seat)} ${count.number(first.points ?? 0)}`;
      return parts ? `${sum} = ${parts}` : sum;
    }
    const head = first.at_end ? words.feature(first.word ?? '') : completes(first.word ?? '');
    return `${head}: ${shares(same, name)}`;
  });

const token_phrases = (outcome: Entry[], name: Named): string[] =>
  outcome
    .filter((one) => one.kind === 'token_placed' || one.kind === 'token_moved')
    .map((one) => `${words.token(one.word ?? '')} (${name(one.seat)}) hierher`);

const other_phrases = (outcome: Entry[]): string[] =>
  outcome.flatMap((one) => {
    if (one.kind === 'token_turned')
      return [`${words.token(one.word ?? '')} wird umgedreht und zeigt ${one.number ?? 1}`];
    return one.kind === 'game_ended' ? ['das Spiel endet'] : [];
  });

const feature_size = (tiles: number, ends: number) =>
  ends > 0 ? `${words.tiles(tiles)}, ${open_ends(ends)}` : words.tiles(tiles);

const spot_name = (choice: Choice) =>
  choice.lies && choice.figure === 'meeple' ? 'Bauer' : words.figure(choice.figure ?? '');

// „Meeple auf einer Straße (2 Plättchen, 2 offene Enden): jetzt 2 wert, abgeschlossen 2“
const about_choice = (choice: Choice, name: Named): string => {
  if (choice.action.type === 'return_abbot') return 'der Abt kommt in den Vorrat zurück';
  if (choice.token) {
    return `${words.token(choice.token)} auf dieser Kreuzung, zeigt ${count.number(choice.shows ?? 1)}`;
  }
  const { about } = choice;
  const head = `${spot_name(choice)} ${on_feature(choice.feature ?? '')}`;
  if (!about) return head;
  const size = feature_size(about.tiles, about.open_ends);
  const others =
    about.occupied_by.length > 0 ? `; dort: ${words.list(about.occupied_by.map(name))}` : '';
  const worth =
    choice.feature === 'field'
      ? `nach jetzigem Stand am Ende ${count.number(about.worth_now)} wert`
      : `jetzt ${count.number(about.worth_now)} wert, abgeschlossen ${count.number(about.worth_complete)}`;
  return `${head} (${size}${others}): ${worth}`;
};

const done = from({
  road: 'Abgeschlossene Straße',
  city: 'Abgeschlossene Stadt',
  monastery: 'Abgeschlossenes Kloster',
  garden: 'Abgeschlossener Garten',
});

export const board: Text['board'] = {
  home: 'Tollkeeper, Startseite',
  your_turn: 'Du bist am Zug:',
  turn_of: (name) => `${name}:`,
  place_the_tile: 'lege das Plättchen',
  then_figure: 'setze eine Figur ein oder passe',
  waits_for: (name) => `Am Zug: ${name}`,
  waits_for_absent: (name) => `Warten, bis ${name} zurückkommt`,
  waits_for_open: 'Ein Platz ist noch frei',
  thinks: (name) => `${name} denkt nach`,
  game_over: 'Spielende',
  moves_shown: (name) => `Zug: ${name}`,
  turn_number: (turn, left) => `Zug ${count.number(turn)}, noch ${words.tiles(left)}`,
  in_review: (turn) => `Rückblick: Zug ${count.number(turn)}`,
  connecting: 'Verbindung wird aufgebaut',
  reconnecting: (seconds) =>
    seconds > 0
      ? `Keine Verbindung. Neuer Versuch in ${count.number(seconds)} s`
      : 'Keine Verbindung. Neuer Versuch läuft',
  retry: 'Jetzt versuchen',
  closed: 'Die Verbindung ist geschlossen.',
  sprite_failed: 'Die Zeichnungen ließen sich nicht laden.',
  behind: (moves) =>
    count(moves, { one: 'Zug wird noch gezeigt', other: 'Züge werden noch gezeigt' }),
  catch_up: 'Gleich zeigen',
  loading: 'Der Tisch wird gedeckt',

  label: (places) =>
    places > 0
      ? `Spielfläche. Erlaubte Plätze: ${count.number(places)}. Pfeiltasten wählen.`
      : 'Spielfläche',
  zoom_in: 'Vergrößern',
  zoom_out: 'Verkleinern',
  show_all: 'Alles zeigen',
  turn_left: 'Plättchen nach links drehen',
  turn_right: 'Plättchen nach rechts drehen',
  dead_place: 'Keines der restlichen Plättchen passt hierher',
  place: (index, all, where) => `Platz ${index} von ${all}: ${where}.`,
  touches: (edges) =>
    edges.length > 0
      ? `Daneben: ${words.list(edges.map(({ side: n, edge }) => `${words.feature(edge)} im ${side(n)}`))}.`
      : '',
  rotations_fit: (fitting) => `Passende Drehungen: ${fitting} von 4.`,
  now_does: (text) => `Jetzt: ${text}.`,
  tile_edges: (edges) => words.list(edges.map((edge, n) => `${words.feature(edge)} im ${side(n)}`)),
  tile_roads: (roads) =>
    words.list(
      roads.map((sides) =>
        sides.length > 1
          ? `Straße ${sides.map(side).join('–')}`
          : `Straße im ${side(sides[0] ?? 0)}, die hier endet`,
      ),
    ),
  turned: (text) => `Gedreht: ${text}.`,
  tile_at: (tile, where, edges, symbols, pieces) =>
    [
      `${capital(tile)}, ${where}: ${edges}.`,
      symbols.length > 0 ? `Mit ${words.list(symbols)}.` : '',
      ...pieces.map((piece) => `${piece}.`),
    ]
      .filter((part) => part !== '')
      .join(' '),
  figure_on: (name, figure, feature) => `${name}: ${words.figure(figure)} ${on_feature(feature)}`,
  token_on: (name, token, shows) => `${name}: ${words.token(token)}, zeigt ${count.number(shows)}`,
  tile_in_hand: (type, edges, symbols) =>
    `Zu legen: ${words.tile(type)}, ${edges}${symbols.length > 0 ? `; Symbole: ${words.list(symbols)}` : ''}.`,
  spot: (choice, index, all, name, where) => {
    const of_all = `${count.number(index)} von ${count.number(all)}.`;
    if (!choice.token) return `Figur: ${about_choice(choice, name)}. Stelle ${of_all}`;
    const ends = choice.about ? ` ${open_ends(choice.about.open_ends)}.` : '';
    return `${words.token(choice.token)}, zeigt ${count.number(choice.shows ?? 1)}: Kreuzung, ${where}.${ends} Kreuzung ${of_all}`;
  },
  nothing_chosen: 'Keine Figur gewählt.',
  gain: (points) => `${points > 0 ? '+' : ''}${count.number(points)}`,
  field_tag: (points) => `+${count.number(points)}`,

  feature: {
    title: (feature) =>
      feature.complete && can_complete(feature) ? done(feature.kind) : words.feature(feature.kind),
    size: (feature) => feature_size(feature.tiles, feature.complete ? 0 : feature.open_ends),
    nobody: 'niemand dort',
    now: 'jetzt',
    when_complete: 'abgeschlossen',
    toll: 'Zoll',
    sentence: (feature: Feature, name: Named) => {
      const seats = seats_on(feature);
      const worth = (entries: Entry[]) =>
        words.list(
          entries.map(
            (one) =>
              `${name(one.seat)} ${count.number(one.points ?? 0)}${is_toll(one) ? ' (Zoll)' : ''}`,
          ),
        );
      return [
        `${words.feature(feature.kind)}, ${feature_size(feature.tiles, feature.complete ? 0 : feature.open_ends)}`,
        seats.length > 0 ? words.list(seats.map(name)) : 'niemand dort',
        feature.now.length > 0 ? `jetzt ${worth(feature.now)}` : '',
        feature.when_complete && feature.when_complete.length > 0 && !feature.complete
          ? `abgeschlossen ${worth(feature.when_complete)}`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; ')
        .concat('.');
    },
  },

  dock: 'Dein Zug',
  step_place: 'Wähle einen Platz',
  step_place_hint: (places) =>
    `Das Plättchen passt an ${count(places, { one: 'Stelle', other: 'Stellen' })}`,
  step_then: 'Dann, wenn du willst',
  asking: 'was das bringt, wird ermittelt',
  does_nothing: 'noch keine Punkte',
  tile: 'Dein Plättchen: Zieh es auf die Spielfläche',
  rotations: 'Drehung',
  rotation: (quarter, fits) => `um ${quarter * 90} Grad gedreht${fits ? '' : ', passt hier nicht'}`,
  figure_name: (word) => (word === 'large_meeple' ? 'Groß' : capital(words.figure(word))),
  token_name: (word) => words.token(word),
  abbot_home: 'Abt',
  special: (word) => capital(plain(word)),
  pass: 'Passen',
  pass_means: ': den Zug ohne Figur beenden',
  undo: 'Zurück',
  confirm: 'Bestätigen',
  lay_tile: 'Plättchen legen',
  sending: 'Wird gesendet',
  no_undo: 'Was liegt, bleibt: An diesem Tisch gibt es kein Zurück.',
  dismiss: 'Schließen',
  no_more_spots: 'Hier lässt sich nichts einsetzen.',
  projected_off: 'Punkte, wenn das Spiel jetzt endete: ausgeblendet.',

  preview: (outcome, chosen, name) => {
    const scores = score_phrases(outcome, name);
    const before =
      chosen && scores.length === 0
        ? [about_choice(chosen, name)]
        : [...scores, ...token_phrases(outcome, name)];
    return [...before, ...other_phrases(outcome)].join('; ');
  },
  warning: {
    last_meeple: 'Das ist dein letzter Meeple.',
    last_tile: 'Das ist dein letztes Plättchen.',
    last_token_use: 'Das ist die letzte Gelegenheit, das Zollhaus zu nutzen.',
    gives_points: 'Das bringt jemand anderem Punkte.',
  },
  turns_over: (token, number) => `${token} umgedreht: zeigt jetzt ${count.number(number)}`,
};
