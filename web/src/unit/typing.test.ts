import { describe, expect, it } from 'vitest';
import CASES from './typing-cases.json';
import { NOTHING, onDisplay, pressed, type UnitKey } from './typing';

function typed(keys: string) {
  return Array.from(keys).reduce((so, key) => pressed(so, key as UnitKey), NOTHING);
}

describe('an amount typed on the unit', () => {
  // So does the model in Python, see tests/unit/test_typing.py.
  it.each(CASES)('$keys is $amount', ({ keys, line, amount }) => {
    const { text, amount: found } = typed(keys);
    expect(found).toBe(amount);
    expect(text).toBe(line);
  });

  it.each([
    [140_000, '140K'],
    [1_500_000, '1.5M'],
    [0, '0K'],
    [2_000_000, '2M'],
    [1_000_000, '1M'],
    [999_000, '999K'],
  ])('%d is shown as %s', (amount, text) => {
    expect(onDisplay(amount)).toBe(text);
  });
});
