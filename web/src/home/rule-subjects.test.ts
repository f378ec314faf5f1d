import { describe, expect, it } from 'vitest';
import type { HouseRule } from '../wire/types';
import { isFound, sorted, subjectOf } from './rule-subjects';

const rule = (name: string, clauses = ['CL-001'], kind: HouseRule['kind'] = 'count'): HouseRule => ({
  name,
  kind,
  default: 0,
  variants: {},
  choices: [],
  least: 0,
  most: 9,
  step: 1,
  clauses,
});

describe('the rules of a form', () => {
  const found = sorted({
    house_rules: [
      rule('start_cash'),
      rule('fine'),
      rule('powers', [], 'choice'),
      rule('pot', []),
      rule('unheard_of'),
      rule('salary'),
      rule('colours', [], 'colours'),
    ],
    options: { powers: 'CW-209', quick: 'CW-180' },
  });

  it('keep what the booklet offers apart', () => {
    expect(found.options.map(({ name }) => name)).toEqual(['powers']);
  });

  it('show few at first, before all those that no booklet has', () => {
    expect(found.first.map(({ name }) => name)).toEqual(['pot', 'start_cash']);
  });

  it('stand by subject, and what belongs to none comes last', () => {
    expect(found.rest.map(([subject, rules]) => [subject, rules.map(({ name }) => name)])).toEqual([
      ['money', ['salary']],
      ['jail', ['fine']],
      ['more', ['unheard_of']],
    ]);
    expect(subjectOf('rent_window')).toBe('rent');
  });
});

it.each([
  ['ENCHERES mise', 'Mise de départ aux enchères', true],
  ['enchères', 'Mise de depart aux encheres', true],
  ['loyer', 'Enchères', false],
  ['', 'anything', true],
])('looking for %j in %j: %s', (wanted, text, is) => {
  expect(isFound(wanted, text)).toBe(is);
});
