import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout';

describe('the layout', () => {
  it.each([
    [1440, 900, false, 'desktop', 'board'],
    [1440, 900, true, 'desktop', 'side'],
    [1366, 660, false, 'desktop', 'side'],
    [1024, 768, false, 'lying', 'board'],
    [820, 1180, false, 'upright', 'board'],
    [720, 450, false, 'lying', 'side'],
    [390, 844, false, 'phone', 'sheet'],
    [320, 640, true, 'phone', 'sheet'],
  ] as const)('of %i × %i, round %s, is %s with the question in the %s', (width, height, isRound, kind, prompt) => {
    const layout = layoutOf(width, height - 52, isRound);
    expect([layout.kind, layout.prompt]).toEqual([kind, prompt]);
  });

  it('is low on a phone that lies, and nowhere else', () => {
    expect([layoutOf(844, 338, false).isLow, layoutOf(1024, 716, false).isLow]).toEqual([true, false]);
    expect(layoutOf(1440, 400, false).isLow).toBeUndefined();
  });

  it('gives the board the room between the columns', () => {
    expect(layoutOf(1440, 848, false).board).toBe(824);
  });

  it('draws everything larger on a very large screen', () => {
    expect(layoutOf(1440, 848, false).zoom).toBe(1);
    expect(layoutOf(3840, 2108, false).zoom).toBeCloseTo(2.1, 1);
  });

  it('never makes the board wider than the window', () => {
    for (let width = 320; width <= 3840; width += 20) {
      expect(layoutOf(width, 900, false).board).toBeLessThanOrEqual(width);
    }
  });
});
