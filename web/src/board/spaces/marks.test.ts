import { describe, expect, it } from 'vitest';
import { playerLook } from '../../look/players';
import { HOTEL, wearOf, type Mark } from './marks';

function mark(houses: number, isMortgaged: boolean): Mark {
  return { deed: { space: 'foch', owner: 2, houses, isMortgaged }, row: null, value: '' };
}

describe('what a space wears', () => {
  it('is its buildings and the colour of its owner', () => {
    expect(wearOf(mark(HOTEL, false))).toEqual({ built: HOTEL, isTurned: false, colour: playerLook(2).colour });
  });

  it('is turned over while it is mortgaged', () => {
    expect(wearOf(mark(0, true)).isTurned).toBe(true);
  });

  it('is nothing while nobody owns it', () => {
    expect(wearOf(undefined)).toEqual({ built: 0, isTurned: false, colour: '' });
  });
});
