import { describe, expect, it } from 'vitest';
import type { DiceEdition, Drawing, Setup } from '../wire/types';
import { questionOf, type Known } from './draws';
import type { Said } from './entries';

const EDITION = {
  kind: 'dice',
  cards: [
    { id: 'a', deck: 'chance' },
    { id: 'b', deck: 'chance' },
    { id: 't', deck: 'texts' },
  ],
  decks: [
    { id: 'chance', draw: 'pack' },
    { id: 'texts', draw: 'any' },
  ],
  spaces: [],
  rules: { random_texts: 4 },
} as unknown as DiceEdition;

function asked(said: Said, setup: Partial<Setup>, listed: ReadonlyMap<number, Drawing> = new Map()) {
  const known: Known = { edition: EDITION, setup: { edition: 'x', ...setup }, listed };
  return questionOf({ seq: 2, counter: 0, said, before: [] }, known);
}

describe('a question to nature', () => {
  it('was answered by people where they told luck, but never for the electronic unit', () => {
    expect(asked({ do: 'DiceFall', first: 1, second: 2 }, { luck: 'told' }).isTold).toBe(true);
    expect(asked({ do: 'CardComes', card: 'a' }, { luck: 'told' }).isTold).toBe(true);
    expect(asked({ do: 'CardComes', card: 't' }, { luck: 'told' }).isTold).toBe(false);
    expect(asked({ do: 'RandomFalls', number: 1 }, { luck: 'told' }).isTold).toBe(false);
    expect(asked({ do: 'DiceFall', first: 1, second: 2 }, {}).isTold).toBe(false);
  });

  it('about a pack is not worked out here where the game goes on from another one', () => {
    const listed: Drawing = { seq: 2, what: 'card', choices: ['b'], below: 0, deviations: [0, 0], said: {} };
    const found = asked({ do: 'CardComes', card: 'b' }, { position: {} }, new Map([[0, listed]]));

    expect(found).toMatchObject({ choices: ['b'], isKnown: true, isBelieved: true });
    expect(asked({ do: 'CardComes', card: 'b' }, {})).toMatchObject({ choices: ['a', 'b'], isBelieved: false });
    expect(asked({ do: 'CardComes', card: 't' }, { position: {} })).toMatchObject({
      choices: ['t'],
      isBelieved: false,
    });
  });
});
