/** Where the count of a space is written on a board of the landing map. */

import { Round } from '../board/shape/round';
import type { Square } from '../board/shape/square';
import { tileOf } from '../board/spaces/tile';

export interface Written {
  x: number;
  y: number;
  size: number;
}

/** What is drawn on a space beside its count. */
export interface Drawn {
  isStreet: boolean;
  hasIcon: boolean;
}

/** Return where a count stands: on its space, on the round board inside the ring. */
export function countPlace(board: Square | Round, at: number, drawn: Drawn, isCompact: boolean): Written {
  if (board instanceof Round) {
    const { x, y } = board.lane(at);
    return { x, y: y + 9, size: isCompact ? 32 : 24 };
  }
  const frame = board.frame(at);
  if (frame.edge === 'corner') return { x: frame.x + 21, y: frame.y + frame.h - 12, size: isCompact ? 28 : 22 };
  const tile = tileOf(frame, drawn.isStreet, isCompact);
  if (!isCompact) return { x: tile.x, y: tile.foot, size: 21 };
  const { x, y, w, h } = tile.area;
  if (!drawn.hasIcon) return { x: x + w / 2, y: y + h / 2 + 11, size: 32 };
  return tile.isUpright ? { x: tile.x, y: y + h - 8, size: 28 } : { x: x + w - 24, y: y + h / 2 + 10, size: 28 };
}
