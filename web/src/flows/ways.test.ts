import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Do } from '../desk/hand.svelte';
import { DICE_ANSWERS } from '../wire/answers';
import type { Ask } from '../desk/questions';
import { controlOf, type Control } from './ways';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const PROMPTS = Object.keys(DICE_ANSWERS) as Ask[];
const ORDERS = [...new Set(Object.values(DICE_ANSWERS).flat())];

/** Where each control is drawn. */
const FILES: Record<Control, string> = {
  button: './buttons.ts',
  bids: './BidRow.svelte',
  claims: './ClaimBar.svelte',
  estate: './lots.ts',
  trade: './TradePane.svelte',
  withdrawal: './OfferFlow.svelte',
  settlement: './SettlementPane.svelte',
  wish: './WishFlow.svelte',
  lots: './PlaceFlow.svelte',
  zones: './ZoneFlow.svelte',
  swap: './SwapFlow.svelte',
  tokens: './TokenFlow.svelte',
  spaces: './BenefitFlow.svelte',
  players: './BenefitFlow.svelte',
  deeds: './BenefitFlow.svelte',
};
/** Controls that make several orders in one way, and the file that names the order. */
const NAMED_ELSEWHERE: Partial<Record<Do, string>> = { SellGroup: './EstatePane.svelte' };

describe('every question and order of the wire', () => {
  it('is answered as the rules say, the usual answer first', () => {
    expect(DICE_ANSWERS.ThrowDice).toEqual(['Roll', 'UseCard', 'PayFine']);
    expect(DICE_ANSWERS.TakeBenefit.at(-1)).toBe('SkipPower');
  });

  it.each(ORDERS.filter((order) => controlOf(order) !== 'button'))('%s is named by its control', (order) => {
    expect(read(NAMED_ELSEWHERE[order] ?? FILES[controlOf(order)])).toContain(`'${order}'`);
  });

  it.each(PROMPTS)('%s is drawn: by a flow of its own, or by its buttons alone', (ask) => {
    const needsFlow = DICE_ANSWERS[ask].some((order) => controlOf(order) !== 'button');
    expect(needsFlow && read('./FlowBody.svelte').includes(`${ask}: AnswerButtons,`)).toBe(false);
  });
});
