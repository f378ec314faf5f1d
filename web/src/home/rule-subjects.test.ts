import { describe, expect, it } from 'vitest';
import type { HouseRule } from '../wire/types';
import { isFound, sorted } from './rule-subjects';

const rule = (name: string, subject = '', clauses = ['CL-001'], kind: HouseRule['kind'] = 'count'): HouseRule => ({
  name,
  kind,
  default: 0,
  variants: {},
  choices: [],
  least: 0,
  most: 9,
  step: 1,
  clauses,
  subject,
  only_with: null,
});

describe('the rules of a form', () => {
  const found = sorted({
    house_rules: [
      rule('start_cash', 'money'),
      rule('fine', 'jail'),
      rule('powers', 'cards', [], 'choice'),
      rule('unheard_of', '', []),
      rule('free_parking', 'families'),
      rule('ends_after_rounds', 'families'),
      rule('salary', 'money'),
      rule('colours', '', [], 'colours'),
    ],
    by_the_book: { powers: 'CW-209', quick: 'CW-180' },
  });

  it('keep what the booklet offers apart', () => {
    expect(found.offered.map(({ name }) => name)).toEqual(['powers']);
  });

  it('begin with what families play, the pot before all', () => {
    expect(found.first.map(({ name }) => name)).toEqual(['free_parking', 'ends_after_rounds']);
  });

  it('begin with what no booklet has where families have no rules of their own', () => {
    const { first } = sorted({ house_rules: [rule('fine', 'jail'), rule('hands', '', [])], by_the_book: {} });
    expect(first.map(({ name }) => name)).toEqual(['hands']);
  });

  it('stand by subject, and what belongs to none comes last', () => {
    expect(found.rest.map(([subject, rules]) => [subject, rules.map(({ name }) => name)])).toEqual([
      ['money', ['start_cash', 'salary']],
      ['jail', ['fine']],
      ['more', ['unheard_of']],
    ]);
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
