import { beforeAll, describe, expect, it } from 'vitest';
import { areas, openAreas } from './catalogues';
import { firstLanguage, language } from './language.svelte';
import { say } from './say';

describe('the sentences of the client', () => {
  beforeAll(() => openAreas('en', 'common', 'home'));

  it('come in the language that is read', () => {
    expect(language.current).toBe('en');
    expect(say('home-create')).toBe('Open the table');
  });

  it('take their facts', () => {
    expect(say('home-book', { count: 2 })).toBe('2 changes');
    expect(say('home-minutes', { from: 20, to: 30 })).toBe('about 20 to 30 min');
  });

  it('that are missing, or lack a fact, are a mistake', () => {
    expect(() => say('home-nowhere')).toThrow('home-nowhere');
    expect(() => say('home-seat')).toThrow('home-seat');
  });

  it('change with the language once its texts are there', async () => {
    await language.set('fr');
    expect(say('home-create')).toBe('Ouvrir la table');
  });

  it('have areas of their own', () => {
    expect(areas()).toEqual(expect.arrayContaining(['common', 'home', 'lobby']));
  });
});

describe('the language to begin with', () => {
  it.each([
    ['fr', ['en-GB'], 'fr'],
    [null, ['fr-CA', 'en'], 'fr'],
    [null, ['de-DE', 'en-US', 'fr'], 'en'],
    ['xx', ['de'], 'en'],
    [null, [], 'en'],
  ])('kept %s, wished %j, is %s', (kept, wished, first) => {
    expect(firstLanguage(kept, wished)).toBe(first);
  });
});
