/** Offers: an update has those that changed, each for one kind of action. */

import type { Offers } from '../wire/types';

type AnyOffer = Offers[number];

function kindOf(offer: AnyOffer): string {
  return 'do' in offer ? offer.do : offer.action;
}

/** Return the offers that are known, with those that changed in their places. */
export function renewed(known: Offers, changed: Offers): Offers {
  const all: readonly AnyOffer[] = [...known, ...changed];
  return [...new Map(all.map((offer) => [kindOf(offer), offer])).values()] as Offers;
}
