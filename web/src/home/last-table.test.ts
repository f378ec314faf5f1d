import { describe, expect, it } from 'vitest';
import type { EditionLine } from '../core/editions';
import { readTable } from './last-table';

const LINES = [{ id: 'paris', players: [2, 4], variants: ['quick'] }] as unknown as EditionLine[];
const KEPT = {
  edition: 'paris',
  variant: 'quick',
  house_rules: { fine: 100 },
  seats: [{ level: '' }, { level: 'shark' }],
  pace: '3x',
  grace: 30,
  clock: 60,
  minutes: 0,
};

describe('the last table', () => {
  it('is offered as it was kept', () => {
    expect(readTable(JSON.stringify(KEPT), LINES)).toEqual(KEPT);
    expect(readTable(null, LINES)).toBeNull();
  });

  it.each([
    ['edition', 'gone'],
    ['variant', 'slow'],
    ['seats', [{ level: '' }]],
    ['seats', [{ level: '' }, { level: 'genius' }]],
    ['pace', '9x'],
    ['clock', 'long'],
    ['house_rules', 7],
  ])('is not offered where its %s is %j', (name, value) => {
    expect(readTable(JSON.stringify({ ...KEPT, [name]: value }), LINES)).toBeNull();
  });
});
