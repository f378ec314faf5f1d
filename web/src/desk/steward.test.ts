import { describe, expect, it } from 'vitest';
import { emptyStorage } from '../fair/storage.testing';
import type { DiceOrder } from '../wire/types';
import { Declined } from './declined.svelte';
import { Steward, type Post } from './steward.svelte';

const OFFER = {
  ask: 'AnswerOffer',
  id: 4,
  seats: [0],
  offer: {
    do: 'Offer',
    seat: 1,
    other: 0,
    give: [],
    ask: ['foch'],
    give_cash: 9,
    ask_cash: 0,
    give_cards: [],
    ask_cards: [],
  },
};

function made(prompt: object, options: Record<number, object[]>, wishes = { autoThrow: true, autoEnd: true }) {
  emptyStorage();
  const given: DiceOrder[] = [];
  const hand = {
    prompt,
    mine: Object.keys(options).map(Number),
    seat: 0,
    isAsked: true,
    isSettled: true,
    waiting: null,
    isRefused: false,
    isCutOff: false,
    open: (order: string, seat = 0) =>
      options[seat]?.find((one) => (one as { do: string }).do === order) as { do: string } | undefined,
    option: (order: string, seat = 0) => hand.open(order, seat),
    attempt: (order: DiceOrder) => {
      given.push(order);
      return Promise.resolve(hand.isCutOff ? null : { ok: !hand.isRefused });
    },
  };
  const timeline = { seq: 8, story: [] as { seq: number; event: object }[] };
  const post = { hand, timeline, isBusy: false, isUnseen: false, isEngaged: false };
  const declined = new Declined('a');
  const steward = new Steward(post as unknown as Post, wishes, declined);
  return { steward, post, hand, given, declined };
}
const throwing = (more = {}) => ({ ask: 'ThrowDice', id: 3, seats: [0], in_jail: false, has_card: false, ...more });
const bidding = (more = {}) => ({
  ask: 'BidOrLeave',
  id: 5,
  seats: [0, 1],
  lot: 'foch',
  highest: 50,
  lowest: 51,
  ...more,
});
const bid = (low: number) => ({ do: 'Bid', range: { low, high: 900, step: 1 } });

