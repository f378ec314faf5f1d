import { describe, expect, it } from 'vitest';
import type { DicePrompt } from '../wire/types';
import { blank, lieOf } from './thrown';

const THROW: DicePrompt = { ask: 'ThrowDice', seats: [1], in_jail: false, has_card: false };
const BUY: DicePrompt = { ask: 'BuyOrAuction', seats: [1], place: 'foch', price: 300 };

describe('the dice beside a question', () => {
  it('are blank before a throw: those of whoever threw before mean nothing to it', () => {
    expect(lieOf(THROW, 0)).toBe('blank');
    expect(lieOf(THROW, 1)).toBe('blank');
    expect(lieOf({ ask: 'ThrowToStart', seats: [1], tied: [], total: 0 }, 0)).toBe('blank');
    expect(blank([6, 3])).toEqual([0, 0]);
  });

  it('lie as they fell where they have led to it', () => {
    expect(lieOf(BUY, 1)).toBe('fallen');
    expect(lieOf({ ask: 'ThrowAgain', seats: [1] }, 1)).toBe('fallen');
  });

  it('are put away from a question in somebody else’s turn, but not from the board', () => {
    expect(lieOf(BUY, 0)).toBe('away');
    expect(lieOf(BUY, null)).toBe('fallen');
    expect(lieOf(THROW, null)).toBe('blank');
  });

  it('lie as they fall while nobody is asked', () => {
    expect(lieOf({ ask: 'AwaitLuck', seats: [], draw: { what: 'dice', choices: [], below: 0 } }, 0)).toBe('fallen');
    expect(lieOf(null, 0)).toBe('fallen');
  });
});
