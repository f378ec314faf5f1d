/** Balances that run: the payer's falls first, then the receiver's rises by as much (RE-061). */

/** Return what balances are on the way from some to others, at each part of the way from 0 to 1. */
export function running(from: readonly number[], to: readonly number[]): (part: number) => number[] {
  return (part) =>
    to.map((end, seat) => {
      const start = from[seat] ?? end;
      const share = end < start ? Math.min(1, 2 * part) : Math.max(0, 2 * part - 1);
      return start + (end - start) * share;
    });
}

/** Return an amount in whole steps of the money, so that no odd one is seen on the way. */
export function inSteps(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
