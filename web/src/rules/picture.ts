// Pictures of the rules: small boards, described line by line.
//
//   tile base/U.7 1,0 r1         a copy (or a type, without symbols), turned clockwise
//   red meeple 1,0 road0         figure of a seat on a segment (road0, city1, field2), on the
//   red abbot 0,0 monastery      monastery or garden; tollhouse1 and tollhouse2 show their value
//   red tollhouse1 0,0
//   lit 1,0 WE                   a road lit from border to border, or W: from there to the middle
//   lit 0,0 city0                a city lit; a field takes the colour of a seat:
//   blue field 0,0 1
//   mark 2,0 A                   an empty place with a letter
//
// Places may have decimals where tiles do not touch. Sides are those seen in the picture,
// segments those of the tile in the order of its data file.

export interface PictureTile {
  copy: string;
  type: string;
  x: number;
  y: number;
  rotation: number;
}
export interface PicturePiece {
  colour: string;
  figure: string;
  x: number;
  y: number;
  place: string; // road, city, field, monastery, garden, crossroads
  index: number;
}
export interface LitRoad {
  x: number;
  y: number;
  sides: string;
}
export interface LitCity {
  x: number;
  y: number;
  index: number;
}
export interface Tint {
  colour: string;
  x: number;
  y: number;
  index: number;
}
export interface Mark {
  x: number;
  y: number;
  label: string;
}
export interface Picture {
  tiles: PictureTile[];
  pieces: PicturePiece[];
  roads: LitRoad[];
  cities: LitCity[];
  tints: Tint[];
  marks: Mark[];
}

export const kColours = ['blue', 'yellow', 'green', 'pink', 'red', 'black'];
export const kFigures = ['meeple', 'large_meeple', 'abbot', 'tollhouse1', 'tollhouse2'];

export const type_of_copy = (copy: string): string => copy.replace(/\.\d+(@\w+)?$/, '');

function number_pair(text: string): [number, number] {
  const found = /^(-?[\d.]+),(-?[\d.]+)$/.exec(text);
  if (!found) throw new Error(`${text}: not a place`);
  return [Number(found[1]), Number(found[2])];
}

function read_line(line: string, picture: Picture): void {
  const words = line.split(/\s+/);
  const [first, second = '', third = '', fourth = ''] = words;
  if (first === 'tile') {
    const [x, y] = number_pair(third);
    const rotation = fourth === '' ? 0 : Number(fourth.slice(1));
    picture.tiles.push({ copy: second, type: type_of_copy(second), x, y, rotation });
  } else if (first === 'mark') {
    const [x, y] = number_pair(second);
    picture.marks.push({ x, y, label: third });
  } else if (first === 'lit') {
    const [x, y] = number_pair(second);
    const city = /^city(\d)$/.exec(third);
    if (city) picture.cities.push({ x, y, index: Number(city[1]) });
    else if (/^[NESW]{1,2}$/.test(third)) picture.roads.push({ x, y, sides: third });
    else throw new Error(`${line}: neither a road nor a city`);
  } else if (kColours.includes(first!) && second === 'field') {
    const [x, y] = number_pair(third);
    picture.tints.push({ colour: first!, x, y, index: Number(fourth) });
  } else if (kColours.includes(first!) && kFigures.includes(second)) {
    const [x, y] = number_pair(third);
    const spot = /^(road|city|field|monastery|garden|crossroads)(\d?)$/.exec(
      fourth || (second.startsWith('tollhouse') ? 'crossroads' : ''),
    );
    if (!spot) throw new Error(`${line}: no place on the tile`);
    const [place, index] = [spot[1]!, Number(spot[2] || 0)];
    picture.pieces.push({ colour: first!, figure: second, x, y, place, index });
  } else {
    throw new Error(`${line}: not understood`);
  }
}

/** Throws where a line cannot be read: a test reads every picture. */
export function read_picture(description: string): Picture {
  const picture: Picture = { tiles: [], pieces: [], roads: [], cities: [], tints: [], marks: [] };
  for (const line of description.split('\n').map((text) => text.trim())) {
    if (line !== '') read_line(line, picture);
  }
  return picture;
}

// A point of the unturned tile on the tile as it lies.
export function turned(point: readonly [number, number], rotation: number): [number, number] {
  let [x, y] = point;
  for (let turn = 0; turn < rotation; ++turn) [x, y] = [100 - y, x];
  return [x, y];
}

const kSides: Record<string, [number, number]> = {
  N: [50, 0],
  E: [100, 50],
  S: [50, 100],
  W: [0, 50],
};

// A lit road as a path in tile units.
export function road_path(sides: string): string {
  const [from, to] = [kSides[sides[0]!]!, sides[1] ? kSides[sides[1]]! : undefined];
  const start = `M${from[0]} ${from[1]}`;
  return to ? `${start}Q50 50 ${to[0]} ${to[1]}` : `${start}L50 50`;
}

export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function picture_box(picture: Picture, margin = 8): ViewBox {
  const cells = [...picture.tiles, ...picture.marks];
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, top] = [Math.min(...xs) * 100, Math.min(...ys) * 100];
  return {
    x: left - margin,
    y: top - margin,
    width: (Math.max(...xs) + 1) * 100 - left + 2 * margin,
    height: (Math.max(...ys) + 1) * 100 - top + 2 * margin,
  };
}
