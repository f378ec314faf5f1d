import { expect, it } from 'vitest';
import { pickedOf } from './picked';

it('marks what lies in a deal by its side', () => {
  expect([...pickedOf({ give: ['lyon'], ask: ['foch', 'nord'] })]).toEqual([
    ['lyon', 'give'],
    ['foch', 'ask'],
    ['nord', 'ask'],
  ]);
});
