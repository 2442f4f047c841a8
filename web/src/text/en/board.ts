// Texts of the board, the dock and the bar above them.
import type { Choice, Entry, Feature, Warning } from '../../protocol';
import { can_complete, is_toll, scores_by_feature, seats_on } from '../outcome';
import { capital, plain } from '../tables';
import { count } from './count';
import { entry } from './entry';
import { a_feature, side, words } from './words';

type Named = (seat: number | undefined) => string;
type Edge = 'road' | 'city' | 'field' | 'river';

const open_ends = (n: number) => count(n, { one: 'open end', other: 'open ends' });
const an_edge: Record<Edge, string> = {
  road: 'a road',
  city: 'a city',
  field: 'a field',
  river: 'the river',
};

// "Anna 4" of every seat that scores the same feature.
const shares = (same: Entry[], name: Named) =>
  words.list(same.map((one) => `${name(one.seat)} ${count.number(one.points ?? 0)}`));

// Scores of one feature are one phrase: "completes the road: Anna 4, Ben 4".
const score_phrases = (outcome: Entry[], name: Named): string[] =>
  scores_by_feature(outcome).map((same) => {
    const first = same[0]!;
    if (is_toll(first)) {
      const parts = entry.sum(first.parts);
      const sum = `toll for ${name(first.seat)} ${count.number(first.points ?? 0)}`;
      return parts ? `${sum} = ${parts}` : sum;
    }
    const verb = first.at_end ? 'ends' : 'completes';
    return `${verb} the ${words.feature(first.word ?? '')}: ${shares(same, name)}`;
  });

const token_phrases = (outcome: Entry[], name: Named): string[] =>
  outcome
    .filter((one) => one.kind === 'token_placed' || one.kind === 'token_moved')
    .map((one) => `${words.token(one.word ?? '')} of ${name(one.seat)} here`);

const other_phrases = (outcome: Entry[]): string[] =>
  outcome.flatMap((one) => {
    if (one.kind === 'token_turned')
      return [`the ${words.token(one.word ?? '')} turns over and shows ${one.number ?? 1}`];
    return one.kind === 'game_ended' ? ['the game ends'] : [];
  });

const feature_size = (tiles: number, ends: number) =>
  ends > 0 ? `${words.tiles(tiles)}, ${open_ends(ends)}` : words.tiles(tiles);

const spot_name = (choice: Choice) =>
  choice.kind === 'special'
    ? choice.token
      ? words.token(choice.token)
      : words.figure(choice.figure ?? '')
    : `${choice.lies && choice.figure === 'meeple' ? 'farmer' : words.figure(choice.figure ?? '')}`;

// "meeple on a road of 2 tiles, 2 open ends: worth 2 now, 2 when complete"
const about_choice = (choice: Choice, name: Named): string => {
  if (choice.action.type === 'return_abbot') return 'the abbot comes home';
  if (choice.token) {
    return `the ${words.token(choice.token)}, showing ${count.number(choice.shows ?? 1)}, on this crossroads`;
  }
  const { about } = choice;
  const place = a_feature(choice.feature ?? '');
  if (!about) return `${spot_name(choice)} on ${place}`;
  const size = feature_size(about.tiles, about.open_ends);
  const others =
    about.occupied_by.length > 0 ? `, with ${words.list(about.occupied_by.map(name))}` : '';
  const worth =
    choice.feature === 'field'
      ? `worth ${count.number(about.worth_now)} at the end as it is now`
      : `worth ${count.number(about.worth_now)} now, ${count.number(about.worth_complete)} complete`;
  return `${spot_name(choice)} on ${place} of ${size}${others}: ${worth}`;
};

