import { describe, expect, it } from 'vitest';
import {
  along,
  atEase,
  handAt,
  nudged,
  pulled,
  startLine,
  stopOf,
  towards,
  typed,
  within,
  type Limits,
} from './aiming';
import { FULL_PULL, LEAST_PULL, type Powers } from './drag';
import { DESKTOP, Perspective, type Point } from './projection';

const LIMITS: Limits = { start: [[150, 2460]], direction: [-200, 200], power: [100, 1000] };
const POWERS: Powers = { useful: [163, 652], most: 1000 };
const HELP = { line: 2500, reach: 18349 };
const TOKEN: Point = [1305, 1350];

describe('a hand drawn back', () => {
  it('straight and as far as it goes is full power straight ahead', () => {
    expect(pulled(LIMITS, POWERS, TOKEN, [1305, 1350 - FULL_PULL])).toEqual({ start: 1305, direction: 0, power: 1000 });
  });

  it('to the left aims to the right', () => {
    const aim = pulled(LIMITS, POWERS, TOKEN, [1305 - 50, 1350 - 360]);
    expect(aim?.direction).toBe(79);
  });

  it('farther than the board allows stays within direction and power', () => {
    expect(pulled(LIMITS, POWERS, TOKEN, [0, 1000])).toMatchObject({ direction: 200, power: 1000 });
  });

  it('hardly at all, or forwards, is no slide', () => {
    expect(pulled(LIMITS, POWERS, TOKEN, [1305, 1350 - LEAST_PULL + 1])).toBeNull();
    expect(pulled(LIMITS, POWERS, TOKEN, [1305, 1700])).toBeNull();
  });

  it('is where the same aim shows it', () => {
    const aim = { start: 1305, direction: 80, power: 620 };
    const hand = handAt(aim, POWERS, TOKEN);
    expect(pulled(LIMITS, POWERS, TOKEN, hand)).toEqual(aim);
  });

  it('means the same shot through the perspective of the screen', () => {
    const screen = new Perspective({ width: 2610, length: 9140 }, DESKTOP);
    const aim = { start: 1305, direction: -55, power: 730 };
    const [px, py] = screen.at(...handAt(aim, POWERS, TOKEN));
    expect(pulled(LIMITS, POWERS, TOKEN, screen.back(px, py))).toEqual(aim);
  });
});

describe('the same shot by other means', () => {
  const aim = atEase(LIMITS);

  it('begins in the middle, straight, with half the power', () => {
    expect(aim).toEqual({ start: 1305, direction: 0, power: 500 });
  });

  it('moves by keys in small and large steps and stops at its limits', () => {
    expect(nudged(LIMITS, aim, 'direction', 1).direction).toBe(5);
    expect(nudged(LIMITS, aim, 'direction', -1, true).direction).toBe(-20);
    expect(nudged(LIMITS, aim, 'power', 99, true).power).toBe(1000);
    expect(nudged(LIMITS, aim, 'start', -999).start).toBe(150);
  });

  it('takes typed numbers, whole and within limits, and leaves nonsense', () => {
    expect(typed(LIMITS, aim, 'power', 623.4).power).toBe(623);
    expect(typed(LIMITS, aim, 'power', 5000).power).toBe(1000);
    expect(typed(LIMITS, aim, 'power', Number.NaN)).toBe(aim);
  });

  it('reaches a space that is aimed at by name', () => {
    const found = towards(LIMITS, aim, 1350, [1305, 1350 + 18349 / 4], HELP);
    expect(found).toEqual({ start: 1305, direction: 0, power: 500 });
    const aside = towards(LIMITS, aim, 1350, along([1305, 1350], 120, 4000), HELP);
    expect(aside.direction).toBe(120);
    expect(aside.power).toBe(467);
  });

  it('only turns towards a space where the table does not tell how far a slide carries', () => {
    const found = towards(LIMITS, aim, 1350, along([1305, 1350], 120, 4000), { line: 2500, reach: 0 });
    expect(found).toEqual({ ...aim, direction: 120 });
  });

  it('stops where it is shown to, and is shown only where the table tells', () => {
    expect(stopOf(aim, TOKEN, HELP)).toEqual([1305, 1350 + 18349 / 4]);
    expect(stopOf(aim, TOKEN, { line: 2500, reach: 0 })).toBeNull();
  });

  it('keeps to the free stretches behind GO', () => {
    const gaps: Limits = {
      ...LIMITS,
      start: [
        [150, 900],
        [1600, 2460],
      ],
    };
    expect(within(gaps, { ...aim, start: 1300 }).start).toBe(1600);
    expect(within(gaps, { ...aim, start: 1200 }).start).toBe(900);
  });
});

describe('a token placed behind GO', () => {
  it('touches the line when nothing is in the way', () => {
    expect(startLine(1350, 150, 1305, [[1305, 1700]])).toBe(1350);
  });

  it('stands behind one that stopped short', () => {
    expect(startLine(1350, 150, 1305, [[1305, 1500]])).toBe(1200);
  });
});
