/** Notices: what deserves more than a line in the log, until the next step. */

import { isLeaving } from '../../desk/last-events';
import { isWon } from '../../text/facts';
import type { Happening } from '../../link/table.svelte';
import type { Power } from '../../wire/types';

type Tone = 'good' | 'warn' | 'bad';

const TONES: Record<string, Tone> = {
  Arrested: 'warn',
  RentLapsed: 'warn',
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

export interface Highlight extends Happening {
  tone: Tone;
}

/** Return how an event is told to a reader: a forgotten rent is good news only to who keeps the money. */
function toneOf({ event }: Happening, reader: number | null, powers: readonly Power[]): Tone | undefined {
  if (event.event === 'PowerThrown') {
    const power = powers.find(({ id }) => id === event.power);
    return power && (isWon(power, event.die) ? 'good' : 'warn');
  }
  if (event.event === 'RentLapsed' && event.debtor === reader) return 'good';
  return TONES[event.event];
}

/** Return what is to be noticed at the step *now*; a throw makes what was before it old. */
export function highlightsOf(
  story: readonly Happening[],
  now: number,
  reader: number | null = null,
  powers: readonly Power[] = [],
): Highlight[] {
  const thrown = story.findLast(({ event }) => event.event === 'Rolled')?.seq ?? 0;
  const since = Math.max(now - 1, thrown);
  return story
    .flatMap((happening) => {
      const isNew = happening.seq >= since && !isLeaving(happening, story);
      const tone = isNew ? toneOf(happening, reader, powers) : undefined;
      return tone ? [{ ...happening, tone }] : [];
    })
    .slice(-MOST);
}
