/** The buttons of a question, each with what it does and what follows. */

import type { KeyCommand } from '../core/keys';
import type { Do } from '../desk/hand.svelte';
import type { IconName } from '../look/art';
import { say } from '../text/say';
import type { DiceOrder, Option, OptionNo } from '../wire/types';
import { GRAVE } from './ways';

/** What an order needs of the desk it is on. */
export interface Counter {
  readonly cash: number;
  readonly isAuctioned: boolean;
  readonly openingBid: number;
  readonly throwing: 'to-start' | 'in-jail' | 'last-in-jail' | null;
  readonly fine: number;
  money(amount: number): string;
  change(amount: number): string;
  order(name: string): string;
  hint(name: string): string;
  cardOf(id: string): string;
}

export interface ButtonSpec {
  do: Do;
  label: string;
  why: string;
  icon: IconName | null;
  keys: KeyCommand[];
  isGrave: boolean;
  no: OptionNo | null;
  /** What a press gives; null where it cannot be given. */
  order: DiceOrder | null;
}

const ICONS: Partial<Record<Do, IconName>> = {
  Roll: 'dice',
  Decline: 'hammer',
  Bid: 'hammer',
  Offer: 'swap',
  Counter: 'swap',
  Build: 'house',
  Accept: 'check',
  PayFine: 'coins',
  UseCard: 'key',
  UsePower: 'star',
  StopTimer: 'clock',
  GoOn: 'forward',
  DrawCard: 'cards',
  Concede: 'flag',
  GiveUp: 'flag',
};

const KEYS: Partial<Record<Do, KeyCommand>> = {
  Roll: 'roll',
  EndTurn: 'main',
  Buy: 'buy',
  Decline: 'auction',
  Leave: 'leave',
  PayFine: 'jail',
  UseCard: 'card',
  UsePower: 'force',
};

/** Return the button of an option that takes nothing more, or takes one of its choices. */
export function buttonOf(option: Option, seat: number, desk: Counter, isMain: boolean): ButtonSpec {
  const told = option.open && !GRAVE.has(option.do) ? toldOf(option) : {};
  const key = KEYS[option.do];
  return {
    do: option.do,
    label: labelOf(option, desk, told.change),
    why: whyOf(option, desk, told),
    icon: ICONS[option.do] ?? null,
    keys: [...(key ? [key] : []), ...(isMain && key !== 'main' ? (['main'] as const) : [])],
    isGrave: GRAVE.has(option.do),
    no: option.open ? null : (option.no ?? null),
    order: option.open ? orderOf(option, seat) : null,
  };
}

function firstOpen(option: Option): string | number | undefined {
  return option.choices?.find((choice) => !choice.no)?.id;
}

type Told = Pick<Option, 'change' | 'cash_after'>;

/** Return what is told of the cash: of the option, or of the first thing to choose. */
function toldOf(option: Option): Told {
  return option.cash_after === undefined ? (option.choices?.find((choice) => !choice.no) ?? {}) : option;
}

function labelOf(option: Option, desk: Counter, change = 0): string {
  const name = option.do === 'Decline' && desk.isAuctioned ? say('flows-auction') : desk.order(option.do);
  if (change === 0) return name;
  return say('flows-with-amount', { name, amount: change > 0 ? desk.change(change) : desk.money(-change) });
}

function whyOf(option: Option, desk: Counter, { change, cash_after: after }: Told): string {
  if (option.do === 'Decline') {
    return desk.isAuctioned
      ? say('flows-auction-why', { amount: desk.money(desk.openingBid) })
      : say('flows-unsold-why');
  }
  if (option.do === 'UseCard' && option.open) return desk.cardOf(String(firstOpen(option)));
  if (option.do === 'Roll' && desk.throwing)
    return say(`flows-throw-${desk.throwing}`, { amount: desk.money(desk.fine) });
  if (after !== undefined && (change || after !== desk.cash))
    return say('flows-cash-left', { amount: desk.money(after) });
  return desk.hint(option.do);
}

function orderOf(option: Option, seat: number): DiceOrder {
  if (option.do === 'UseCard') return { do: 'UseCard', seat, card: String(firstOpen(option)) };
  return { do: option.do, seat } as DiceOrder;
}
