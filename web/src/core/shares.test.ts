import { describe, expect, it } from 'vitest';
import { isHonoured, newShare } from './shares';

const given = { share: 'ab'.repeat(16), commitment: 'promise' };
const start = (changes: object) =>
  JSON.stringify({ commitment: 'promise', contributions: { '1': given.share }, ...changes });

describe('a share in the luck', () => {
  it('is sixteen bytes in hexadecimal, different each time', () => {
    expect(newShare()).toMatch(/^[0-9a-f]{32}$/);
    expect(newShare()).not.toBe(newShare());
  });

  it('is honoured where the start holds it under the promise made before', () => {
    expect(isHonoured(start({}), 1, given)).toBe(true);
  });

  it.each([
    ['another share', start({ contributions: { '1': '00'.repeat(16) } })],
    ['no share of this seat', start({ contributions: { '0': given.share } })],
    ['another promise', start({ commitment: 'other' })],
    ['nothing readable', ''],
  ])('is not honoured with %s', (_, text) => {
    expect(isHonoured(text, 1, given)).toBe(false);
  });
});
