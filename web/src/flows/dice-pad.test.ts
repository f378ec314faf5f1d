import { describe, expect, it } from 'vitest';
import { pressOn } from './dice-pad';

describe('the dice pad', () => {
  it('keeps the first die, and tells both with the second', () => {
    expect(pressOn(null, 4, false)).toEqual({ left: 4, told: null });
    expect(pressOn(4, 2, false)).toEqual({ left: null, told: { do: 'DiceFall', first: 4, second: 2 } });
  });

  it('tells a single die at once', () => {
    expect(pressOn(null, 6, true)).toEqual({ left: null, told: { do: 'DieFalls', number: 6 } });
  });
});
