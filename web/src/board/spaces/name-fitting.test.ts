import { describe, expect, it } from 'vitest';
import { fit, widthOf, wrap } from './name-fitting';

describe('fitting a name', () => {
  it('keeps a short name in one line at its full size', () => {
    expect(fit('Madrid', 74, 3, 13.6, 10.5)).toEqual({ lines: ['Madrid'], size: 13.6 });
  });

  it('breaks between words before it breaks a word', () => {
    expect(fit('Bd Saint-Michel', 74, 3, 13.6, 10.5).lines).toEqual(['Bd', 'Saint-Michel']);
    expect(wrap('Av. des Champs-Élysées', 50, 13.6, true)).toEqual(['Av. des', 'Champs-', 'Élysées']);
  });

  it.each(['Compagnie de communication', 'Maximilienne-Alexandrine', 'Pneumonoultramicroscopique', 'W'.repeat(30)])(
    'never lets %s out of its space',
    (name) => {
      const { lines, size } = fit(name, 74, 3, 13.6, 10.5);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(74.001);
      expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    },
  );

  it('measures accents as their letters', () => {
    expect(widthOf('É', 10)).toBe(widthOf('E', 10));
    expect(widthOf('m', 10)).toBeGreaterThan(widthOf('i', 10));
  });
});
