import { expect, it } from 'vitest';
import { ofName } from './elision';

it.each([
  ['Inès', 'd’Inès'],
  ['Élodie', 'd’Élodie'],
  ['Œdipe', 'd’Œdipe'],
  ['Hugo', 'd’Hugo'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Bo', 'de Bo'],
  ['', 'de '],
])('%s owns as %s', (name, owned) => {
  expect(ofName(name, 'fr')).toBe(owned);
  expect(ofName(name, 'en')).toBe(`${name}’s`);
});
