import { describe, expect, it } from 'vitest';
import type { Happening } from '../../link/table.svelte';
import type { GameEvent } from '../../wire/types';
import { concerns, isQuiet, newestTold, spaceOf, toldOnce } from './chronicle';

const paid: GameEvent = { event: 'Paid', payer: 1, receiver: 2, amount: 10, reason: 'rent', place: '' };
const bought: GameEvent = { event: 'Bought', seat: 0, place: 'paix', price: 400 };

describe('the chronicle', () => {
  it('knows whom an event concerns', () => {
    expect(concerns(paid, 2)).toBe(true);
    expect(concerns(paid, 0)).toBe(false);
  });

  it('points at the space of an event, if the board has it', () => {
    expect(spaceOf(bought, new Set(['paix']))).toBe('paix');
    expect(spaceOf(bought, new Set(['foch']))).toBeNull();
    expect(spaceOf(paid, new Set(['paix']))).toBeNull();
  });

  it('tells once what several events say', () => {
    const step = (...events: object[]) => events.map((event, seq) => ({ seq, event })) as Happening[];
    const kept = (...events: object[]) => toldOnce(step(...events), 'jail').map(({ event }) => event.event);
    const pays = (payer: number | undefined, receiver: number | undefined, amount: number, reason: string) => ({
      event: 'Paid',
      payer,
      receiver,
      amount,
      reason,
      place: '',
    });
    const won = { event: 'AuctionWon', seat: 0, lot: 'paix', amount: 400 };
    const claimed = { event: 'RentClaimed', owner: 2, debtor: 1, place: 'foch', amount: 28, claim: 3 };
    const moved = (at: string) => ({ event: 'Moved', seat: 0, start: 'go', at, by: 'dice' });
    const stopped = (place: string) => ({ event: 'Stopped', seat: 0, place, by: 'dice' });

    expect(kept(pays(0, undefined, 400, 'price'), bought)).toEqual(['Bought']);
    expect(kept(won, pays(0, undefined, 400, 'bid'), bought)).toEqual(['AuctionWon']);
    expect(kept({ ...claimed, event: 'RentOpened' }, claimed, pays(1, 2, 28, 'rent'))).toEqual(['RentClaimed']);
    expect(kept(moved('paix'), stopped('paix'))).toEqual(['Moved']);
    expect(kept({ event: 'Conceded', seat: 0 }, { event: 'WentBankrupt', seat: 0 })).toEqual(['Conceded']);
    expect(kept({ event: 'Conceded', seat: 1 }, { event: 'WentBankrupt', seat: 0 })).toHaveLength(2);
    expect(kept(moved('jail'), stopped('jail'))).toEqual(['Moved', 'Stopped']);
    expect(kept(pays(1, undefined, 400, 'price'), bought)).toEqual(['Paid', 'Bought']);
    expect(kept(pays(1, 2, 28, 'rent'))).toEqual(['Paid']);
  });

  it('finds the newest lines without what another tells too', () => {
    const bid = (amount: number) => ({ event: 'BidMade', seat: 0, lot: 'paix', amount });
    const pay: GameEvent = { event: 'Paid', payer: 0, amount: 400, reason: 'price', place: '' };
    const log = [bid(1), bid(2), pay, bought, bid(3)].map((event, seq) => ({ seq, event })) as Happening[];
    expect(newestTold(log, null, 3).map(({ seq }) => seq)).toEqual([1, 3, 4]);
    expect(newestTold(log, null, 99)).toEqual(toldOnce(log, null));
  });

  it('says quietly what is of less weight', () => {
    expect(isQuiet({ event: 'Stopped', seat: 0, place: 'paix', by: 'dice' })).toBe(true);
    expect(isQuiet(bought)).toBe(false);
  });
});
