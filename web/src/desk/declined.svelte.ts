/**
 * Declined offers: those which somebody does not want to hear again, for the rest of a game on this device.
 *
 * An offer is like one that was declined if the same player asks the same seat for all of the same deeds,
 * whatever is given for them; where no deeds were asked for, if no more is given for no less.
 */

import { keep, kept } from '../core/storage';
import type { OfferOrder } from '../wire/types';

type Offer = Required<OfferOrder>;

const KEY = 'passgo-declined';

/** Tell whether an offer is like one that was declined. */
export function isLike(offer: Offer, declined: Offer): boolean {
  if (offer.seat !== declined.seat || offer.other !== declined.other) return false;
  const wanted = [...declined.ask, ...declined.ask_cards];
  const asked = [...offer.ask, ...offer.ask_cards];
  if (wanted.length > 0) return wanted.every((one) => asked.includes(one));
  const given = [...declined.give, ...declined.give_cards];
  const isNoMore = [...offer.give, ...offer.give_cards].every((one) => given.includes(one));
  return isNoMore && offer.ask_cash - offer.give_cash >= declined.ask_cash - declined.give_cash;
}

/** How the parts of an offer are called. */
export interface Naming {
  deed: (space: string) => string;
  card: (id: string) => string;
  money: (amount: number) => string;
}

/** Return what an offer is about: what is asked for, else what is given; where that is cash alone, how much. */
export function subjectOf(offer: Offer, { deed, card, money }: Naming): string {
  const asked = [...offer.ask.map(deed), ...offer.ask_cards.map(card)];
  const given = [...offer.give.map(deed), ...offer.give_cards.map(card)];
  const named = asked.length > 0 ? asked : given;
  return named.length > 0 ? named.join(', ') : money(offer.ask_cash || offer.give_cash);
}

export class Declined {
  list: Offer[] = $state.raw([]);

  constructor(private readonly table: string) {
    this.list = keptFor(table);
  }

  /** Hear no more offers like this one; those that it is like are in the list no longer. */
  add(offer: Offer): void {
    this.#keep([...this.list.filter((one) => !isLike(one, offer)), offer]);
  }

  /** Hear such offers again. */
  remove(offer: Offer): void {
    this.#keep(this.list.filter((one) => one !== offer));
  }

  /** Tell whether an offer is like one of those. */
  covers(offer: Offer): boolean {
    return this.list.some((one) => isLike(offer, one));
  }

  #keep(list: Offer[]): void {
    this.list = list;
    keep(KEY, JSON.stringify({ table: this.table, list }));
  }
}

/** Return what is kept for a table; only the last one's is. */
function keptFor(table: string): Offer[] {
  try {
    const found = JSON.parse(kept(KEY) ?? '{}') as { table?: string; list?: Offer[] };
    return found.table === table && Array.isArray(found.list) ? found.list : [];
  } catch {
    return [];
  }
}
