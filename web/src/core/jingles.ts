/** Jingles of the electronic unit: a few notes of ours for the salary, for a random text and for each zone. */

import type { Tone } from './sound';

/** The zones have one each, in their order. */
export const ZONE_JINGLES = ['zone-1', 'zone-2', 'zone-3', 'zone-4'] as const;
export type JingleName = 'salary' | 'chance' | (typeof ZONE_JINGLES)[number];

const LOUD = 0.16;

/** Return notes one after the other: pitches in hertz, 0 for a rest, each as long as said, in seconds. */
function melody(lasts: number, ...pitches: number[]): Tone[] {
  return pitches.flatMap((pitch, nth) =>
    pitch
      ? [{ kind: 'tone' as const, wave: 'square' as const, from: pitch, to: pitch, at: nth * lasts, lasts, loud: LOUD }]
      : [],
  );
}

/** What glides from one pitch to another. */
function glide(at: number, lasts: number, from: number, to: number): Tone {
  return { kind: 'tone', wave: 'triangle', from, to, at, lasts, loud: 2 * LOUD };
}

export const JINGLES: Record<JingleName, () => Tone[]> = {
  salary: () => melody(0.09, 523, 659, 784, 1047, 0, 784, 1047),
  chance: () => melody(0.11, 880, 698, 0, 880, 698),
  // Steps, a bell, a horn, a take-off.
  'zone-1': () => melody(0.12, 392, 0, 440, 0, 392, 0, 523),
  'zone-2': () => melody(0.07, 1319, 1568, 1319, 1568, 0, 0, 1319, 1568, 1319, 1568),
  'zone-3': () => melody(0.14, 349, 349, 0, 466, 466, 466),
  'zone-4': () => [glide(0, 0.55, 196, 1175), ...melody(0.06, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1175, 1397, 1760)],
};

/** Return the jingle of a zone, by its place among the zones. */
export function zoneJingle(nth: number): JingleName {
  return ZONE_JINGLES[nth % ZONE_JINGLES.length] ?? 'chance';
}
