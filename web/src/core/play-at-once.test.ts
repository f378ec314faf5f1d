import { expect, it } from 'vitest';
import { isEager, playSoon } from './play-at-once';

it('is told of the table that was asked for, and once', () => {
  playSoon('mine');
  expect(isEager('another')).toBe(false);
  expect(isEager('mine')).toBe(true);
  expect(isEager('mine')).toBe(false);
});
