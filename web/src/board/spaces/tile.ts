/** The inside of a space of the square board: where its band, name, price and owner go. */

import type { Edge, Frame } from '../shape/square';

export const BAND = 27;
const COMPACT_BAND = 44;
const STRIPE = 6.5;
const INSET = 1.5;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Tile {
  band: Box;
  /** What is left for name and price. */
  area: Box;
  /** Along the outer edge, in the owner's colour. */
  stripe: Box;
  /** The middle of the text, and the line of the price. */
  x: number;
  foot: number;
  isUpright: boolean;
  /** How wide a line of the name may be. */
  room: number;
}

/** Return the inside of a space; only streets have a band. */
export function tileOf(frame: Frame, hasBand: boolean, isCompact: boolean): Tile {
  const depth = isCompact ? COMPACT_BAND : BAND;
  const area = hasBand ? cut(frame, opposite(frame.edge), depth + 3) : cut(frame, opposite(frame.edge), 2);
  const shift = frame.edge === 'left' ? 3 : frame.edge === 'right' ? -3 : 0;
  const isUpright = frame.edge === 'bottom' || frame.edge === 'top';
  return {
    band: strip(frame, opposite(frame.edge), depth),
    area,
    stripe: strip(frame, frame.edge, STRIPE),
    x: area.x + area.w / 2 + shift,
    foot: area.y + area.h - (frame.edge === 'top' ? 9 : 11),
    isUpright,
    room: area.w - (isUpright ? 8 : 2 * STRIPE),
  };
}

function opposite(edge: Edge): Edge {
  return ({ bottom: 'top', top: 'bottom', left: 'right', right: 'left', corner: 'top' } as const)[edge];
}

/** Return the strip along one edge of a box. */
function strip({ x, y, w, h }: Box, edge: Edge, depth: number): Box {
  const inside = { x: x + INSET, y: y + INSET, w: w - 2 * INSET, h: h - 2 * INSET };
  if (edge === 'top') return { ...inside, h: depth };
  if (edge === 'bottom') return { ...inside, y: y + h - INSET - depth, h: depth };
  if (edge === 'left') return { ...inside, w: depth };
  return { ...inside, x: x + w - INSET - depth, w: depth };
}

/** Return a box without the strip along one edge. */
function cut({ x, y, w, h }: Box, edge: Edge, depth: number): Box {
  if (edge === 'top') return { x, y: y + depth, w, h: h - depth };
  if (edge === 'bottom') return { x, y, w, h: h - depth };
  if (edge === 'left') return { x: x + depth, y, w: w - depth, h };
  return { x, y, w: w - depth, h };
}
