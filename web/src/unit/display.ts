/** What the unit shows at the table: who pays whom how much, and for what. */

import { say } from '../text/say';
import type { Words } from '../text/words';
import { AUCTIONS } from '../wire/answers';
import type { DiceEvent, DicePrompt, DiceView, PaidEvent } from '../wire/types';

/** A sum between two cards; null is the bank, undefined an empty slot. */
export interface UnitDisplay {
  /** A place or a lot, if the sum is for one. */
  place: string | null;
  /** Why money moves: a key of the unit's texts. */
  reason: string;
  amount: number | null;
  payer: number | null | undefined;
  receiver: number | null | undefined;
  /** It waits for somebody to pay; else it has been paid. */
  isDue: boolean;
  /** A message that runs over the display instead, by its card. */
  message?: string;
}

const RESTING: UnitDisplay = {
  place: null,
  reason: 'rest',
  amount: null,
  payer: undefined,
  receiver: undefined,
  isDue: false,
};

const NO_BIDS = { amount: null, payer: undefined };

/** Return what is shown: what is due now, else what was paid last, else the message of the last step. */
export function displayOf(prompt: DicePrompt, view: DiceView, last: readonly DiceEvent[]): UnitDisplay {
  return asked(prompt) ?? claimed(view) ?? paid(last) ?? told(last) ?? RESTING;
}

/** Return what stands above the sum: why it is paid and for which space; a tax is called by its own. */
export function headOf({ reason, place }: UnitDisplay, words: Words): string {
  const name = place && words.has(`space-${place}`) ? words.label(place) : '';
  return reason === 'tax' ? name : `${say(`unit-reason-${reason}`)} ${name}`.trim();
}

function asked(prompt: DicePrompt): UnitDisplay | null {
  if (AUCTIONS.includes(prompt.ask) && 'lot' in prompt) return bidding(prompt);
  const seat = prompt.seats[0];
  switch (prompt.ask) {
    case 'BuyOrAuction':
      return { place: prompt.place, reason: 'price', amount: prompt.price, payer: seat, receiver: null, isDue: true };
    case 'PayDebt':
      return {
        place: prompt.place || null,
        reason: prompt.reason,
        amount: prompt.amount,
        payer: seat,
        receiver: prompt.creditor ?? null,
        isDue: true,
      };
    case 'ChooseZoneOrGoOn':
      return { ...RESTING, reason: 'zone' };
    case 'ReadTheText':
      return { ...RESTING, message: prompt.card };
    default:
      return null;
  }
}

function told(last: readonly DiceEvent[]): UnitDisplay | null {
  const drawn = last.findLast((event) => event.event === 'CardDrawn');
  return drawn?.event === 'CardDrawn' ? { ...RESTING, message: drawn.card } : null;
}

/** Return how bids stand, as far as the question tells it: the highest, or the lowest that is good. */
function bidding(prompt: Extract<DicePrompt, { lot: string }>): UnitDisplay {
  const stand = 'lowest' in prompt ? { amount: prompt.highest || prompt.lowest, payer: prompt.bidder } : NO_BIDS;
  return { place: prompt.lot, reason: 'bid', ...stand, receiver: null, isDue: true };
}

function claimed(view: DiceView): UnitDisplay | null {
  const claim = view.claims?.find((one) => !one.made);
  if (!claim) return null;
  const { place, amount, debtor, owner } = claim;
  return { place, reason: 'rent', amount, payer: debtor, receiver: owner, isDue: true };
}

function paid(last: readonly DiceEvent[]): UnitDisplay | null {
  const money = last.findLast((event): event is PaidEvent => event.event === 'Paid');
  return money ? transaction(money, false) : null;
}

/** Return a payment as it is shown. */
export function transaction({ place, reason, amount, payer, receiver }: PaidEvent, isDue: boolean): UnitDisplay {
  return { place: place || null, reason, amount, payer: payer ?? null, receiver: receiver ?? null, isDue };
}
