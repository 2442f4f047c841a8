// How large figures and tokens stand, in tile units (100 to a tile), and where their emblem sits.

export interface FigureLook {
  part: string; // symbol p-PART
  box: [number, number]; // of the part's own units
  size: [number, number]; // on the board
  foot: [number, number]; // of the spot, from the upper left corner
  emblem: [number, number]; // its middle, in the part's own units
  emblem_size: number;
  badge: boolean; // the emblem on a round badge
  shadow: boolean;
}

const look = (
  part: string,
  box: [number, number],
  size: [number, number],
  foot: [number, number],
  emblem: [number, number],
  emblem_size: number,
  badge = false,
  shadow = true,
): FigureLook => ({ part, box, size, foot, emblem, emblem_size, badge, shadow });

const kLooks: Record<string, FigureLook> = {
  meeple: look('meeple', [32, 32], [40, 40], [20, 26], [16, 22.2], 11),
  farmer: look('farmer', [40, 26], [47, 30.6], [23.5, 15.3], [25.8, 13], 10, false, false),
  abbot: look('abbot', [32, 36], [35, 39.4], [17.5, 25], [14.4, 25.6], 10),
  large_meeple: look('big_meeple', [38, 40], [44, 46.3], [22, 30], [19, 28], 12.5),
  tollhouse_1: look('tollhouse_1', [36, 36], [41, 41], [20.5, 22], [31, 6.5], 9, true),
  tollhouse_2: look('tollhouse_2', [36, 36], [41, 41], [20.5, 22], [34.2, 8], 9, true),
};

// `shows`: the value of a token.
export function figure_look(figure: string, lies = false, shows = 0): FigureLook {
  if (shows > 0 || figure === 'tollhouse')
    return kLooks[shows >= 2 ? 'tollhouse_2' : 'tollhouse_1']!;
  if (lies && figure !== 'large_meeple') return kLooks.farmer!;
  return kLooks[figure] ?? kLooks.meeple!;
}
