/** Walking the board with keys: the arrows lead where they point, else forwards or backwards. */

import type { Geometry, Point } from './geometry';

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Return the space that a key leads to; null for keys that lead nowhere. */
export function spaceAfter(key: string, space: number, geometry: Geometry): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return geometry.count - 1;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const next = (space + 1) % geometry.count;
  const previous = (space + geometry.count - 1) % geometry.count;
  const gain = pull(space, next, direction, geometry) - pull(space, previous, direction, geometry);
  if (Math.abs(gain) > 1) return gain > 0 ? next : previous;
  return direction.x + direction.y > 0 ? next : previous;
}

/** Return how far a neighbour lies in a direction. */
function pull(from: number, to: number, direction: Point, geometry: Geometry): number {
  const [a, b] = [geometry.centre(from), geometry.centre(to)];
  return (b.x - a.x) * direction.x + (b.y - a.y) * direction.y;
}
