/** A pitch: what a bot says for its offer, the most telling thing that it brings each side. */

import type { OfferOrder, Settled } from '../wire/types';

/** Something that a side gets: a whole group, cash, or deeds. */
export type Gain =
  { what: 'group'; group: string } | { what: 'cash'; amount: number } | { what: 'deeds'; deeds: readonly string[] };

/** Return what an offer brings both sides, or nothing where one of them gets only cards. */
export function pitchOf(offer: Required<OfferOrder>, settled: Settled): { yours: Gain; mine: Gain } | null {
  const yours = gainOf(offer.other, settled, offer.give, offer.give_cash - offer.ask_cash);
  const mine = gainOf(offer.seat, settled, offer.ask, offer.ask_cash - offer.give_cash);
  return yours && mine && { yours, mine };
}

function gainOf(seat: number, settled: Settled, deeds: readonly string[], cash: number): Gain | null {
  const whole = settled.completed.find((one) => one.seat === seat);
  if (whole) return { what: 'group', group: whole.group };
  if (cash > 0) return { what: 'cash', amount: cash };
  return deeds.length ? { what: 'deeds', deeds } : null;
}
