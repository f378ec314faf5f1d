import { describe, expect, it } from 'vitest';
import { newsRoom } from './news-room';

describe('the room for news', () => {
  const phone = { isInBoard: false, isCompact: true, isTold: false };
  const board = { isInBoard: true, isCompact: false, isTold: false };

  it('holds the last three sentences on a phone, of this turn where something needs the eye', () => {
    expect(newsRoom('ThrowDice', phone)).toEqual({ most: 3, only: null });
    expect(newsRoom('PayDebt', phone)).toEqual({ most: 3, only: 'turn' });
  });

  it('holds three of the throw in a large board, and two in a small one', () => {
    expect(newsRoom('ThrowDice', board)).toEqual({ most: 3, only: 'throw' });
    expect(newsRoom('BidOrLeave', board)).toEqual({ most: 2, only: 'throw' });
    expect(newsRoom('ThrowDice', { ...board, isCompact: true })).toEqual({ most: 2, only: 'throw' });
  });

  it('holds one where what is to be moved on a real board is said below', () => {
    expect(newsRoom('ThrowDice', { ...phone, isTold: true }).most).toBe(1);
  });
});
