import { describe, expect, it } from 'vitest';
import { NOTHING, onDisplay, pressed, type UnitKey } from './entry';

function typed(keys: string) {
  return Array.from(keys).reduce((so, key) => pressed(so, key as UnitKey), NOTHING);
}

describe('an amount typed on the unit', () => {
  it.each([
    ['140K', 140_000],
    ['1.5M', 1_500_000],
    ['15M', 15_000_000],
    ['260K7M', 7_000_000],
    ['1..5M', 1_500_000],
  ])('%s is %d', (keys, amount) => {
    expect(typed(keys).amount).toBe(amount);
  });

  it.each(['K', 'M', '.', '1.5', '1.K', '0K', '1.2345K'])('%s is no amount', (keys) => {
    expect(typed(keys).amount).toBeNull();
  });

  it('has five digits at most', () => {
    expect(typed('123456').text).toBe('12345');
  });

  it('is cleared by C', () => {
    expect(typed('12C')).toEqual(NOTHING);
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
