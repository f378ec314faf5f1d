import { beforeAll, describe, expect, it } from 'vitest';
import type { EditionLine } from '../core/editions';
import { openAreas } from '../text/catalogues';
import { aboutOf, families, nameOf } from './families';

function line(id: string): EditionLine {
  return {
    id,
    kind: 'dice',
    shape: 'square',
    titles: { fr: `titre ${id}`, en: `title ${id}` },
    year: 2003,
    players: [2, 6],
    minutes: [60, 90],
    variants: [],
    digest: '',
  };
}

describe('the shelf', () => {
  beforeAll(() => openAreas('en', 'home'));
  const shelf = families(['my-board', 'classic-2003', 'classic-us', 'clone-wars-2008', 'euro-1999'].map(line));

  it('has one card for boards of one box, and one for each that is not ours, at the end', () => {
    expect(shelf.map(({ key, editions }) => [key, editions.length])).toEqual([
      ['classic', 2],
      ['euro', 1],
      ['clone-wars', 1],
      ['my-board', 1],
    ]);
    expect(shelf.at(-1)).toMatchObject({ cover: 'plain', art: 'plain' });
  });

  it('calls our boxes by their short name, others by their title', () => {
    expect(nameOf(line('classic-us'))).toBe('Classic');
    expect(nameOf(line('my-board'))).toBe('title my-board');
    expect(aboutOf(line('my-board'))).toBe('2003');
  });
});
