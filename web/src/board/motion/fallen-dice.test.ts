import { describe, expect, it } from 'vitest';
import type { DicePrompt } from '../../wire/types';
import { isBeforeThrow, isIts, lieOf } from './fallen-dice';

const THROW: DicePrompt = { ask: 'ThrowDice', seats: [1], in_jail: false, has_card: false };
const START: DicePrompt = { ask: 'ThrowToStart', seats: [1], tied: [], total: 0 };
const BUY: DicePrompt = { ask: 'BuyOrAuction', seats: [1], place: 'foch', price: 300 };
const LUCK: DicePrompt = {
  ask: 'AwaitLuck',
  seats: [],
  draw: { what: 'dice', choices: [], below: 0, to: 'move', deck: '', unit: false },
};
const STILL = { turn: 7, isMine: true, isBusy: false };
const BUSY = { ...STILL, isBusy: true };
const LOOKING_ON = { ...BUSY, isMine: false };
const MINE = { seat: 1, turn: 7 };
const THEIRS = { seat: 0, turn: 7 };

describe('the dice beside a question', () => {
  it('are put away before a throw: those of whoever threw before mean nothing to it', () => {
    for (const moment of [STILL, BUSY]) {
      expect(lieOf(THROW, { seat: 0, turn: 6 }, moment)).toBe('away');
      expect(lieOf(THROW, MINE, moment)).toBe('away');
      expect(lieOf(START, { seat: 0, turn: 1 }, moment)).toBe('away');
    }
    expect([THROW, START, BUY, LUCK, null].map(isBeforeThrow)).toEqual([true, true, false, false, false]);
  });

  it('lie as they fell where they have led to it', () => {
    expect(lieOf(BUY, MINE, STILL)).toBe('fallen');
    expect(lieOf(BUY, MINE, BUSY)).toBe('fallen');
    expect(lieOf({ ask: 'ThrowAgain', seats: [1] }, MINE, STILL)).toBe('fallen');
  });

  it('are put away from a question that somebody else’s throw stands beside, also while a token walks', () => {
    expect(lieOf(BUY, THEIRS, STILL)).toBe('away');
    expect(lieOf(BUY, THEIRS, BUSY)).toBe('away');
  });

  it('are put away from a question in another turn than theirs', () => {
    expect(lieOf(BUY, { seat: 1, turn: 5 }, STILL)).toBe('away');
  });

  it('are seen to the end of their throw by whoever is not asked', () => {
    expect(lieOf(THROW, THEIRS, LOOKING_ON)).toBe('fallen');
    expect(lieOf(THROW, THEIRS, { ...LOOKING_ON, isBusy: false })).toBe('away');
  });

  it('of an earlier turn do not come back while something else is shown, as the fine that is paid for jail', () => {
    const old = { seat: 0, turn: 6 };
    const jailed: DicePrompt = { ...THROW, in_jail: true };
    for (const prompt of [jailed, LUCK, null]) expect(lieOf(prompt, old, LOOKING_ON)).toBe('away');
  });

  it('lie as they fall while nobody is asked', () => {
    expect(lieOf(LUCK, THEIRS, STILL)).toBe('fallen');
    expect(lieOf(null, THEIRS, STILL)).toBe('fallen');
  });
});

describe('the card beside a question', () => {
  it('is one that whoever is asked drew in this turn', () => {
    expect(isIts(BUY, MINE, STILL)).toBe(true);
    expect(isIts({ ask: 'EndTurnOrGoOn', seats: [1] }, MINE, BUSY)).toBe(true);
  });

  it('is not somebody else’s, nor one of an earlier turn', () => {
    expect(isIts(BUY, THEIRS, STILL)).toBe(false);
    expect(isIts(THROW, { seat: 0, turn: 6 }, BUSY)).toBe(false);
    expect(isIts(BUY, { seat: 1, turn: 3 }, STILL)).toBe(false);
  });
});
