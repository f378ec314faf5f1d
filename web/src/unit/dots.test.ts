import { describe, expect, it } from 'vitest';
import { begun, dots, fitted, heightOf, laid, plain, widthOf, wrapped } from './dots';

describe('the dot display', () => {
  it('writes capitals without accents', () => {
    expect(plain('Léa doit 140 K à Zoé')).toBe('LEA DOIT 140 K A ZOE');
    expect(plain('€')).toBe(' ');
  });

  it('cuts what does not fit', () => {
    const text = fitted('LOYER AVENUE DES CHAMPS', 60);
    expect(text).toBe('LOYER AVEN');
    expect(widthOf(text)).toBeLessThanOrEqual(60);
    expect(widthOf(`${text}U`)).toBeGreaterThan(60);
  });

  it('breaks a message between its words', () => {
    const lines = wrapped('VOTRE BANQUE PARTAGE SES BENEFICES', 80, 4);
    expect(lines).toEqual(['VOTRE BANQUE', 'PARTAGE SES', 'BENEFICES']);
    expect(wrapped('VOTRE BANQUE PARTAGE', 80, 1)).toEqual(['VOTRE BANQUE']);
    expect(wrapped('', 80, 4)).toEqual([]);
  });

  it('writes a message as large as it can', () => {
    const [short, long] = ['PAYEZ 500 K', 'UNE CAGNOTTE POUR VOTRE ANNIVERSAIRE: CHAQUE ADVERSAIRE VOUS VERSE 100 K'];
    const sizes = [short, long].map((text) => laid(text, 360, 190, [4.4, 3.8, 3.2]));
    expect(sizes.map(({ pitch }) => pitch)).toEqual([4.4, 3.2]);
    expect(sizes.map(({ lines }) => lines.join(' '))).toEqual([short, long]);
    for (const { lines, pitch } of sizes) {
      expect(heightOf(lines.length, pitch)).toBeLessThanOrEqual(190);
      for (const line of lines) expect(widthOf(line) * pitch).toBeLessThanOrEqual(360);
    }
  });

  it('lets a message come letter by letter', () => {
    expect(begun(['AB', 'CD'], 3)).toEqual(['AB', 'C']);
    expect(begun(['AB', 'CD'], 0)).toEqual(['', '']);
  });

  it('lights one square for each dot', () => {
    expect(dots('I', 0, 0, 2).match(/M/g)).toHaveLength(2 + 7 + 2);
  });

  it('puts column beside column, and a gap between letters', () => {
    const lefts = Array.from(dots('II', 10, 0, 2).matchAll(/M([\d.]+)/g), ([, left]) => Number(left));
    expect([...new Set(lefts)]).toEqual([10, 12, 14, 18, 20, 22]);
  });
});
