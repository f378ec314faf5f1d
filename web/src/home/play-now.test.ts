import { expect, it } from 'vitest';
import { GIVEN, nameAtFirst } from '../core/given-name';
import { botsFor, quickTable } from './play-now';
import { settings } from '../core/settings.svelte';

it('plays by the booklet against three bots, or as many as the box has room for', () => {
  expect(quickTable({ id: 'paris', players: [2, 6] })).toEqual({
    edition: 'paris',
    seats: [{ level: '' }, { level: 'steady' }, { level: 'steady' }, { level: 'steady' }],
  });
  expect(botsFor({ players: [2, 3] })).toBe(2);
});

it('gives a name to who has said none, and keeps the one that was said', () => {
  expect([nameAtFirst(0), nameAtFirst(0.999)]).toEqual([GIVEN[0], GIVEN.at(-1)]);
  expect(nameAtFirst(0, [GIVEN[0] as string])).toBe(GIVEN[1]);
  expect(nameAtFirst(0, GIVEN)).toBe('');
  settings.name = 'Léa';
  expect(nameAtFirst()).toBe('Léa');
});
