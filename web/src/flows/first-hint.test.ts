import { expect, it } from 'vitest';
import { hintFor } from './first-hint';
import type { Ask } from '../desk/questions';

it('is for the first questions of one’s own', () => {
  const hint = (ask: Ask, seats: number[], place = '') => hintFor({ ask, seats, place }, [1], ['foch'], false);
  expect(hint('ThrowDice', [1])).toBe('throw');
  expect(hint('ThrowToStart', [1])).toBeNull();
  expect(hint('BidOrLeave', [0, 1])).toBe('auction');
  expect(hint('BuyOrAuction', [1], 'foch')).toBe('buy');
  expect(hint('BuyOrAuction', [1], 'lyon')).toBeNull();
  expect(hint('BuyOrAuction', [0], 'foch')).toBeNull();
  expect(hint('PayDebt', [1])).toBeNull();
  expect(hintFor(null, [1], [], false)).toBeNull();
  expect(hintFor({ ask: 'ThrowDice', seats: [1] }, [1], [], true)).toBeNull();
});
