// Texty herního plánu, doku s kartičkou a lišty nad nimi.
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
    one: 'otevřený konec',
    few: 'otevřené konce',
    many: 'otevřeného konce',
    other: 'otevřených konců',
  });
// „Zbývá 23 kartiček“
const tiles_left = (n: number) =>
  `${count.form(n, { few: 'zbývají', other: 'zbývá' })} ${words.tiles(n)}`;

const shares = (same: Entry[], name: Named) =>
  words.list(same.map((one) => `${name(one.seat)} ${count.number(one.points ?? 0)}`));

// „uzavírá cestu: Anna 4, Ben 4“
const completes = from({
  road: 'uzavírá cestu',
  field: 'uzavírá louku',
  city: 'dokončuje město',
  monastery: 'dokončuje klášter',
  garden: 'dokončuje zahradu',
});

const score_phrases = (outcome: Entry[], name: Named): string[] =>
  scores_by_feature(outcome).map((same) => {
    const first = same[0]!;
    if (is_toll(first)) {
      const parts = entry.sum(first.parts);
      const sum = `daň: ${name(first.seat)} ${count.number(first.points ?? 0)}`;
      return parts ? `${sum} = ${parts}` : sum;
    }
    const head = first.at_end ? words.feature(first.word ?? '') : completes(first.word ?? '');
    return `${head}: ${shares(same, name)}`;
  });

const token_phrases = (outcome: Entry[], name: Named): string[] =>
  outcome
    .filter((one) => one.kind === 'token_placed' || one.kind === 'token_moved')
    .map((one) => `bude tu ${words.token(one.word ?? '')} (${name(one.seat)})`);

const other_phrases = (outcome: Entry[]): string[] =>
  outcome.flatMap((one) => {
    if (one.kind === 'token_turned')
      return [`${words.token(one.word ?? '')} se otáčí a ukazuje ${one.number ?? 1}`];
    return one.kind === 'game_ended' ? ['hra končí'] : [];
  });

const feature_size = (tiles: number, ends: number) =>
  ends > 0 ? `${words.tiles(tiles)}, ${open_ends(ends)}` : words.tiles(tiles);

const spot_name = (choice: Choice) =>
  choice.lies && choice.figure === 'meeple' ? 'sedlák' : words.figure(choice.figure ?? '');

// „družiník na cestě (2 kartičky, 2 otevřené konce): hodnota nyní 2, po dokončení 2“
const about_choice = (choice: Choice, name: Named): string => {
  if (choice.action.type === 'return_abbot') return 'opat se vrací do zásoby';
  if (choice.token) {
    return `${words.token(choice.token)} na této křižovatce, ukazuje ${count.number(choice.shows ?? 1)}`;
  }
  const { about } = choice;
  const head = `${spot_name(choice)} ${on_feature(choice.feature ?? '')}`;
  if (!about) return head;
  const size = feature_size(about.tiles, about.open_ends);
  const others =
    about.occupied_by.length > 0 ? `; už tu je: ${words.list(about.occupied_by.map(name))}` : '';
  const after = choice.feature === 'road' ? 'po uzavření' : 'po dokončení';
  const worth =
    choice.feature === 'field'
      ? `hodnota na konci při tomto stavu ${count.number(about.worth_now)}`
      : `hodnota nyní ${count.number(about.worth_now)}, ${after} ${count.number(about.worth_complete)}`;
  return `${head} (${size}${others}): ${worth}`;
};

const done = from({
  road: 'uzavřená cesta',
  city: 'dokončené město',
  monastery: 'dokončený klášter',
  garden: 'dokončená zahrada',
});

