// The table shown to somebody who has none: docs/examples/toll-table.position without its comments.
export const example_text = `tollkeeper position 1
edition C3
player blue points 34 name Anna
player yellow points 28 name Ben
tile base/W.1 0 0
tile base/U.5 1 0
tile tk/03.1 2 0
tile base/U.7 3 0
tile base/V.4 4 0
tile base/X.1 0 1
tile base/E.1 0 -1
tile base/E.2 0 -2 turned half
meeple blue 3 0 road 1
meeple yellow 0 -1 field 1
tollhouse blue 0 0 shows 1
tollhouse yellow 2 0 shows 2
`;
