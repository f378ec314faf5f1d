import { describe, expect, it } from 'vitest';
import { isCentral } from './central';

describe('a ceremony beside the question', () => {
  it('is seen in the middle of a square board, unless it needs more room', () => {
    expect(isCentral({ kind: 'hammer' }, 'square')).toBe(true);
    expect(isCentral({ kind: 'deal' }, 'square')).toBe(false);
  });

  it('leaves the middle of a round board to the unit', () => {
    expect(isCentral({ kind: 'hammer' }, 'round')).toBe(false);
  });
});