export const board: Text['board'] = {
  home: 'Tollkeeper, úvodní stránka',
  your_turn: 'Jste na tahu:',
  turn_of: (name) => `${name}:`,
  place_the_tile: 'přiložte kartičku',
  then_figure: 'umístěte figurku, nebo přeskočte',
  waits_for: (name) => `Na tahu: ${name}`,
  waits_for_absent: (name) => `Čeká se, až se vrátí ${name}`,
  waits_for_open: 'Jedno místo je ještě volné',
  thinks: (name) => `${name} přemýšlí`,
  game_over: 'Konec hry',
  moves_shown: (name) => `Tah: ${name}`,
  turn_number: (turn, left) => `tah ${count.number(turn)}, ${tiles_left(left)}`,
  in_review: (turn) => `Přehrání: tah ${count.number(turn)}`,
  connecting: 'Připojování',
  reconnecting: (seconds) =>
    seconds > 0
      ? `Spojení je přerušené. Další pokus za ${count.number(seconds)} s`
      : 'Spojení je přerušené. Probíhá další pokus',
  retry: 'Zkusit hned',
  closed: 'Spojení je zavřené.',
  sprite_failed: 'Obrázky se nepodařilo načíst.',
  behind: (moves) =>
    count(moves, {
      one: 'tah k zobrazení',
      few: 'tahy k zobrazení',
      many: 'tahu k zobrazení',
      other: 'tahů k zobrazení',
    }),
  catch_up: 'Ukázat hned',
  loading: 'Připravuje se stůl',

  label: (places) =>
    places > 0
      ? `Herní plán. Možná místa: ${count.number(places)}. Vybírá se šipkami.`
      : 'Herní plán',
  zoom_in: 'Přiblížit',
  zoom_out: 'Oddálit',
  show_all: 'Ukázat vše',
  turn_left: 'Otočit kartičku doleva',
  turn_right: 'Otočit kartičku doprava',
  dead_place: 'Žádná ze zbývajících kartiček sem nepasuje',
  place: (index, all, where) => `Místo ${index} z ${all}: ${where}.`,
  touches: (edges) =>
    edges.length > 0
      ? `Vedle: ${words.list(edges.map(({ side: n, edge }) => `${words.feature(edge)} ${at_side(n)}`))}.`
      : '',
  rotations_fit: (fitting) => `Možná otočení: ${fitting} ze 4.`,
  now_does: (text) => `Nyní: ${text}.`,
  tile_edges: (edges) => words.list(edges.map((edge, n) => `${words.feature(edge)} ${at_side(n)}`)),
  tile_roads: (roads) =>
    words.list(
      roads.map((sides) =>
        sides.length > 1
          ? `cesta ${sides.map(side).join('–')}`
          : `cesta ${at_side(sides[0] ?? 0)}, která tu končí`,
      ),
    ),
  turned: (text) => `Po otočení: ${text}.`,
  tile_at: (tile, where, edges, symbols, pieces) =>
    [
      `${capital(tile)}, ${where}: ${edges}.`,
      symbols.length > 0 ? `Symboly: ${words.list(symbols)}.` : '',
      ...pieces.map((piece) => `${piece}.`),
    ]
      .filter((part) => part !== '')
      .join(' '),
  figure_on: (name, figure, feature) => `${name}: ${words.figure(figure)} ${on_feature(feature)}`,
  token_on: (name, token, shows) =>
    `${name}: ${words.token(token)}, ukazuje ${count.number(shows)}`,
  tile_in_hand: (type, edges, symbols) =>
    `K přiložení: ${words.tile(type)}, ${edges}${symbols.length > 0 ? `; symboly: ${words.list(symbols)}` : ''}.`,
  spot: (choice, index, all, name, where) => {
    const of_all = `${count.number(index)} z ${count.number(all)}.`;
    if (!choice.token) return `Figurka: ${about_choice(choice, name)}. Místo ${of_all}`;
    const ends = choice.about ? ` ${capital(open_ends(choice.about.open_ends))}.` : '';
    return `${capital(words.token(choice.token))}, ukazuje ${count.number(choice.shows ?? 1)}: křižovatka, ${where}.${ends} Křižovatka ${of_all}`;
  },
  nothing_chosen: 'Žádná figurka není vybraná.',
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
    nobody: 'nikdo tu není',
    now: 'nyní',
    when_complete: 'po dokončení',
    toll: 'daň',
    sentence: (feature: Feature, name: Named) => {
      const seats = seats_on(feature);
      const worth = (entries: Entry[]) =>
        words.list(
          entries.map(
            (one) =>
              `${name(one.seat)} ${count.number(one.points ?? 0)}${is_toll(one) ? ' (daň)' : ''}`,
          ),
        );
      return [
        `${capital(words.feature(feature.kind))}, ${feature_size(feature.tiles, feature.complete ? 0 : feature.open_ends)}`,
        seats.length > 0 ? words.list(seats.map(name)) : 'nikdo tu není',
        feature.now.length > 0 ? `nyní ${worth(feature.now)}` : '',
        feature.when_complete && feature.when_complete.length > 0 && !feature.complete
          ? `${feature.kind === 'road' ? 'po uzavření' : 'po dokončení'} ${worth(feature.when_complete)}`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; ')
        .concat('.');
    },
  },

  dock: 'Váš tah',
  step_place: 'Vyberte místo',
  step_place_hint: (places) =>
    `Kartička pasuje na ${count(places, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`,
  step_then: 'Potom, chcete-li',
  asking: 'zjišťuje se, co to přinese',
  does_nothing: 'zatím bez bodů',
  tile: 'Kartička k přiložení: přetáhněte ji na herní plán',
  rotations: 'Otočení',
  rotation: (quarter, fits) => `otočení o ${quarter * 90} stupňů${fits ? '' : ', sem nepasuje'}`,
  figure_name: (word) => (word === 'large_meeple' ? 'Velký' : capital(words.figure(word))),
  token_name: (word) => capital(words.token(word)),
  abbot_home: 'Opat',
  special: (word) => capital(plain(word)),
  pass: 'Přeskočit',
  pass_means: ': ukončit tah bez figurky',
  undo: 'Zpět',
  confirm: 'Potvrdit',
  lay_tile: 'Přiložit kartičku',
  sending: 'Odesílání',
  no_undo: 'Co leží, zůstává: u tohoto stolu nelze vracet zpět.',
  dismiss: 'Zavřít',
  no_more_spots: 'Tady není co umístit.',
  projected_off: 'Body, kdyby hra skončila nyní: skryté.',

  preview: (outcome, chosen, name) => {
    const scores = score_phrases(outcome, name);
    const before =
      chosen && scores.length === 0
        ? [about_choice(chosen, name)]
        : [...scores, ...token_phrases(outcome, name)];
    return [...before, ...other_phrases(outcome)].join('; ');
  },
  warning: {
    last_meeple: 'To je váš poslední družiník.',
    last_tile: 'To je vaše poslední kartička.',
    last_token_use: 'To je poslední příležitost použít celnici.',
    gives_points: 'Tím dostane body někdo jiný.',
  },
  turns_over: (token, number) => `${token} se otáčí: nyní ${count.number(number)}`,
};
