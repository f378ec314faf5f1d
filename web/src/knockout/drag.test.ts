import { describe, expect, it } from 'vitest';
import { besideHand, BOARD_PULL, FULL_PULL, LEAST_PULL, powerOf, pullOf, type Powers } from './drag';

const POWERS: Powers = { useful: [163, 652], most: 1000 };
/** What the pull for the same powers was when it grew evenly with the power over 74 mm. */
const ONCE = (0.652 - 0.163) * 740;

describe('the drag', () => {
  it('begins with the first row, ends the board before its last stretch, and has full power at its end', () => {
    expect(powerOf(LEAST_PULL, POWERS)).toBeCloseTo(163);
    expect(powerOf(BOARD_PULL, POWERS)).toBeCloseTo(652);
    expect(powerOf(FULL_PULL, POWERS)).toBe(1000);
    expect(powerOf(2 * FULL_PULL, POWERS)).toBe(1000);
  });

  it('leaves three times as much room to the powers that keep a token on the spaces, and most of it', () => {
    const useful = pullOf(652, POWERS) - pullOf(163, POWERS);
    expect(useful).toBeGreaterThanOrEqual(3 * ONCE);
    expect(useful / (FULL_PULL - LEAST_PULL)).toBeGreaterThan(0.85);
  });

  it('carries a token as much farther as it is longer, from row to row', () => {
    const way = (pull: number) => powerOf(pull, POWERS) ** 2;
    const [row, next, last] = [way(200) - way(100), way(300) - way(200), way(1100) - way(1000)];
    expect(next).toBeCloseTo(row);
    expect(last).toBeCloseTo(row);
  });

  it('is found again from its power', () => {
    for (const pull of [LEAST_PULL, 400, BOARD_PULL, 1200, FULL_PULL])
      expect(pullOf(powerOf(pull, POWERS), POWERS)).toBeCloseTo(pull);
    expect(pullOf(100, POWERS)).toBe(LEAST_PULL);
  });
});

describe('what is told of the pull', () => {
  it('stands left of the hand, and right of it where the screen ends', () => {
    expect(besideHand(300, [0, 390], 140, 46)).toBe(160);
    expect(besideHand(100, [0, 390], 140, 46)).toBe(146);
    expect(besideHand(100, [-80, 470], 140, 46)).toBe(-40);
  });
});
