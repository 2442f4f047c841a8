// Moving among places with the keyboard. Pure.

export interface Spot {
  x: number;
  y: number;
}

// The nearest place in that direction: forwards counts once, sideways twice. Places more sideways
// than forwards are taken only when there is no other.
export function neighbour<Place extends Spot>(
  places: readonly Place[],
  from: Spot,
  dx: number,
  dy: number,
): Place | undefined {
  let best: Place | undefined;
  let best_cost = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside + (aside > ahead ? 1000 : 0);
    if (cost < best_cost) {
      best = place;
      best_cost = cost;
    }
  }
  return best;
}

export function in_reading_order<Place extends Spot>(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a.y - b.y || a.x - b.x);
}

// The place `step` on in reading order; undefined past the ends.
export function next_in_order<Place extends Spot>(
  places: readonly Place[],
  from: Spot | null | undefined,
  step: 1 | -1,
): Place | undefined {
  const order = in_reading_order(places);
  if (!from) return step > 0 ? order[0] : order.at(-1);
  const at = order.findIndex((place) => place.x === from.x && place.y === from.y);
  if (at < 0) return order[0];
  return order[at + step];
}

// Where to begin: the place nearest to a point.
export function nearest<Place extends Spot>(
  places: readonly Place[],
  point: Spot,
): Place | undefined {
  let best: Place | undefined;
  let best_distance = Infinity;
  for (const place of places) {
    const distance = Math.hypot(place.x - point.x, place.y - point.y);
    if (distance < best_distance) {
      best = place;
      best_distance = distance;
    }
  }
  return best;
}
