import { describe, expect, it } from 'vitest';
import { fittedName, widthOf } from './card-names';

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
    const { lines, size } = fittedName(name, WIDTH);
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(WIDTH);
  });

  it('is as large as it can be, and breaks between words first', () => {
    expect(fittedName('Léa', WIDTH)).toEqual({ lines: ['Léa'], size: 15 });
    expect(fittedName('Marie Madeleine', WIDTH).lines).toEqual(['Marie', 'Madeleine']);
    expect(fittedName('Mariemadeleineantoinette', WIDTH).size).toBeGreaterThanOrEqual(11);
    expect(fittedName('Jean-Christophe', WIDTH).lines).toEqual(['Jean-', 'Christophe']);
  });
});
