import { beforeAll, describe, expect, it } from 'vitest';
import { openAreas } from '../text/catalogues';
import { language, type Language } from '../text/language.svelte';
import { say } from '../text/say';

const ONE = { sides: 1, count: 1, names: 'Zoé' };
const TEAM = { sides: 1, count: 2, names: 'Hugo, Zoé' };
const SHARED = { sides: 2, count: 2, names: 'Hugo, Zoé' };

describe.each<[Language, string[], string[]]>([
  [
    'fr',
    ['Zoé gagne.', 'Hugo, Zoé gagnent.', 'Hugo, Zoé se partagent la victoire.'],
    ['gagne la partie', 'gagnent la partie', 'partage la victoire'],
  ],
  ['en', ['Zoé wins.', 'Hugo, Zoé win.', 'Hugo, Zoé share the win.'], ['winner', 'winners', 'shares the win']],
])('a win in %s', (tongue, titles, marks) => {
  beforeAll(async () => {
    await openAreas(tongue, 'after');
    await language.set(tongue);
  });

  it('is of one, of a team, or shared', () => {
    expect([ONE, TEAM, SHARED].map((facts) => say('after-won', facts))).toEqual(titles);
    expect(say('after-won', { sides: 0, count: 0, names: '' })).not.toBe('');
  });

  it('is told to who has won in the second person', () => {
    const alone = { sides: 1, count: 0, names: '' };
    const team = { sides: 1, count: 1, names: 'Zoé' };
    expect([alone, team, { ...team, sides: 2 }].map((facts) => say('after-you-won', facts))).toEqual(
      tongue === 'fr'
        ? ['Vous gagnez.', 'Vous gagnez avec Zoé.', 'Vous partagez la victoire avec Zoé.']
        : ['You win.', 'You win with Zoé.', 'You share the win with Zoé.'],
    );
  });

  it('is marked beside each side', () => {
    expect([ONE, TEAM, { sides: 2, count: 1 }].map((facts) => say('after-wins', facts))).toEqual(marks);
  });
});
