import { describe, expect, it } from 'vitest';
import { dots, fitted, plain, widthOf, wrapped } from './dots';

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

  it('lights one square for each dot', () => {
    expect(dots('I', 0, 0, 2).match(/M/g)).toHaveLength(2 + 7 + 2);
  });

  it('puts column beside column, and a gap between letters', () => {
    const lefts = Array.from(dots('II', 10, 0, 2).matchAll(/M([\d.]+)/g), ([, left]) => Number(left));
    expect([...new Set(lefts)]).toEqual([10, 12, 14, 18, 20, 22]);
  });
});
