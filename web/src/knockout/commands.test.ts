import { describe, expect, it } from 'vitest';
import { orderOfKey, shownAfter } from './commands';
import { lastCount } from './counting';
import { EDITION, ROUND } from './example.testing';

describe('a key that is asked something', () => {
  it('slides with Space, never with Enter', () => {
    expect(orderOfKey('SlideWhich', 'roll')).toBe('Slide');
    expect(orderOfKey('SlideWhich', 'main')).toBeUndefined();
  });

  it('takes the usual way with Enter where one press is enough', () => {
    expect(orderOfKey('LeaveJail', 'main')).toBe('PayJail');
    expect(orderOfKey('LeaveJail', 'jail')).toBe('PayJail');
    expect(orderOfKey('TryAgain', 'main')).toBe('TakeSecondChance');
    expect(orderOfKey('MoveByRailroad', 'main')).toBeUndefined();
    expect(orderOfKey('WhoWon', 'main')).toBeUndefined();
  });
});

describe('a key during the count', () => {
  const count = lastCount(ROUND, EDITION)!;

  it('goes step by step, then leaves', () => {
    expect(shownAfter(count, 2, 'main')).toBe(3);
    expect(shownAfter(count, 7, 'main')).toBe(8);
    expect(shownAfter(count, 8, 'main')).toBeNull();
  });

  it('shows all, begins again, and leaves other keys alone', () => {
    expect(shownAfter(count, 2, 'back')).toBe(8);
    expect(shownAfter(count, 8, 'replay')).toBe(2);
    expect(shownAfter(count, 2, 'chat')).toBeUndefined();
  });
});
