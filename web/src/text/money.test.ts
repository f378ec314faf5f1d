import { describe, expect, it } from 'vitest';
import { bareMoney, money, readMoney, type Purse } from './money';

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

describe('a sum that is written', () => {
  it.each([0, 7, 300, 1500, 1_234_567])('is read as it was shown: %d', (amount) => {
    for (const purse of [euro, credits, plain]) {
      for (const language of ['fr', 'en'] as const)
        expect(readMoney(money(amount, purse, language), purse, language)).toBe(amount);
    }
  });

  it.each([0, 10_000, 260_000, 1_240_000, 15_000_000, 1_000_000_000])(
    'is read as it was shown in millions: %d',
    (amount) => {
      for (const language of ['fr', 'en'] as const)
        expect(readMoney(money(amount, millions, language), millions, language)).toBe(amount);
    },
  );

  it.each([
    ['1.500', 1500],
    ['1,500', 1500],
    ['1 500', 1500],
    ['300€', 300],
    ['-5', -5],
    ['\u22125', -5],
    ['', null],
    ['1,5', null],
    ['12a', null],
    ['deux', null],
    ['1.5.0', null],
  ])('may be plain: %s', (text, amount) => {
    expect(readMoney(text, euro, 'fr')).toBe(amount);
  });

  it.each([
    ['20', 20_000_000],
    ['2', 2_000_000],
    ['1,5', 1_500_000],
    ['0,26', 260_000],
    ['0', 0],
    ['1240', 1_240_000_000],
    ['1.24m', 1_240_000],
    ['800k', 800_000],
    ['1240 K', 1_240_000],
    ['-2', -2_000_000],
    ['1,2345678', null],
    ['M', null],
    ['', null],
  ])('counts millions where K and M are used, unless it says K: %s', (text, amount) => {
    expect(readMoney(text, millions, 'fr')).toBe(amount);
  });

  it('knows the sum that a bare 1 stands for, where that is not plain', () => {
    expect(bareMoney(millions, 'fr')).toBe('1\u00a0M');
    expect(bareMoney(euro, 'fr')).toBe('');
  });
});
