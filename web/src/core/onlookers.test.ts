import { expect, test } from 'vitest';
import { othersWatching } from './onlookers';

test.each([
  [3, [0], 3],
  [3, [], 2],
  [1, [], 0],
  [0, [], 0],
])('of %i who look on, somebody with seats %j sees %i', (watching, seats, seen) => {
  expect(othersWatching({ watching }, { seats })).toBe(seen);
});
