import { describe, expect, it } from 'vitest';
import { naming, widthOf } from './naming';

const WIDTH = 76;
const NAMES = [
  'Léa',
  'Malik',
  'Jean-Christophe',
  'Marie Madeleine',
  'Mariemadeleineantoinette',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
];

describe('a name on a bank card', () => {
  it.each(NAMES)('%s is whole and fits', (name) => {
    const { lines, size } = naming(name, WIDTH);
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(WIDTH);
  });

  it('is as large as it can be, and breaks between words first', () => {
    expect(naming('Léa', WIDTH)).toEqual({ lines: ['Léa'], size: 15 });
    expect(naming('Marie Madeleine', WIDTH).lines).toEqual(['Marie', 'Madeleine']);
    expect(naming('Mariemadeleineantoinette', WIDTH).size).toBeGreaterThanOrEqual(11);
    expect(naming('Jean-Christophe', WIDTH).lines).toEqual(['Jean-', 'Christophe']);
  });
});