describe('a steward', () => {
  it('throws where nothing else can be done, once it is all shown', () => {
    const { steward, post, hand } = made(throwing(), { 0: [{ do: 'Roll' }] });
    expect(steward.announced).toMatchObject({ what: 'throw', order: { do: 'Roll', seat: 0 } });
    post.isBusy = true;
    expect(steward.due).toBeNull();
    post.isBusy = false;
    post.isUnseen = true;
    expect(steward.announced).toBeNull();
    expect(steward.due).toBeNull();
    post.isUnseen = false;
    hand.isSettled = false;
    expect(steward.due).toBeNull();
  });

  it('goes on bidding while the page is out of sight, for that is what a maximum is for', () => {
    const { steward, post } = made(bidding(), { 0: [bid(51)] });
    steward.bidUpTo(0, { lot: 'foch', most: 80 });
    post.isUnseen = true;
    expect(steward.due).toMatchObject({ what: 'bid' });
  });

  it('throws neither in jail, nor over a rent that can be asked for, nor while somebody is busy otherwise', () => {
    expect(made(throwing({ in_jail: true }), { 0: [{ do: 'Roll' }] }).steward.due).toBeNull();
    expect(made(throwing(), { 0: [{ do: 'Roll' }, { do: 'Claim' }] }).steward.due).toBeNull();
    const { steward, post } = made(throwing(), { 0: [{ do: 'Roll' }] });
    post.isEngaged = true;
    expect(steward.due).toBeNull();
  });

  it('ends a turn in which nothing waits, and only what was wished for', () => {
    const prompt = { ask: 'EndTurnOrGoOn', id: 3, seats: [0] };
    const options = { 0: [{ do: 'EndTurn' }] };
    expect(made(prompt, options).steward.due?.what).toBe('end');
    expect(made(prompt, options, { autoThrow: true, autoEnd: false }).steward.due).toBeNull();
    expect(made(throwing(), { 0: [{ do: 'Roll' }] }, { autoThrow: false, autoEnd: true }).steward.due).toBeNull();
  });

  it('leaves to the person what was stopped, and does not repeat what was refused', async () => {
    const { steward, hand, given } = made(throwing(), { 0: [{ do: 'Roll' }] });
    const key = steward.due?.key ?? '';
    hand.isRefused = true;
    await steward.act(key);
    await steward.act(key);
    expect(given).toHaveLength(1);
    hand.prompt = throwing({ id: 9 });
    expect(steward.due).not.toBeNull();
    steward.stop();
    expect(steward.due).toBeNull();
  });

  it('declines offers like those that were declined, unless they settle a debt', () => {
    const { steward, declined, hand, post } = made(OFFER, { 0: [{ do: 'Refuse' }] });
    expect(steward.due).toBeNull();
    declined.add(OFFER.offer as never);
    expect(steward.due).toMatchObject({ what: 'refuse', order: { do: 'Refuse', seat: 0 } });
    post.isUnseen = true;
    expect(steward.due).toBeNull();
    post.isUnseen = false;
    hand.prompt = { ...OFFER, value: 80 };
    expect(steward.due).toBeNull();
  });

  it('bids for each seat up to its maximum, never against itself', () => {
    const { steward, hand } = made(bidding({ bidder: 2 }), { 0: [bid(51)], 1: [bid(51)] });
    expect(steward.due).toBeNull();
    steward.bidUpTo(1, { lot: 'foch', most: 60 });
    expect(steward.due?.order).toEqual({ do: 'Bid', seat: 1, amount: 51 });
    expect(steward.announced).toBeNull();
    hand.prompt = bidding({ bidder: 1, highest: 51, lowest: 52 });
    expect(steward.due).toBeNull();
    expect(steward.maximumOf(1)).toMatchObject({ most: 60, isReached: false });
    hand.prompt = bidding({ bidder: 2, highest: 60, lowest: 61 });
    expect(steward.maximumOf(1)).toMatchObject({ isReached: true });
    expect(steward.maximumOf(0)).toBeNull();
  });

  it('builds on one street after the other, and says where and why it cannot go on', async () => {
    const choices: { id: string; no?: object }[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const { steward, given } = made(throwing({ in_jail: true }), { 0: [{ do: 'Build', choices }] });
    steward.build({ seat: 0, lots: ['b', 'c'] });
    steward.tidy();
    expect(steward.announced).toBeNull();
    await steward.act(steward.due?.key ?? '');
    expect(given).toEqual([{ do: 'Build', seat: 0, place: 'b' }]);
    choices[2] = { id: 'c', no: { code: 'not-enough-cash' } };
    expect(steward.due).toBeNull();
    expect(steward.isBuilding).toBe(true);
    steward.tidy();
    expect(steward.isBuilding).toBe(false);
    expect(steward.halted).toMatchObject({ id: 'c', no: { code: 'not-enough-cash' } });
  });

  it('stops building where the server says no', async () => {
    const { steward, hand } = made(throwing({ in_jail: true }), { 0: [{ do: 'Build', choices: [{ id: 'a' }] }] });
    steward.build({ seat: 0, lots: ['a', 'b'] });
    hand.isRefused = true;
    await steward.act(steward.due?.key ?? '');
    expect(steward.isBuilding).toBe(false);
  });

  it('gives a bid that is refused once, and the next one when somebody was faster', async () => {
    const options = { 0: [bid(51)], 1: [bid(51)] };
    const { steward, hand, given } = made(bidding({ bidder: 2 }), options);
    steward.bidUpTo(0, { lot: 'foch', most: 100 });
    steward.bidUpTo(1, { lot: 'foch', most: 90 });
    hand.isRefused = true;
    for (let times = 0; times < 4; times++) await steward.act(steward.due?.key ?? '');
    expect(given).toEqual([
      { do: 'Bid', seat: 0, amount: 51 },
      { do: 'Bid', seat: 1, amount: 51 },
    ]);
    expect(steward.due).toBeNull();
    options[0] = [bid(54)];
    hand.prompt = bidding({ id: 6, bidder: 2, highest: 53, lowest: 54 });
    expect(steward.due?.order).toEqual({ do: 'Bid', seat: 0, amount: 54 });
  });

  it('gives an order again that the line did not carry', async () => {
    const { steward, hand, given } = made(bidding({ bidder: 2 }), { 0: [bid(51)] });
    steward.bidUpTo(0, { lot: 'foch', most: 100 });
    hand.isCutOff = true;
    await steward.act(steward.due?.key ?? '');
    hand.isCutOff = false;
    await steward.act(steward.due?.key ?? '');
    expect(given).toHaveLength(2);
  });

  it('raises by more when somebody keeps bidding against a maximum', async () => {
    const options = { 0: [bid(61)] };
    const { steward, hand, given } = made(bidding({ bidder: 2, highest: 60, lowest: 61 }), options);
    steward.bidUpTo(0, { lot: 'foch', most: 480 });
    for (const highest of [60, 62, 64, 71]) {
      options[0] = [bid(highest + 1)];
      hand.prompt = bidding({ id: highest, bidder: 2, highest, lowest: highest + 1 });
      await steward.act(steward.due?.key ?? '');
    }
    expect(given.map((one) => (one as { amount: number }).amount)).toEqual([61, 63, 71, 86]);
  });

  it('bids for one house, not for the next one that is auctioned', () => {
    const house = bidding({ bidder: 2, lot: 'house' });
    const { steward, post, hand } = made(house, { 0: [bid(51)] });
    const named = () => {
      hand.prompt = house;
      steward.bidUpTo(0, { lot: 'house', most: 100 });
    };
    named();
    hand.prompt = { ask: 'AwaitClock', id: 6, seats: [], lot: 'house' };
    steward.tidy();
    expect(steward.maximumOf(0)).not.toBeNull();
    for (const ask of ['NameWish', 'PlaceBuilding']) {
      named();
      hand.prompt = { ask, id: 6, seats: [0], lot: 'house' };
      steward.tidy();
      hand.prompt = house;
      expect(steward.due).toBeNull();
    }
    named();
    post.timeline.story.push({ seq: 7, event: { event: 'AuctionWon', lot: 'house', seat: 0, amount: 40 } });
    post.timeline.story.push({ seq: 9, event: { event: 'AuctionWon', lot: 'foch', seat: 0, amount: 40 } });
    steward.tidy();
    expect(steward.due).not.toBeNull();
    post.timeline.story.push({ seq: 9, event: { event: 'AuctionWon', lot: 'house', seat: 0, amount: 60 } });
    steward.tidy();
    expect(steward.due).toBeNull();
  });

  it('goes on bidding until it is told to stop or the lot is sold', () => {
    const { steward, hand } = made(bidding({ bidder: 2 }), { 0: [bid(51)] });
    steward.bidUpTo(0, { lot: 'foch', most: 100 });
    expect(steward.due).not.toBeNull();
    steward.bidNoMore(0);
    expect(steward.due).toBeNull();
    steward.bidUpTo(0, { lot: 'foch', most: 100 });
    hand.prompt = throwing({ in_jail: true });
    steward.tidy();
    hand.prompt = bidding({ bidder: 2 });
    expect(steward.due).toBeNull();
  });
});
