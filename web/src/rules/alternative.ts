// The words of a picture for those who cannot see it, made of its description.
import type { RulesWords } from './model';
import type { Picture } from './picture';
import type { Places } from './places';

// Counts of the printed symbols that matter to the rules.
function symbol_counts(picture: Picture, places: Places | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of picture.tiles) {
    for (const { kind } of places?.symbols[tile.copy] ?? []) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return counts;
}

/** "4 tiles. Red: meeple (road), tollhouse 1 (crossroads). Symbols: 1 farmhouse." */
export function picture_text(
  picture: Picture,
  words: RulesWords['picture'],
  places?: Places,
): string {
  const sentences = [words.tiles(picture.tiles.length)];
  const by_colour = new Map<string, string[]>();
  for (const piece of picture.pieces) {
    const figure = words.figures[piece.figure] ?? piece.figure;
    const list = by_colour.get(piece.colour) ?? [];
    list.push(`${figure} (${words.places[piece.place] ?? piece.place})`);
    by_colour.set(piece.colour, list);
  }
  for (const { colour } of picture.tints) {
    if (!by_colour.has(colour)) by_colour.set(colour, [words.places.field!]);
  }
  for (const [colour, list] of by_colour) {
    sentences.push(`${words.colours[colour] ?? colour}: ${list.join(', ')}`);
  }
  const symbols = [...symbol_counts(picture, places)].map(([kind, n]) => words.symbol(n, kind));
  if (symbols.length > 0) sentences.push(`${words.symbols}: ${symbols.join(', ')}`);
  const lit = [
    ...(picture.roads.length > 0 ? [words.places.road!] : []),
    ...(picture.cities.length > 0 ? [words.places.city!] : []),
  ];
  if (lit.length > 0) sentences.push(`${words.lit}: ${lit.join(', ')}`);
  if (picture.marks.length > 0) {
    sentences.push(`${words.marked}: ${picture.marks.map((mark) => mark.label).join(', ')}`);
  }
  return sentences.join('. ') + '.';
}
