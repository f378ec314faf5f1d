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
