import { describe, expect, it } from 'vitest';
import type { Receipt } from '../wire/types';
import { isSigned } from './receipts';

/** Signed with the key of the bytes 0 to 31, as the server does it. */
const RECEIPT: Receipt = {
  public_key: '03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8',
  game: 'example',
  round: 3,
  commitment: 'aa',
  start: 'bb',
  seq: 2,
  head: 'cc',
  at: 1763376000,
  signature:
    '1a4f501878abf28382123f3f6fb2ac5e1e52f2c8b064e1af54ac0e0fa334e4ecfd986c33c6d6947907a77e68b7208ddf69016596c1a94b8ff733f889827f960b',
};

describe('a receipt', () => {
  it('is the word of the server', async () => {
    expect(await isSigned(RECEIPT)).toBe(true);
  });

  it.each([
    ['another head', { head: 'cd' }],
    ['another step', { seq: 3 }],
    ['another key', { public_key: '04'.repeat(32) }],
    ['no signature', { signature: '' }],
  ])('is not, with %s', async (_, changes) => {
    expect(await isSigned({ ...RECEIPT, ...changes })).toBe(false);
  });
});
