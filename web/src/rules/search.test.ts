import { describe, expect, it } from 'vitest';
import type { Clause } from '../wire/types';
import { byArea, search, textOf } from './search';

const CLAUSES: Clause[] = [
  { id: 'CL-001', area: 'buying', kind: 'rule', text: 'Pay the price.', basis: 'text', fr: 'Payez le prix affiché.' },
  { id: 'CL-002', area: 'jail', kind: 'rule', text: 'Throw a double.', basis: 'text' },
  { id: 'CL-003', area: 'buying', kind: 'rule', text: 'Or leave it.', basis: 'text' },
];

describe('a rulebook', () => {
  it('is searched without accents and case', () => {
    expect(search(CLAUSES, 'AFFICHE prix', 'fr').map((clause) => clause.id)).toEqual(['CL-001']);
  });

  it('is searched by number', () => {
    expect(search(CLAUSES, 'cl-002', 'en').map((clause) => clause.id)).toEqual(['CL-002']);
  });

  it('is read in English where there is no French', () => {
    expect(textOf(CLAUSES[1] as Clause, 'fr')).toBe('Throw a double.');
  });

  it('keeps the areas in the order of the book', () => {
    expect(byArea(CLAUSES).map(([area, clauses]) => [area, clauses.length])).toEqual([
      ['buying', 2],
      ['jail', 1],
    ]);
  });
});
