import { describe, expect, it } from 'vitest';
import english from '$text/en/client/knockout.ftl?raw';
import { clientMessages } from '../text/catalogues';
import { language } from '../text/language.svelte';
import { distanceOf, fromUnits, inUnits, spokenDistance } from './distances';

clientMessages('en').add(english);
await language.set('en');

describe('numbers as people read them', () => {
  it('measures the place behind GO in millimetres from the middle', () => {
    expect(inUnits('start', 1185, 2610)).toBe(-12);
    expect(fromUnits('start', -12, 2610)).toBe(1185);
  });

  it('gives directions in degrees and powers in percent', () => {
    expect(inUnits('direction', 80, 2610)).toBe(8);
    expect(inUnits('power', 623, 2610)).toBe(62.3);
    expect(fromUnits('power', 62.3, 2610)).toBe(623);
  });
});

describe('a distance in words', () => {
  const from = [1305, 1350] as const;

  it.each([
    [[1305, 2950], '16 cm ahead'],
    [[435, 2950], '16 cm ahead, 9 cm left'],
    [[2175, 8775], '74 cm ahead, 9 cm right'],
  ] as const)('from behind GO to %s', (point, words) => {
    expect(spokenDistance(distanceOf(point, from))).toBe(words);
  });
});
