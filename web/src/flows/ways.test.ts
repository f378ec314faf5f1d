import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANSWERS, CONTROLS, FREE, questionOf, type Ask, type Control, type Do } from './ways';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const TYPES = read('../wire/types.ts');

/** The members of a union of the wire, without the ending of their names. */
function members(union: string, ending: string): string[] {
  const body = new RegExp(`export type ${union} =([^;]*);`).exec(TYPES)?.[1] ?? '';
  return body.split('|').map((name) => name.trim().replace(new RegExp(`${ending}$`), ''));
}
const PROMPTS = members('DicePrompt', 'Prompt') as Ask[];
const ORDERS = members('DiceOrder', 'Order') as Do[];

/** Where each control is drawn. */
const FILES: Record<Control, string> = {
  button: './actions.ts',
  bids: './BidRow.svelte',
  claims: './ClaimBar.svelte',
  estate: './LotControls.svelte',
  trade: './TradePane.svelte',
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
  it('is read from the wire', () => {
    expect(PROMPTS.length).toBeGreaterThan(15);
    expect(ORDERS.length).toBeGreaterThan(35);
  });

  it.each(PROMPTS)('%s has its answers', (ask) => {
    expect(ANSWERS[ask]).toBeDefined();
  });

  it.each(ORDERS)('%s can be given: beside every question or as an answer to one', (order) => {
    expect(CONTROLS[order]).toBeDefined();
    const isAnswer = Object.values(ANSWERS).some((orders) => orders.includes(order));
    expect(isAnswer || FREE.includes(order)).toBe(true);
  });

  it.each(ORDERS.filter((order) => CONTROLS[order] !== 'button'))('%s is named by its control', (order) => {
    expect(read(NAMED_ELSEWHERE[order] ?? FILES[CONTROLS[order]])).toContain(`'${order}'`);
  });

  it.each(PROMPTS)('%s is drawn: by a flow of its own, or by its buttons alone', (ask) => {
    const needsFlow = ANSWERS[ask].some((order) => CONTROLS[order] !== 'button');
    expect(!needsFlow || read('./FlowBody.svelte').includes(`'${ask}'`)).toBe(true);
  });

  it.each(FREE.filter((order) => CONTROLS[order] === 'button'))('%s, a free act, has a button somewhere', (order) => {
    const places = ['./OfferFlow.svelte', '../table/TablePanel.svelte'].map(read).join('');
    expect(places).toContain(`do: '${order}'`);
  });
});

describe('the number of the question', () => {
  it('goes with an answer and not with a free act', () => {
    expect(questionOf('Buy', 'BuyOrAuction', 7)).toBe(7);
    expect(questionOf('Mortgage', 'PayDebt', 7)).toBeNull();
    expect(questionOf('Claim', 'ThrowDice', 7)).toBeNull();
  });
});
