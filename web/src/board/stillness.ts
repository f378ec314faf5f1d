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

/** A building that is put down, or a mark that appears: from above, in 220 ms. */
export function putDown(_element: Element): { duration: number; css: (t: number) => string } {
  return {
    duration: timeFor(220),
    css: (t) => `transform: translateY(${(t - 1) * 16}px); opacity: ${t}`,
  };
}
