import { beforeAll, describe, expect, it } from 'vitest';
import { sampleEdition } from '../board/sample.testing';
import type { Telling } from '../desk/telling';
import { openWords, Words } from '../text/words';
import type { DiceEdition, DiceView } from '../wire/types';
import { cardPicks, deedPicks, mayCome, searched, type BoxPick } from './box-picks';
import { cardWords, deedWords } from './box-words';

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
    const picks = cardPicks(DRAWN, EDITION, VIEW, (id) => `card ${id}`, String);

    expect(picks.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
    expect(picks.map(({ why }) => why)).toEqual([null, null, 'under', 'kept']);
    expect(picks.at(-1)?.owner).toBe(1);
    expect(picks.filter(mayCome).map(({ id }) => id)).toEqual(['b', 'd', 'a']);
  });

  it('is a deed of the pile, and none that somebody has', () => {
    const picks = deedPicks(
      { ...DRAWN, what: 'deed', choices: ['x'] },
      EDITION,
      VIEW,
      (id) => id,
      ({ id }) => `found ${id}`,
    );

    expect(picks).toEqual([
      { id: 'x', text: 'x', found: 'found x', why: null, owner: null },
      { id: 'y', text: 'y', found: 'found y', why: 'owned', owner: 1 },
    ]);
  });
});

const EMPTY = { players: [{ name: 'A' }, { name: 'B' }] } as unknown as DiceView;

/** Return how the cards of a pack, or the deeds of the box, are searched in both languages. */
function allPicks(id: string, deck: string): BoxPick[] {
  const edition = sampleEdition(id);
  const both = [new Words(edition, 'fr'), new Words(edition, 'en')];
  const inBoth =
    <T>(wordsIn: (one: T, words: Words) => string) =>
    (one: T): string =>
      both.map((words) => wordsIn(one, words)).join(' ');
  const choices = (deck ? edition.cards : edition.spaces).map((one) => one.id);
  return deck
    ? cardPicks({ ...DRAWN, deck, choices }, edition, EMPTY, (card) => card, inBoth(cardWords))
    : deedPicks({ ...DRAWN, what: 'deed', choices }, edition, EMPTY, (space) => space, inBoth(deedWords));
}

describe('a printed card is found', () => {
  beforeAll(() => Promise.all([openWords('fr'), openWords('en')]));

  it.each([
    ['classic-2003', 'chance', 'GARE', ['to-station']],
    ['classic-2003', 'chance', 'reparations hotel', ['repairs', 'road-works']],
    ['classic-2003', 'chance', 'repairs 115', ['road-works']],
    ['classic-2003', 'chance', 'départ', ['chance-go', 'chance-jail']],
    ['classic-2003', 'chance', 'prison', ['chance-jail', 'chance-jail-free']],
    ['classic-2003', 'chance', 'trois', ['back-three']],
    ['classic-2003', 'chest', 'MÉDECIN', ['doctor']],
    ['classic-2003', 'chest', 'medecin', ['doctor']],
    ['classic-2003', 'chest', 'beauty', ['beauty-prize']],
    ['classic-2003', 'chest', 'chaque joueur', ['birthday']],
    ['classic-us', 'chance', 'railroad twice', ['nearest-railroad-1', 'nearest-railroad-2']],
    ['classic-us', 'chance', 'compagnie dés', ['nearest-utility']],
    ['classic-us', 'chance', 'each player', ['chairman']],
    ['classic-us', 'chest', 'noël', ['holiday-fund']],
    ['euro-1999', 'chance', 'aéroport', ['to-station']],
    ['clone-wars-2008', 'chest', 'Yoda', ['chest-jail-free']],
    ['clone-wars-2008', 'chance', 'réparations 25', ['repairs']],
  ])('of %s, pack %s, by “%s”', (id, deck, search, cards) => {
    const found = searched(allPicks(id, deck), search);

    expect(found.isNear).toBe(false);
    expect(found.picks.map((pick) => pick.id)).toEqual(cards);
  });

  it('by a sum as a whole before sums that only hold its digits', () => {
    const ids = searched(allPicks('classic-2003', 'chest'), '10').picks.map(({ id }) => id);

    expect(ids.slice(0, 3).sort()).toEqual(['beauty-prize', 'birthday', 'fine-or-chance']);
    expect(ids).toContain('hospital');
  });

  it('whatever a sum is written with', () => {
    const picks = [{ id: 'a', text: '', found: 'paid 1500 credits', why: null, owner: null }];

    for (const search of ['1500', '1 500', '1\u202f500', '1,500', '€1.500', '1500 credits'])
      expect(searched(picks, search).picks).toHaveLength(1);
    expect(searched(picks, '2500').picks).toHaveLength(0);
  });

  it('by a whole sentence, of which not every word is ours', () => {
    const found = searched(allPicks('classic-us', 'chest'), 'Doctor came to see the cat and wants fee 50');

    expect(found.isNear).toBe(true);
    expect(found.picks.map(({ id }) => id)).toEqual(['us-doctor']);
  });

  it('by no word at all among all of them, and by a strange one nowhere', () => {
    const picks = allPicks('classic-2003', 'chest');

    expect(searched(picks, ' ').picks).toHaveLength(16);
    expect(searched(picks, 'xylophone').picks).toHaveLength(0);
  });

  it('after those that can have come, though it has the words whole', () => {
    const [first, second] = ['10 euros', '100 euros'].map((found, at): BoxPick => {
      return { id: `${at}`, text: '', found, why: at === 0 ? 'under' : null, owner: null };
    }) as [BoxPick, BoxPick];

    expect(searched([second, first], '10').picks.map(({ id }) => id)).toEqual(['1', '0']);
  });

  it('and so is a deed, by its kind, its colour, its place or a sum on it', () => {
    const deeds = allPicks('euro-1999', '');
    const ids = (search: string): string[] => searched(deeds, search).picks.map(({ id }) => id);

    expect(ids('aéroport')).toEqual(['schiphol', 'rhein-main', 'charles-de-gaulle', 'heathrow']);
    expect(ids('utility')).toEqual(['parliament', 'court-of-justice']);
    expect(ids('vienna')).toEqual(ids('VIENNE'));
    expect(ids('400')[0]).toBe('paris');
  });
});
