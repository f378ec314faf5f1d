import { describe, expect, it } from 'vitest';
import type { EditionLine } from '../core/editions';
import { language } from '../text/language.svelte';
import { aboutOf, boardOf, families, nameOf } from './families';

function line(id: string, told: Partial<EditionLine> = {}): EditionLine {
  const none = { fr: '', en: '' };
  return {
    id,
    kind: 'dice',
    shape: 'square',
    titles: { fr: `titre ${id}`, en: `title ${id}` },
    box: id,
    short: { fr: `bref ${id}`, en: `brief ${id}` },
    about: none,
    board: none,
    look: { palette: 'plain', art: 'plain' },
    bands: [],
    year: 2003,
    players: [2, 6],
    minutes: [60, 90],
    variants: [],
    tools: [],
    ...told,
  };
}

describe('the shelf', () => {
  it('has one card for boards of one box, in the order in which they come', () => {
    const shelf = families([line('paris'), line('ours'), line('lyon', { box: 'paris' })]);
    expect(shelf.map(({ key, editions }) => [key, editions.map(({ id }) => id)])).toEqual([
      ['paris', ['paris', 'lyon']],
      ['ours', ['ours']],
    ]);
  });

  it('calls boxes and boards as their editions do', async () => {
    await language.set('en');
    const told = line('paris', { board: { fr: 'Paris', en: 'City' }, about: { fr: 'rues', en: 'streets' } });
    expect([nameOf(told), boardOf(told), aboutOf(told)]).toEqual(['brief paris', 'City', '2003 · streets']);
    expect([boardOf(line('ours')), aboutOf(line('ours'))]).toEqual(['title ours', '2003']);
  });
});
