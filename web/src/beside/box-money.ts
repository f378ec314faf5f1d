/** The money of the boxes on the shelf: how it is written, what everybody begins with, its notes. */

import { loadEdition, loadEditions, type EditionLine } from '../core/editions';
import type { Purse } from '../text/money';
import type { Terms } from './bank-book';

export interface BoxMoney {
  purse: Purse;
  start: number;
  salary: number;
  /** Notes of the box, the largest first; none where money is on cards. */
  notes: readonly number[];
  /** The boxes that have such money. */
  boxes: readonly EditionLine['short'][];
}

/** Sums that are asked for at any board, in the smallest of them. */
const ROUND = [1, 5, 10, 20, 50, 100, 200, 500];

/** Return every kind of money on the shelf, in its order. */
export async function shelfMoney(): Promise<BoxMoney[]> {
  const lines = (await loadEditions()).filter(({ kind }) => kind === 'dice');
  const found = await Promise.all(lines.map(moneyOf));
  return found.reduce<BoxMoney[]>(gathered, []);
}

async function moneyOf(line: EditionLine): Promise<BoxMoney> {
  const edition = await loadEdition(line.id);
  if (edition.kind !== 'dice') throw new Error(`no dice: ${line.id}`);
  const { money, symbol, rules } = edition;
  const sums = { start: Number(rules['start_cash']), salary: Number(rules['salary']) };
  return { purse: { style: money.style, symbol }, ...sums, notes: money.notes ?? [], boxes: [line.short] };
}

/** Return kinds of money with one more, or with one more box that has a known kind. */
function gathered(known: BoxMoney[], one: BoxMoney): BoxMoney[] {
  const isOther = (box: BoxMoney) => !isSame(box.purse, one.purse);
  if (known.every(isOther)) return [...known, one];
  return known.map((box) => (isOther(box) ? box : withBoxes(box, one.boxes)));
}

function withBoxes(money: BoxMoney, boxes: BoxMoney['boxes']): BoxMoney {
  const isNew = (box: EditionLine['short']) => money.boxes.every(({ en }) => en !== box.en);
  return { ...money, boxes: [...money.boxes, ...boxes.filter(isNew)] };
}

function isSame(one: Purse, other: Purse): boolean {
  return one.style === other.style && one.symbol === other.symbol;
}

/** Return the sums to tap in a book: the notes of its box and its salary; of other money, round ones to fit that. */
export function sumsIn({ purse, salary }: Pick<Terms, 'purse' | 'salary'>, known: readonly BoxMoney[]): number[] {
  const notes = known.find((box) => isSame(box.purse, purse))?.notes ?? [];
  if (!notes.length) return ROUND.map((sum) => sum * unitOf(salary));
  return [...new Set([...notes, salary])].sort((one, other) => one - other);
}

/** Return the sum of which a salary has some hundreds: 1 of 200, 10 000 of two millions. */
function unitOf(salary: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, salary))) - 2);
}
