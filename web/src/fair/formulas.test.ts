import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bell, digest, headsOf, keyOf, markers, oldPromiseOf, promiseOf, sealOf, Source, word } from './formulas';
import { bytesToHex } from '@noble/hashes/utils.js';
import { isSigned } from './receipts';

const GUIDE = new URL('../../../docs/guide/fairness.md', import.meta.url);
const ROWS = readFileSync(GUIDE, 'utf8').matchAll(/^\| `(.+?)` \| `(.+?)` \|$/gm);
const VECTORS = new Map(Array.from(ROWS, ([, name = '', value]) => [name, value]));
const START = '{"game":"example"}';
const SECRET = bytesFrom(0);
const SHARES = { '0': bytesFrom(32), '1': bytesFrom(64) };
const KEY = keyOf(SECRET, START, SHARES);
const HEADS = headsOf(START, SHARES, ['{}']);

/** Return 32 bytes that count up, in hexadecimal. */
function bytesFrom(first: number): string {
  return Array.from({ length: 32 }, (_, at) => (first + at).toString(16).padStart(2, '0')).join('');
}

function dice(counter: number): string {
  const source = new Source(KEY, counter);
  return `${source.below('dice', 6) + 1} ${source.below('dice', 6) + 1}`;
}

describe('the vectors of the guide', () => {
  it.each([
    ['commitment', () => promiseOf('example', 0, SECRET)],
    ['commitment in round 1', () => promiseOf('example', 1, SECRET)],
    ['share commitment of seat 0', () => sealOf('example', 0, SHARES['0'])],
    ['share commitment of seat 1', () => sealOf('example', 0, SHARES['1'])],
    ['key', () => bytesToHex(KEY)],
    ['word dice 0 0 0', () => word(KEY, 'dice', 0, 0, 0).toString(16).padStart(16, '0')],
    ['word dice 0 1 0', () => word(KEY, 'dice', 0, 1, 0).toString(16).padStart(16, '0')],
    ['dice 0', () => dice(0)],
    ['dice 1', () => dice(1)],
    ['dice 2', () => dice(2)],
    ['card of 16 at 3', () => String(new Source(KEY, 3).below('card', 16))],
    ['markers of 4 at 5', () => markers(new Source(KEY, 5), 4).join(' ')],
    ['hand of 20 at 6', () => String(bell(new Source(KEY, 6), 20))],
    ['seed of a bot at seat 2 after entry 7', () => String(word(KEY, 'bot', 7, 3, 0) >> 33n)],
    ['seed of any bot after entry 7', () => String(word(KEY, 'bot', 7, 0, 0) >> 33n)],
    ['head 0', () => HEADS[0]],
    ['head 1, after the entry {}', () => HEADS[1]],
    ['commitment of passgo-fair-1', () => oldPromiseOf('example', SECRET)],
    ['key of passgo-fair-1', () => bytesToHex(keyOf(SECRET, START, {}))],
  ])('hold for %s', (name, compute) => {
    expect(VECTORS.get(name)).toBeDefined();
    expect(compute()).toBe(VECTORS.get(name));
  });

  it('hold for the receipt of the server, which is no other', async () => {
    const receipt = {
      game: 'example',
      round: 0,
      commitment: VECTORS.get('commitment') ?? '',
      start: digest(START),
      seq: 1,
      head: HEADS[1] ?? '',
      at: 0,
      public_key: VECTORS.get('public key') ?? '',
      signature: VECTORS.get('signature') ?? '',
    };
    expect(await isSigned(receipt)).toBe(true);
    expect(await isSigned({ ...receipt, at: 1 })).toBe(false);
  });

  it('are all checked', () => {
    expect(VECTORS.size).toBe(21);
  });

  it('take shares in the order of their seats, not of their digits', () => {
    const shares = { '10': SHARES['1'], '2': SHARES['0'] };
    expect(headsOf(START, shares, [])).toEqual(HEADS.slice(0, 1));
  });
});
