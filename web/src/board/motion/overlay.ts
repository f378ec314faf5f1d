/**
 * What lies over a board and moves on it, in terms of the page.
 *
 * A browser moves an element of the page by itself; parts of a drawing it lays out anew for every frame.
 */

import type { Point } from '../shape/geometry';

/** The part of the plane that a drawing shows. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf(viewBox: string): Box {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  return { left, top, width, height };
}

/** Return how far a point lies from the left and the top of a board, as shares of it. */
export function shareOf({ x, y }: Point, viewBox: string): Point {
  const { left, top, width, height } = boxOf(viewBox);
  return { x: (x - left) / width, y: (y - top) / height };
}

/** Return how wide something is that reaches so far from its middle, as a part of the board. */
export function widthOf(reach: number, viewBox: string): string {
  return `${(200 * reach) / boxOf(viewBox).width}%`;
}

/** Return the transform that takes the middle of something from the left top of a board to a point. */
export function takenTo(to: Point, reach: number, viewBox: string): string {
  const { width, height } = boxOf(viewBox);
  const { x, y } = shareOf({ x: to.x - reach, y: to.y - reach }, viewBox);
  const own = (share: number, whole: number) => Number(((share * whole * 100) / (2 * reach)).toFixed(3));
  return `translate(${own(x, width)}%, ${own(y, height)}%)`;
}
