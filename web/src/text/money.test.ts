import { expect, it } from 'vitest';
import { money, type Purse } from './money';

const euro: Purse = { style: 'notes', symbol: '€' };
const credits: Purse = { style: 'notes', symbol: 'Cr' };
const millions: Purse = { style: 'millions', symbol: 'M' };
const plain: Purse = { style: 'plain', symbol: '' };

it.each([
  [1500, euro, '1\u202f500\u00a0€', '€1,500'],
  [-50, euro, '\u221250\u00a0€', '\u2212€50'],
  [0, euro, '0\u00a0€', '€0'],
  [1234567, credits, '1\u202f234\u202f567\u00a0Cr', '1,234,567\u00a0Cr'],
  [1_500_000, millions, '1,5\u00a0M', '1.5M'],
  [260_000, millions, '260\u00a0K', '260K'],
  [15_000_000, millions, '15\u00a0M', '15M'],
  [1_005_000, millions, '1,005\u00a0M', '1.005M'],
  [0, millions, '0', '0'],
  [1500, plain, '1\u202f500', '1,500'],
])('%d reads as a player writes it', (amount, purse, french, english) => {
  expect(money(amount, purse, 'fr')).toBe(french);
  expect(money(amount, purse, 'en')).toBe(english);
});
