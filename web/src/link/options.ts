/** Options: what the seats of this device may do; an update has those that changed, each for one kind of order. */

import type { Options } from '../wire/types';

type AnyOption = Options[number];
export type BySeat = Readonly<Record<string, Options>>;

/** Return the options that are known of each seat, with those that changed in their places. */
export function renewed(known: BySeat, changed: BySeat): BySeat {
  const seats = Object.entries(changed);
  return { ...known, ...Object.fromEntries(seats.map(([seat, news]) => [seat, renewedAt(known[seat] ?? [], news)])) };
}

function renewedAt(known: Options, changed: Options): Options {
  const all: readonly AnyOption[] = [...known, ...changed];
  return [...new Map(all.map((option) => [option.do, option])).values()] as Options;
}
