import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wrongNames } from './names';

it.each([
  [['Ana', 'Bo'], ''],
  [['Ana', 'Bo', 'ana'], 'beside-bank-same-name'],
  [['Zoé', 'Zoe'], 'beside-bank-same-name'],
  [[], ''],
])('%j tell everybody apart, or not', (names, wrong) => {
  expect(wrongNames(names)).toBe(wrong);
});

it.each(['BankSetup', 'ScoreSetup'])('%s asks before it begins', (name) => {
  const text = readFileSync(new URL(`./${name}.svelte`, import.meta.url), 'utf8');
  expect(text).toContain('wrongNames(given)');
});
