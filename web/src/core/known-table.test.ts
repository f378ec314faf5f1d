import { expect, it } from 'vitest';
import type { MyTable } from '../wire/types';
import { knowTable, takeKnown } from './known-table';

const my = { table: { id: 'mine' } } as MyTable;

it('tells of the table that was just heard of, and once', () => {
  knowTable(my);
  expect(takeKnown('mine')).toBe(my);
  expect(takeKnown('mine')).toBeNull();
});

it('tells nothing of another table, and forgets what has been passed by', () => {
  knowTable(my);
  expect(takeKnown('another')).toBeNull();
  expect(takeKnown('mine')).toBeNull();
});
