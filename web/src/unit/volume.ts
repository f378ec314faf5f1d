/** The volume of the unit: so many levels, of which the lowest leaves only beeps. */

import { VOLUMES } from '../ported/unit/parts';

/** What this device keeps of its loudness. */
export interface Loudness {
  volume: number;
  onlyBeeps: boolean;
}

/** What lies in the unit: cards put in by hand, or drawn in while it pays, and an amount that is begun. */
export interface Inside {
  put: { green: boolean; red: boolean };
  isPaying: boolean;
  isTyping: boolean;
}

/** Tell whether the point key, held, sets the volume: with a card in a slot it types a point. */
export function setsVolume({ put, isPaying, isTyping }: Inside): boolean {
  return !put.green && !put.red && !isPaying && !isTyping;
}

/** Return the level that a loudness stands for, 0 for the lowest. */
export function levelOf({ volume, onlyBeeps }: Loudness): number {
  return onlyBeeps ? 0 : Math.max(1, Math.min(VOLUMES - 1, Math.round(volume * (VOLUMES - 1))));
}

/** Return the loudness one level up; after the highest comes the lowest. */
export function louder(now: Loudness): Loudness {
  return loudnessOf((levelOf(now) + 1) % VOLUMES);
}

/** Return the loudness of a level. */
export function loudnessOf(level: number): Loudness {
  return { volume: Math.max(1, level) / (VOLUMES - 1), onlyBeeps: level === 0 };
}
