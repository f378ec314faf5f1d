import { describe, expect, it } from 'vitest';
import type { Telling } from '../desk/telling';
import type { DiceEdition, DiceView } from '../wire/types';
import { cardPicks, deedPicks, mayCome, searched } from './box-picks';

const DRAWN: Telling = { what: 'card', seat: 0, to: '', deck: 'chance', choices: ['b', 'd'], isThrow: false };
const EDITION = {
  cards: ['a', 'b', 'c', 'd']
    .map((id) => ({ id, deck: 'chance', kind: 'jail' }))
    .concat([{ id: 'e', deck: 'chest', kind: 'jail' }]),
  spaces: [{ id: 'go' }, { id: 'x', group: 'red' }, { id: 'y', group: 'red' }],
} as unknown as DiceEdition;
const VIEW = { players: [{ name: 'A' }, { name: 'B', cards: ['c'], owns: ['y 2'] }] } as unknown as DiceView;

describe('what may come out of the box', () => {
  it('is first what nobody has seen; the rest says where it is', () => {
    const picks = cardPicks(DRAWN, EDITION, VIEW, (id) => `card ${id}`);

    expect(picks.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
    expect(picks.map(({ why }) => why)).toEqual([null, null, 'under', 'kept']);
    expect(picks.at(-1)?.owner).toBe(1);
    expect(picks.filter(mayCome).map(({ id }) => id)).toEqual(['b', 'd', 'a']);
  });

  it('is a deed of the pile, and none that somebody has', () => {
    const picks = deedPicks({ ...DRAWN, what: 'deed', choices: ['x'] }, EDITION, VIEW, (id) => id);

    expect(picks).toEqual([
      { id: 'x', text: 'x', why: null, owner: null },
      { id: 'y', text: 'y', why: 'owned', owner: 1 },
    ]);
  });

  it('is found by its words, whatever their accents and case', () => {
    const picks = cardPicks(DRAWN, EDITION, VIEW, (id) => (id === 'd' ? 'Reculez à la prison' : 'Payez'));

    expect(searched(picks, 'A PRISON').map(({ id }) => id)).toEqual(['d']);
    expect(searched(picks, '')).toHaveLength(4);
  });
});
