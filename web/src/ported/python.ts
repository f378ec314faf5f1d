/** Python's own words, for what `python -m passgo.porting` writes beside this file. */

/** A value that something cannot have. */
export class ValueError extends Error {}

/** The rules say no. Nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly clauses: readonly string[] = [],
    readonly facts: Record<string, number | string> = {},
  ) {
    super(code);
  }
}

/** Return some values as a row of exactly these. */
export function tuple<T extends unknown[]>(...values: T): T {
  return values;
}

/** Return the letters of a text, or a row as it is. */
function rowOf<T>(row: string | readonly T[] | Set<T>): readonly T[] {
  return (typeof row === 'string' || row instanceof Set ? [...row] : row) as readonly T[];
}

/** Return the value at a place of a row, from its end if the place is below zero. */
export function at<T>(row: readonly T[], index: number): T;
export function at(row: string, index: number): string;
export function at<T>(row: string | readonly T[], index: number): T | string {
  const values = rowOf(row);
  const place = index < 0 ? values.length + index : index;
  if (place < 0 || place >= values.length) throw new RangeError(`no place ${index} of ${values.length}`);
  return values[place] as T;
}

/** Set the value at a place of a list. */
export function put<T>(row: T[], index: number, value: T): void {
  const place = index < 0 ? row.length + index : index;
  if (place < 0 || place >= row.length) throw new RangeError(`no place ${index} of ${row.length}`);
  row[place] = value;
}

/** Return the value of a key that must be there. */
export function found<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  if (!map.has(key)) throw new RangeError(`no key ${String(key)}`);
  return map.get(key) as V;
}

/** Return the value of a key, which is set if it was not. */
export function setdefault<K, V>(map: Map<K, V>, key: K, value: V): V {
  if (!map.has(key)) map.set(key, value);
  return map.get(key) as V;
}

/** Return the values from one place of a row to before another. */
export function partOf<T>(row: readonly T[], from: number | null, to: number | null): T[] {
  return row.slice(from ?? 0, to ?? undefined);
}

/** Return the letters from one place of a text to before another. */
export function partOfText(text: string, from: number | null, to: number | null): string {
  return partOf([...text], from, to).join('');
}

/** Return how many values something holds. */
export function len(row: string | readonly unknown[] | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>): number {
  if (typeof row === 'string') return [...row].length;
  return 'size' in row ? row.size : row.length;
}

/** Tell whether something is in a text, a row, a set or the keys of a map. */
export function contains(
  row: string | readonly unknown[] | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>,
  value: unknown,
): boolean {
  if (typeof row === 'string') return row.includes(value as string);
  return 'has' in row ? row.has(value) : row.some((one) => equal(one, value));
}

/** Tell whether two values are alike all through. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((one) => b.has(one));
  const [first, second] = [Object.entries(a), Object.entries(b)];
  return first.length === second.length && first.every(([key, one]) => equal(one, (b as Record<string, unknown>)[key]));
}

type Ordered = number | string | boolean | readonly Ordered[];

/** Return less than, more than or exactly 0, as one value comes before, after or with another. */
export function compare(a: Ordered, b: Ordered): number {
  if (typeof a === 'object' && typeof b === 'object') {
    for (let place = 0; place < Math.min(a.length, b.length); place += 1) {
      const order = compare(a[place] as Ordered, b[place] as Ordered);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  if (typeof a === 'string' && typeof b === 'string') {
    const [first, second] = [a, b].map((text) => Array.from(text, (letter) => letter.codePointAt(0) as number));
    return compare(first as number[], second as number[]);
  }
  return Number(a) - Number(b);
}

/** Return the values of a row in their order, or in that of a key. */
export function sorted<T>(row: readonly T[], key: (one: T) => Ordered = (one) => one as Ordered): T[] {
  return [...row].sort((a, b) => compare(key(a), key(b)));
}

/** Return the first of the largest values of a row. */
export function largest<T>(row: readonly T[], key: (one: T) => Ordered = (one) => one as Ordered): T {
  if (row.length === 0) throw new ValueError('nothing is the largest of nothing');
  return row.reduce((best, one) => (compare(key(one), key(best)) > 0 ? one : best));
}

/** Return the first of the smallest values of a row. */
export function smallest<T>(row: readonly T[], key: (one: T) => Ordered = (one) => one as Ordered): T {
  if (row.length === 0) throw new ValueError('nothing is the smallest of nothing');
  return row.reduce((best, one) => (compare(key(one), key(best)) < 0 ? one : best));
}

/** Return a row several times over. */
export function repeated<T>(row: readonly T[], times: number): T[] {
  return range(times).flatMap(() => [...row]);
}

/** Return whole numbers from 0, or from one to before another. */
export function range(from: number, to?: number, step = 1): number[] {
  const [first, end] = to === undefined ? [0, from] : [from, to];
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, nth) => first + nth * step);
}

