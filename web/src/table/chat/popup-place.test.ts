import { describe, expect, it } from 'vitest';
import { below } from './popup-place';

const WINDOW = { width: 390, height: 844 };
const PANEL = { width: 340, height: 160 };
const opener = (left: number, top: number) => ({ left, right: left + 44, top, bottom: top + 44 });

describe('what opens', () => {
  it('lies below its opener, in the middle', () => {
    expect(below(opener(698, 4), PANEL, { width: 1440, height: 900 })).toEqual({ left: 550, top: 56 });
  });

  it.each([
    [0, 8],
    [346, 42],
  ])('stays within the window for an opener at %d', (left, found) => {
    expect(below(opener(left, 4), PANEL, WINDOW).left).toBe(found);
  });

  it('lies above where there is no room below', () => {
    expect(below(opener(0, 780), PANEL, WINDOW).top).toBe(612);
  });
});
