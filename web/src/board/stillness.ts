/** Stillness: whether this device or its player wants nothing to move. */

import { settings } from '../core/settings.svelte';

/** Tell whether things jump to their places instead of moving. */
export function isStill(): boolean {
  if (settings.motion === 'none' || document.hidden) return true;
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Return a time for a motion: none where nothing shall move. */
export function timeFor(milliseconds: number): number {
  return isStill() ? 0 : milliseconds;
}
