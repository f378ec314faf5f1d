import { beforeAll, expect, it } from 'vitest';
import type { EditionData } from '../core/editions';
import { openWords, Words } from './words';

const TEXT = `
space-long = Boulevard de la Gare
    .short = Bd de la Gare
space-small = place du marché
`;

beforeAll(() => openWords('fr'));

it('writes the short name of a space on the board, where there is one, and begins it with a capital', () => {
  const texts = { fr: [TEXT], en: [TEXT] };
  const words = new Words({ kind: 'sliding', rules: {}, texts } as unknown as EditionData, 'fr');

  expect([words.label('long'), words.label('small')]).toEqual(['Bd de la Gare', 'Place du marché']);
  expect(words.place('long')).toBe('Boulevard de la Gare');
});

it('says of a limit of 0 that there is none, and writes other numbers as they are', () => {
  const rules = ['rule-ends-after-rounds = End\n    .no-limit = no limit\nrule-jail-turns = Turns'];
  const words = new Words(
    { kind: 'sliding', rules: {}, house_rules: [], texts: { fr: rules, en: rules } } as unknown as EditionData,
    'fr',
  );

  expect(words.choice('ends_after_rounds', 0)).toBe('no limit');
  expect(words.choice('ends_after_rounds', 12)).toBe('12');
  expect(words.choice('jail_turns', 0)).toBe('0');
});