export const board = {
  // ---- the bar
  home: 'Tollkeeper, start page',
  your_turn: 'Your turn:',
  turn_of: (name: string) => `${name}:`,
  place_the_tile: 'place the tile',
  then_figure: 'place a figure, or pass',
  waits_for: (name: string) => `${name} is to move`,
  waits_for_absent: (name: string) => `Waiting for ${name} to come back`,
  waits_for_open: 'A seat is still open',
  thinks: (name: string) => `${name} is thinking`,
  game_over: 'The game is over',
  moves_shown: (name: string) => `${name} moves`,
  turn_number: (turn: number, left: number) =>
    `turn ${count.number(turn)}, ${words.tiles(left)} left`,
  in_review: (turn: number) => `Looking back: turn ${count.number(turn)}`,
  connecting: 'Connecting',
  reconnecting: (seconds: number) =>
    seconds > 0
      ? `Connection lost. Trying again in ${count.number(seconds)} s`
      : 'Connection lost. Trying again',
  retry: 'Try now',
  closed: 'The connection is closed.',
  sprite_failed: 'The drawings could not be loaded.',
  behind: (moves: number) =>
    count(moves, { one: 'move still to be shown', other: 'moves still to be shown' }),
  catch_up: 'Catch up',
  loading: 'Laying the table',

  // ---- the board
  label: (places: number) =>
    places > 0
      ? `Board. Arrow keys move between the ${count(places, { one: 'legal place', other: 'legal places' })}.`
      : 'Board',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  show_all: 'Show everything',
  turn_left: 'Turn the tile left',
  turn_right: 'Turn the tile right',
  dead_place: 'No tile that is left fits here',
  place: (index: number, all: number, where: string) => `Place ${index} of ${all}: ${where}.`,
  touches: (edges: { side: number; edge: Edge }[]) =>
    edges.length > 0
      ? `Touches ${words.list(edges.map(({ side: n, edge }) => `${an_edge[edge]} to the ${side(n)}`))}.`
      : '',
  rotations_fit: (fitting: number) => `${fitting} of 4 rotations fit.`,
  now_does: (text: string) => `Now: ${text}.`,
  tile_edges: (edges: Edge[]) =>
    words.list(edges.map((edge, n) => `${words.feature(edge)} ${side(n)}`)),
  tile_roads: (roads: number[][]) =>
    words.list(
      roads.map((sides) =>
        sides.length > 1
          ? `road ${sides.map(side).join(' to ')}`
          : `road to the ${side(sides[0] ?? 0)} that ends here`,
      ),
    ),
  turned: (text: string) => `Turned: ${text}.`,
  /** A tile that lies on the board, with its symbols and what stands on it. */
  tile_at: (tile: string, where: string, edges: string, symbols: string[], pieces: string[]) =>
    [
      `${capital(tile)}, ${where}: ${edges}.`,
      symbols.length > 0 ? `With ${words.list(symbols)}.` : '',
      ...pieces.map((piece) => `${piece}.`),
    ]
      .filter((part) => part !== '')
      .join(' '),
  figure_on: (name: string, figure: string, feature: string) =>
    feature === 'field' && figure === 'meeple'
      ? `${name}: farmer on a field`
      : `${name}: ${words.figure(figure)} on ${a_feature(feature)}`,
  token_on: (name: string, token: string, shows: number) =>
    `${name}: ${words.token(token)}, shows ${count.number(shows)}`,
  tile_in_hand: (type: string, edges: string, symbols: string[]) =>
    `Tile in hand: ${words.tile(type)}, ${edges}${symbols.length > 0 ? `, with ${words.list(symbols)}` : ''}.`,
  spot: (choice: Choice, index: number, all: number, name: Named, where: string) => {
    const of_all = `${count.number(index)} of ${count.number(all)}.`;
    if (!choice.token) return `Figure: ${about_choice(choice, name)}. Spot ${of_all}`;
    const ends = choice.about ? ` ${capital(open_ends(choice.about.open_ends))}.` : '';
    return `${capital(words.token(choice.token))}, shows ${count.number(choice.shows ?? 1)}: crossroads at ${where}.${ends} Crossroads ${of_all}`;
  },
  nothing_chosen: 'No figure chosen.',
  gain: (points: number) => `${points > 0 ? '+' : ''}${count.number(points)}`,
  field_tag: (points: number) => `+${count.number(points)}`,

  // ---- what a feature is
  feature: {
    title: (feature: Feature) =>
      capital(
        `${feature.complete && can_complete(feature) ? 'completed ' : ''}${words.feature(feature.kind)}`,
      ),
    size: (feature: Feature) =>
      feature_size(feature.tiles, feature.complete ? 0 : feature.open_ends),
    nobody: 'nobody there',
    now: 'now',
    when_complete: 'complete',
    toll: 'toll',
    sentence: (feature: Feature, name: Named) => {
      const seats = seats_on(feature);
      const worth = (entries: Entry[]) =>
        words.list(
          entries.map(
            (one) =>
              `${name(one.seat)} ${count.number(one.points ?? 0)}${is_toll(one) ? ' toll' : ''}`,
          ),
        );
      return [
        `${capital(words.feature(feature.kind))} of ${feature_size(feature.tiles, feature.complete ? 0 : feature.open_ends)}`,
        seats.length > 0 ? words.list(seats.map(name)) : 'nobody there',
        feature.now.length > 0 ? `now ${worth(feature.now)}` : '',
        feature.when_complete && feature.when_complete.length > 0 && !feature.complete
          ? `complete ${worth(feature.when_complete)}`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; ')
        .concat('.');
    },
  },

  // ---- the dock
  dock: 'Your move',
  step_place: 'Choose a place',
  step_place_hint: (places: number) =>
    `${count(places, { one: 'place', other: 'places' })} where this tile fits`,
  step_then: 'Then, if you like',
  asking: 'asking what it would do',
  does_nothing: 'nothing is scored yet',
  tile: 'Tile in hand: drag it onto the board',
  rotations: 'Rotation',
  rotation: (quarter: number, fits: boolean) =>
    `turned ${quarter * 90} degrees${fits ? '' : ', does not fit here'}`,
  figure_name: (word: string) => (word === 'large_meeple' ? 'Big' : capital(words.figure(word))),
  token_name: (word: string) => capital(words.token(word)),
  abbot_home: 'Abbot',
  special: (word: string) => capital(plain(word)),
  pass: 'Pass',
  pass_means: ': end the turn without a figure',
  undo: 'Undo',
  confirm: 'Confirm',
  lay_tile: 'Lay tile',
  sending: 'Sending',
  no_undo: 'What is laid stays: this table has no undo.',
  dismiss: 'Close',
  no_more_spots: 'There is nothing to place here.',
  projected_off: 'Points if the game ended now: hidden.',

  // What confirming would do; `chosen` is the last choice of the draft.
  preview: (outcome: Entry[], chosen: Choice | undefined, name: Named): string => {
    const scores = score_phrases(outcome, name);
    const before =
      chosen && scores.length === 0
        ? [about_choice(chosen, name)]
        : [...scores, ...token_phrases(outcome, name)];
    return [...before, ...other_phrases(outcome)].join('; ');
  },
  warning: {
    last_meeple: 'This is your last meeple.',
    last_tile: 'This is your last tile.',
    last_token_use: 'This is the last chance to use the tollhouse.',
    gives_points: 'This gives points to another seat.',
  } satisfies Record<Warning['code'], string>,

  turns_over: (token: string, number: number) =>
    `${token} turns over: now shows ${count.number(number)}`,
};
