import { describe, expect, it } from 'vitest';
import { shareOf, takenTo, widthOf } from './overlay';

const BOX = '-10 -10 1020 1020';

describe('something that lies over a board', () => {
  it('is as large as in the drawing', () => {
    expect(widthOf(51, BOX)).toBe('10%');
  });

  it('lies with its middle on a point: transforms count in its own size', () => {
    expect(takenTo({ x: 41, y: 41 }, 51, BOX)).toBe('translate(0%, 0%)');
    expect(takenTo({ x: 143, y: 92 }, 51, BOX)).toBe('translate(100%, 50%)');
  });

  it('knows how far a point is from the edge of the board', () => {
    expect(shareOf({ x: 500, y: 245 }, BOX)).toEqual({ x: 0.5, y: 0.25 });
  });
});
