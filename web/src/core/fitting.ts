/** Fitting: whether a number that somebody names can be had, by the range that the server gave. */

import type { Range } from '../wire/types';

/** What keeps a number from being had, and the number that it is measured by. */
export interface Unfit {
  why: 'unread' | 'low' | 'high' | 'step';
  by: number;
}

/** Return why a number cannot be had, if so; null is no number at all. */
export function unfit(named: number | null, { low, high, step }: Range): Unfit | null {
  if (named === null || !Number.isInteger(named)) return { why: 'unread', by: low };
  if (named < low) return { why: 'low', by: low };
  if (named > high) return { why: 'high', by: high };
  return named % step ? { why: 'step', by: step } : null;
}

/** Return the nearest number that can be had. */
export function fitting(named: number, { low, high, step }: Range): number {
  const bounded = Math.min(high, Math.max(low, Number.isFinite(named) ? named : low));
  return Math.min(high, low + Math.round((bounded - low) / step) * step);
}
