import { expect, it } from 'vitest';
import { hintFor } from './first-hint';

it('is for the first questions of one’s own', () => {
  expect(hintFor({ ask: 'ThrowDice', seats: [1] }, [1])).toBe('throw');
  expect(hintFor({ ask: 'BidOrLeave', seats: [0, 1] }, [1])).toBe('auction');
  expect(hintFor({ ask: 'BuyOrAuction', seats: [0] }, [1])).toBeNull();
  expect(hintFor({ ask: 'PayDebt', seats: [1] }, [1])).toBeNull();
  expect(hintFor(null, [1])).toBeNull();
});
