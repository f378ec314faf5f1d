/** Notices: what deserves more than a line in the log, until the next step. */

import type { Happening } from '../core/table.svelte';

type Tone = 'good' | 'warn' | 'bad';

const TONES: Record<string, Tone> = {
  Arrested: 'warn',
  RentLapsed: 'good',
  WentBankrupt: 'bad',
  Conceded: 'warn',
  WipedOut: 'bad',
  DealForced: 'warn',
  DeedsStolen: 'warn',
  TextMissed: 'warn',
  OfferRefused: 'warn',
  OfferAccepted: 'good',
  AuctionWon: 'good',
  Unsold: 'warn',
  TimeCame: 'warn',
  ExtraTurnWon: 'good',
};
const MOST = 2;

export interface Notice extends Happening {
  tone: Tone;
}

/** Return what is to be noticed at the step *now*; a throw makes what was before it old. */
export function noticesOf(story: readonly Happening[], now: number): Notice[] {
  const thrown = story.findLast(({ event }) => event.event === 'Rolled')?.seq ?? 0;
  const since = Math.max(now - 1, thrown);
  return story
    .flatMap((happening) => {
      const tone = happening.seq >= since ? TONES[happening.event.event] : undefined;
      return tone ? [{ ...happening, tone }] : [];
    })
    .slice(-MOST);
}
