import { describe, expect, it } from 'vitest';
import { newsRoom } from './news-room';

describe('the room for news', () => {
  const phone = { isInBoard: false, isCompact: true, isTold: false };
  const board = { isInBoard: true, isCompact: false, isTold: false };

  it('holds the last three sentences of this turn on a phone', () => {
    expect(newsRoom('ThrowDice', phone)).toEqual({ most: 3, only: 'turn' });
    expect(newsRoom('PayDebt', phone)).toEqual({ most: 3, only: 'turn' });
  });

  it('holds three of the throw in a large board, and two in a small one', () => {
    expect(newsRoom('ThrowDice', board)).toEqual({ most: 3, only: 'throw' });
    expect(newsRoom('BidOrLeave', board)).toEqual({ most: 2, only: 'throw' });
    expect(newsRoom('ThrowDice', { ...board, isCompact: true })).toEqual({ most: 2, only: 'throw' });
  });

  it('holds nothing above an offer, which is read first', () => {
    expect([newsRoom('AnswerOffer', phone).most, newsRoom('AnswerOffer', board).most]).toEqual([0, 0]);
  });

  it('holds one where what is to be moved on a real board is said below', () => {
    expect(newsRoom('ThrowDice', { ...phone, isTold: true }).most).toBe(1);
  });
});