/** Return the values of a row with their places. */
export function enumerate<T>(row: readonly T[]): (readonly [number, T])[] {
  return row.map((one, nth) => [nth, one] as const);
}

/** Return the values of two rows of one length side by side. */
export function paired<A, B>(first: readonly A[], second: readonly B[]): (readonly [A, B])[] {
  if (first.length !== second.length) throw new ValueError('rows of two lengths');
  return first.map((one, nth) => [one, second[nth] as B] as const);
}

export function sum(row: readonly (number | boolean)[]): number {
  return row.reduce<number>((all, one) => all + Number(one), 0);
}

export function any(row: readonly unknown[]): boolean {
  return row.some(truthy);
}

export function all(row: readonly unknown[]): boolean {
  return row.every(truthy);
}

export function abs(value: number): number {
  return Math.abs(value);
}

/** Tell whether Python takes a value for true. */
export function truthy<T>(value: T): value is NonNullable<T> {
  if (value instanceof Set || value instanceof Map) return value.size > 0;
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}

/** Return how often a number goes into another, rounded down. */
export function floordiv(a: number, b: number): number {
  if (b === 0) throw new RangeError('nothing is divided by zero');
  return Math.floor(a / b);
}

/** Return what is left of a division, with the sign of the divisor. */
export function modulo(a: number, b: number): number {
  return a - b * floordiv(a, b);
}

export function divmod(a: number, b: number): [number, number] {
  return [floordiv(a, b), modulo(a, b)];
}

/** Return the number that digits stand for. */
export function toInt(value: string | number): number {
  if (typeof value === 'string' && !/^\d+$/.test(value)) throw new ValueError(`no number: ${value}`);
  return Math.trunc(Number(value));
}

/** Return a text without certain letters at its end. */
export function rstrip(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Return how often something stands in a text or a row. */
export function count(row: string | readonly unknown[], value: unknown): number {
  return typeof row === 'string'
    ? row.split(value as string).length - 1
    : row.filter((one) => equal(one, value)).length;
}

export function zfill(text: string, length: number): string {
  return text.padStart(length, '0');
}

/** Return what stands before, at and after the first place of a mark. */
export function partition(text: string, mark: string): [string, string, string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, '', ''] : [text.slice(0, place), mark, text.slice(place + mark.length)];
}

/** Return the first place of a value in a row. */
export function indexOf(row: readonly unknown[], value: unknown): number {
  const place = row.findIndex((one) => equal(one, value));
  if (place < 0) throw new ValueError('not in the row');
  return place;
}

/** Return the values of the first set that are not in the second. */
export function difference<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((one) => !b.has(one)));
}

export function united<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a, ...b]);
}

export function shared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((one) => b.has(one)));
}

/** Tell whether all of a set is in another. */
export function within<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return [...a].every((one) => b.has(one));
}

/** Return the member of an enum that has a value. */
export function member<T extends string>(members: Record<string, T>, value: string): T {
  const one = Object.values(members).find((known) => known === value);
  if (one === undefined) throw new ValueError(`not a member: ${value}`);
  return one;
}

/** Return something for the eyes of who looks for a mistake. */
export function shown(value: unknown): string {
  return JSON.stringify(value);
}
