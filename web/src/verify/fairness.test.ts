import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bell, commitment, keyOf, markers, Source, word } from './fairness';
import { bytesToHex } from '@noble/hashes/utils.js';

const GUIDE = new URL('../../../docs/guide/fairness.md', import.meta.url);
const ROWS = readFileSync(GUIDE, 'utf8').matchAll(/^\| `(.+?)` \| `(.+?)` \|$/gm);
const VECTORS = new Map(Array.from(ROWS, ([, name = '', value]) => [name, value]));
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const KEY = keyOf(SECRET, '{"game":"example"}');

function dice(counter: number): string {
  const source = new Source(KEY, counter);
  return `${source.below('dice', 6) + 1} ${source.below('dice', 6) + 1}`;
}

describe('the vectors of the guide', () => {
  it.each([
    ['commitment', () => commitment('example', SECRET)],
    ['key', () => bytesToHex(KEY)],
    ['word dice 0 0 0', () => word(KEY, 'dice', 0, 0, 0).toString(16).padStart(16, '0')],
    ['word dice 0 1 0', () => word(KEY, 'dice', 0, 1, 0).toString(16).padStart(16, '0')],
    ['dice 0', () => dice(0)],
    ['dice 1', () => dice(1)],
    ['dice 2', () => dice(2)],
    ['card of 16 at 3', () => String(new Source(KEY, 3).below('card', 16))],
    ['markers of 4 at 5', () => markers(new Source(KEY, 5), 4).join(' ')],
    ['hand of 20 at 6', () => String(bell(new Source(KEY, 6), 20))],
  ])('hold for %s', (name, compute) => {
    expect(VECTORS.get(name)).toBeDefined();
    expect(compute()).toBe(VECTORS.get(name));
  });

  it('are all checked', () => {
    expect(VECTORS.size).toBe(10);
  });
});
