/** How the unit's face is laid out: round as in the box, or tall or lying with keys for thumbs. */

import type { Key } from '../ported/unit/parts';
import type { SlotName } from './gestures';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface FaceLayout {
  viewBox: string;
  /** Its casing; a round one is as wide as it is high, with corners of half of that. */
  casing: Box & { corner: number };
  /** How far the rim stands out around the face. */
  rim: number;
  /** The three large keys. */
  go: Box;
  deal: Box;
  zone: Box;
  /** Where the first small key lies, how large they are and how far apart; the last row has two wide ones.
   * Null where there is no room to read or press them. */
  keys: (Box & { column: number; row: number }) | null;
  /** Where slots swallow cards. */
  slots: Record<SlotName, { x: number; y: number }>;
  /** The display, and how large it is for a message. */
  screen: Box;
  message: Box;
  /** The holes before the loudspeaker: the middle of their upper row. */
  holes: { x: number; y: number };
}

export const ROWS: Key[][] = [
  ['7', '8', '9', 'M'],
  ['4', '5', '6', 'K'],
  ['1', '2', '3', '.'],
  ['C', '0'],
];

const SCREEN = { x: -172, y: -208, w: 344, h: 144 };

/** As the unit of the box lies in the middle of its board. */
export const ROUND: FaceLayout = {
  viewBox: '-280 -280 560 572',
  casing: { x: -274, y: -274, w: 548, h: 548, corner: 274 },
  rim: 12,
  go: { x: -188, y: -50, w: 120, h: 42 },
  deal: { x: -60, y: -50, w: 120, h: 42 },
  zone: { x: 68, y: -50, w: 120, h: 42 },
  keys: { x: -123, y: 6, w: 57, h: 39, column: 63, row: 46 },
  slots: { green: { x: -242, y: 36 }, red: { x: 134, y: 36 } },
  screen: SCREEN,
  /** A message is read on all of the face, down to the key that puts it away. */
  message: { x: -198, y: -178, w: 396, h: 311 },
  holes: { x: 0, y: 214 },
};

/** As it lies in the middle of the board of a phone: what is pressed stands below the board. */
export const SMALL: FaceLayout = {
  ...ROUND,
  go: { x: -206, y: -48, w: 132, h: 60 },
  deal: { x: -66, y: -48, w: 132, h: 60 },
  zone: { x: 74, y: -48, w: 132, h: 60 },
  keys: null,
  slots: { green: { x: -160, y: 62 }, red: { x: 52, y: 62 } },
};

/** For one hand: on the narrowest phone a key is 44 pixels high. */
export const TALL: FaceLayout = {
  viewBox: '-200 -236 400 712',
  casing: { x: -198, y: -232, w: 396, h: 696, corner: 44 },
  rim: 8,
  go: { x: -185, y: 102, w: 118, h: 62 },
  deal: { x: -59, y: 102, w: 118, h: 62 },
  zone: { x: 67, y: 102, w: 118, h: 62 },
  keys: { x: -185, y: 174, w: 86, h: 62, column: 95, row: 70 },
  slots: { green: { x: -178, y: -20 }, red: { x: 70, y: -20 } },
  screen: SCREEN,
  message: { x: -176, y: -208, w: 352, h: 300 },
  holes: { x: 0, y: 20 },
};

/** For a phone that lies on its side: the display beside the keys. */
export const LYING: FaceLayout = {
  viewBox: '-400 -172 800 346',
  casing: { x: -398, y: -168, w: 796, h: 334, corner: 40 },
  rim: 8,
  go: { x: 4, y: -150, w: 118, h: 56 },
  deal: { x: 130, y: -150, w: 118, h: 56 },
  zone: { x: 256, y: -150, w: 118, h: 56 },
  keys: { x: 4, y: -86, w: 86, h: 54, column: 95, row: 62 },
  slots: { green: { x: -356, y: 42 }, red: { x: -160, y: 42 } },
  screen: { ...SCREEN, x: -372, y: -146 },
  message: { x: -380, y: -146, w: 352, h: 296 },
  holes: { x: -204, y: 80 },
};

/** Return where a small key lies. */
export function keyBox(keys: NonNullable<FaceLayout['keys']>, row: number, column: number): Box {
  const isWide = (ROWS[row]?.length ?? 0) < 4;
  return {
    x: keys.x + column * keys.column * (isWide ? 2 : 1),
    y: keys.y + row * keys.row,
    w: isWide ? keys.column + keys.w : keys.w,
    h: keys.h,
  };
}
