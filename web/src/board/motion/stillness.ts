/** Stillness: whether this device or its player wants nothing to move, and how much time what is shown takes. */

import { settings, type Motion } from '../../core/settings.svelte';

/** What a scene takes of its usual time, by the wish of the player. */
const TEMPOS: Record<Motion, number> = { slow: 1.7, auto: 1, fast: 0.5, none: 0 };
/** Where nothing moves, a scene is only looked at. */
const LOOKED_AT = 0.6;

/** Tell whether things jump to their places instead of moving. */
export function isStill(): boolean {
  return settings.motion === 'none' || document.hidden || isLessWished();
}

/** Return what part of their usual time scenes take: none where nobody looks or nobody wants any. */
export function tempo(): number {
  if (document.hidden) return 0;
  return TEMPOS[settings.motion] * (isLessWished() ? LOOKED_AT : 1);
}

/** Return a time for a motion: none where nothing shall move. */
export function timeFor(milliseconds: number): number {
  return isStill() ? 0 : milliseconds * TEMPOS[settings.motion];
}

function isLessWished(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
