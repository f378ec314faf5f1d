/** Films: the server's pictures of a slide, shown in real time between two frames of the screen. */

import { SCENE_TIMES } from '../wire/scene_times';
import type { SlidingTokenSlidEvent, SlidingTrack } from '../wire/types';
import type { Point } from './projection';

/** Milliseconds between two pictures. */
export const PICTURE = SCENE_TIMES.picture;
/** How long a token that left the board is seen to fall. */
export const FALL = SCENE_TIMES.fall;
/** It flies on for so much of that, and spins away where it has come. */
const FLIES = FALL / 3;
const SPINS = 1.5;
/** A token struck off at this many tenths of a millimetre a picture makes the loudest sound. */
const LOUDEST = 360;
const QUIETEST = 0.12;

export interface Hit {
  at: number;
  strength: number;
}

export interface Film {
  tracks: SlidingTrack[];
  lasts: number;
  hits: Hit[];
}

/** Return the film of a slide; nothing to see where the pictures were not kept. */
export function filmOf(slid: SlidingTokenSlidEvent): Film {
  const tracks = slid.tracks.filter(({ points }) => points.length > 0);
  const lasts = Math.max(0, ...tracks.map(lastMoment));
  const hits = tracks.filter(({ token }) => token !== slid.token).map(hitOf);
  return { tracks, lasts, hits: hits.sort((a, b) => a.at - b.at) };
}

/** Return when a token comes to the end of its track. */
export function lastMoment({ first, points }: SlidingTrack): number {
  return (first + points.length - 1) * PICTURE;
}

function hitOf({ first, points }: SlidingTrack): Hit {
  const [a, b] = [points[0], points[1] ?? points[0]];
  const speed = a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0;
  return { at: first * PICTURE, strength: Math.min(1, Math.max(QUIETEST, speed / LOUDEST)) };
}

/** Return where a token is at a moment of the film; nothing before it is touched. */
export function placeAt({ first, points }: SlidingTrack, moment: number): Point | null {
  const picture = moment / PICTURE - first;
  const last = points.length - 1;
  if (picture < 0) return null;
  if (picture >= last) return points[last] ?? null;
  const whole = Math.floor(picture);
  const [a, b] = [points[whole], points[whole + 1]];
  if (!a || !b) return null;
  const part = picture - whole;
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Return where a token is that left the board, some time after the end of its track. */
export function fallenAt({ points }: SlidingTrack, after: number): Point {
  const b = points.at(-1) as Point;
  const a = points.at(-2) ?? b;
  const pictures = (Math.min(after, FLIES) / PICTURE) * 0.6;
  return [b[0] + (b[0] - a[0]) * pictures, b[1] + (b[1] - a[1]) * pictures];
}

/** Return how far a token has turned that left the board, in turns. */
export function spunAt(after: number): number {
  return (Math.min(after, FALL) / FALL) * SPINS;
}
