import { describe, expect, it } from 'vitest';
import type { DiceView } from '../../wire/types';
import { costLines, rentLines } from '../box/deed-lines';
import { spaceOf, type Space } from '../edition';
import { facesOf } from './faces';
import { fit, widthOf } from './name-fitting';
import { marksOf } from './marks';
import { EDITIONS, sampleEdition, sampleWords } from '../sample.testing';
import { spokenName, withVisitors } from './spoken-names';
import { Square } from '../shape/square';
import { playerLine } from '../players/player-line';
import { tileOf } from './tile';

const view = {
  players: [
    { name: 'Léa', cash: 100, at: 'paradis', owns: ['belleville 3', 'montparnasse', 'lyon', 'electricity mortgaged'] },
    { name: 'Tom', cash: 50, at: 'jail', jail: 1, owns: ['water', 'lecourbe hotel'], cards: ['chance-jail-free'] },
  ],
  rents: { belleville: 90, lecourbe: 450, montparnasse: 50, lyon: 50, electricity: 0 },
} as unknown as DiceView;

describe.each(EDITIONS)('the board of %s', (id) => {
  it.each(['fr', 'en'] as const)('writes every name inside its space (%s)', async (tongue) => {
    const edition = sampleEdition(id);
    const board = new Square(edition.spaces.length);
    for (const face of facesOf(edition, await sampleWords(id, tongue))) {
      const { room } = tileOf(board.frame(face.index), face.space.kind === 'street', false);
      const { lines, size } = fit(face.label, room, 3, 14, 10.5);
      expect(size, face.label).toBeGreaterThanOrEqual(10.5);
      for (const line of lines) expect(widthOf(line, size), face.label).toBeLessThanOrEqual(room);
    }
  });

  it('has a picture or a group on every space', async () => {
    for (const face of facesOf(sampleEdition(id), await sampleWords(id, 'en'))) {
      expect(face.icon ?? face.group, face.name).not.toBeNull();
    }
  });
});

describe('a space aloud', () => {
  const spoken = async (space: string, tongue: 'fr' | 'en') => {
    const edition = sampleEdition('classic-2003');
    const words = await sampleWords('classic-2003', tongue);
    const face = facesOf(edition, words).find((one) => one.space.id === space);
    const tokens = [{ seat: 1, at: 10, isJailed: true }];
    const pot = space === 'free-parking' ? { space, amount: words.money(350), notes: 4 } : null;
    const name = spokenName(face as never, marksOf(view, edition, words).get(space), view, words, pot);
    return withVisitors(name, face as never, view, tokens);
  };

  it.each([
    ['paradis', 'fr', 'Rue de Paradis, groupe C, libre, 160\u00a0€'],
    ['belleville', 'fr', 'Boulevard de Belleville, groupe A, à Léa, 3 maisons, loyer 90\u00a0€'],
    ['lecourbe', 'en', 'Rue Lecourbe, group A, owned by Tom, a hotel, rent €450'],
    ['lyon', 'en', 'Gare de Lyon, group S, owned by Léa, rent €50'],
    ['water', 'en', 'Water Company, group U, owned by Tom, rent 4 times the dice'],
    ['electricity', 'en', 'Electric Company, group U, owned by Léa, mortgaged'],
    ['jail', 'en', 'Jail, here: Tom (in jail)'],
    ['free-parking', 'fr', 'Parc gratuit, dans la cagnotte\u202f: 350\u00a0€'],
    ['luxury-tax', 'en', 'Luxury Tax, to pay: €100'],
  ] as const)('%s (%s)', async (space, tongue, text) => {
    expect(await spoken(space, tongue)).toBe(text);
  });
});

describe('a deed', () => {
  it('prints its rents and what building costs', async () => {
    const edition = sampleEdition('classic-2003');
    const words = await sampleWords('classic-2003', 'en');
    const lot = spaceOf(edition, 'paradis') as Space;
    const rents = rentLines(lot, edition, words).map(({ value }) => value);
    expect(rents).toEqual(['€12', '€60', '€180', '€500', '€700', '€900']);
    expect(costLines(lot, edition, words)).toEqual([
      { label: 'House', value: '€100' },
      { label: 'Hotel', value: '€100' },
      { label: 'Mortgage', value: '€80' },
    ]);
  });

  it('of a station or utility goes by the number owned', async () => {
    const edition = sampleEdition('classic-2003');
    const words = await sampleWords('classic-2003', 'en');
    expect(rentLines(spaceOf(edition, 'lyon') as Space, edition, words)).toHaveLength(4);
    expect(rentLines(spaceOf(edition, 'water') as Space, edition, words)[1]?.value).toBe('10 × the dice');
  });
});

describe('the standing of a player', () => {
  it('says where the token is, what is built and what is kept', async () => {
    const edition = sampleEdition('classic-2003');
    const words = await sampleWords('classic-2003', 'en');
    expect(playerLine(0, view, edition, words)).toBe('Rue de Paradis · 3\u00a0houses');
    expect(playerLine(1, view, edition, words)).toBe('In jail · 1 try · 1\u00a0hotel · 1 get-out-of-jail card');
    const visiting = { players: [{ name: 'Léa', at: 'jail' }] } as unknown as DiceView;
    expect(playerLine(0, visiting, edition, words)).toBe('Just visiting');
  });
});
