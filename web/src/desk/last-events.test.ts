import { describe, expect, it } from 'vitest';
import type { Happening } from '../link/table.svelte';
import { lastEventsOf, sinceOwnThrow, sinceThrow, sinceTurn } from './last-events';

const at = (seq: number, event: object) => ({ seq, event }) as Happening;
const paid = (payer: number | undefined, receiver: number | undefined, amount: number, reason = 'rent') => ({
  event: 'Paid',
  payer,
  receiver,
  amount,
  reason,
  place: 'paix',
});

describe('what just happened', () => {
  const story = [
    at(1, paid(undefined, 0, 200, 'salary')),
    at(2, paid(0, undefined, 100, 'tax')),
    at(3, { event: 'TurnEnded', seat: 0 }),
    at(4, paid(1, undefined, 60, 'price')),
    at(4, { event: 'Bought', seat: 1, place: 'paix', price: 60 }),
    at(5, paid(0, 1, 28)),
  ];

  it('is told to the reader with what is left each time', () => {
    const lines = lastEventsOf(story, { seat: 0, cash: 822, seq: 5 }, 9);
    expect(lines.map((line) => (line.what === 'event' ? line.happening.event.event : [line.what, line.cash]))).toEqual([
      ['gets', 950],
      ['pays', 850],
      'Bought',
      ['pays', 822],
    ]);
  });

  it('tells of who leaves the game that they leave, and of who falls that they fall', () => {
    const falls = (...events: object[]) =>
      lastEventsOf(
        events.map((event) => at(6, event)),
        { seat: 0, cash: 0, seq: 6 },
        9,
      ).map(({ happening }) => happening.event.event);
    const fell = { event: 'WentBankrupt', seat: 1, cash: 1500 };
    expect(falls({ event: 'Conceded', seat: 1 }, fell)).toEqual(['Conceded']);
    expect(falls(fell)).toEqual(['WentBankrupt']);
  });

  it('counts on from the last step that was shown while another is', () => {
    const [line] = lastEventsOf(story, { seat: 0, cash: 850, seq: 4 }, 1);
    expect(line).toMatchObject({ what: 'pays', cash: 822 });
  });

  it('says once what was bought: by the money to who paid, by the deed to the others', () => {
    const [mine, ...more] = lastEventsOf(story.slice(3, 5), { seat: 1, cash: 40, seq: 5 }, 9);
    expect([mine?.what, more]).toEqual(['pays', []]);
    const others = lastEventsOf(story.slice(3, 5), { seat: 2, cash: 40, seq: 5 }, 9);
    expect(others.map(({ happening }) => happening.event.event)).toEqual(['Bought']);
  });

  it('says once of somebody else that the fine is paid, by who leaves jail for it', () => {
    const freed = at(4, { event: 'Freed', seat: 1, how: 'PayFine' });
    const left = (seat: number) =>
      lastEventsOf([freed, at(4, paid(1, undefined, 50, 'fine'))], { seat, cash: 40, seq: 5 }, 9);
    expect(left(2).map(({ happening }) => happening.event.event)).toEqual(['Freed']);
    expect(left(1).map(({ what }) => what)).toEqual(['event', 'pays']);
  });

  it('says once what was won at an auction', () => {
    const won = at(4, { event: 'AuctionWon', seat: 1, lot: 'paix', amount: 60 });
    const lines = lastEventsOf([won, ...story.slice(3, 5)], { seat: 2, cash: 40, seq: 5 }, 9);
    expect(lines.map(({ happening }) => happening.event.event)).toEqual(['AuctionWon']);
  });

  it('names the card that a payment comes from', () => {
    const drawn = at(1, { event: 'CardDrawn', seat: 0, at: 's', card: 'gift' });
    const lines = lastEventsOf([drawn, at(1, paid(undefined, 0, 50, 'card'))], { seat: 0, cash: 50, seq: 1 }, 2);
    expect(lines).toMatchObject([{ what: 'gets', card: 'gift' }]);
  });

  it('names what was bought, where the payment does not', () => {
    const price = { ...paid(1, undefined, 60, 'price'), place: '' };
    const lines = lastEventsOf([at(4, price), story[4] as Happening], { seat: 1, cash: 0, seq: 4 }, 9);
    expect(lines).toMatchObject([{ what: 'pays', place: 'paix' }]);
  });

  it('says what a price is for also while a text lies before what is bought', () => {
    const moved = at(3, { event: 'Moved', seat: 1, start: 'go', at: 'vaugirard', by: 'dice' });
    const price = at(4, { ...paid(1, undefined, 60, 'price'), place: '' });
    const reader = { seat: 1, cash: 0, seq: 4 };
    expect(lastEventsOf([moved, price], reader, 1)).toMatchObject([{ what: 'pays', place: 'vaugirard' }]);
    const deal = at(4, { ...paid(1, undefined, 60, 'deal'), place: '' });
    expect(lastEventsOf([moved, deal], reader, 1)).toMatchObject([{ what: 'pays', place: '' }]);
  });

  it('begins anew with each throw where there is little room', () => {
    const thrown = at(5, { event: 'Rolled', seat: 0, at: 's', first: 1, second: 2 });
    expect(sinceThrow([...story, thrown])).toEqual([thrown]);
    expect(sinceThrow(story)).toEqual(story);
  });

  it('leaves out the turns before, where a question needs the room', () => {
    const began = at(5, { event: 'TurnBegan', seat: 0, number: 2, extra: 0 });
    const thrown = at(6, { event: 'Rolled', seat: 0, at: 's', first: 1, second: 2 });
    expect(sinceTurn([...story, began, thrown])).toEqual([began, thrown]);
    expect(sinceOwnThrow([...story, began, thrown])).toEqual([thrown]);
    expect(sinceOwnThrow([...story, thrown, began])).toEqual([began]);
    expect(sinceThrow([...story, thrown, began])).toEqual([thrown, began]);
    const first = at(6, { event: 'TurnBegan', seat: 0, number: 1, extra: 0 });
    expect(sinceTurn([...story, first])).toEqual([...story, first]);
  });

  it('says once that a power failed: by the die to all, by the money to who paid', () => {
    const thrown = at(1, { event: 'PowerThrown', seat: 0, power: 'parry', die: 1 });
    const story = [thrown, at(1, paid(0, undefined, 100, 'action'))];
    expect(lastEventsOf(story, { seat: 0, cash: 50, seq: 1 }, 9)).toMatchObject([
      { what: 'event' },
      { what: 'pays', power: 'parry', cash: 50 },
    ]);
    const others = lastEventsOf(story, { seat: 1, cash: 50, seq: 1 }, 9);
    expect(others.map(({ happening }) => happening.event.event)).toEqual(['PowerThrown']);
  });

  it('tells everybody that the pot grows, and who takes it', () => {
    const grew = at(1, { event: 'PotGrew', amount: 100, pot: 150 });
    const taken = at(2, paid(undefined, 1, 150, 'pot'));
    expect(lastEventsOf([grew, taken], { seat: 0, cash: 50, seq: 2 }, 9)).toHaveLength(2);
  });

  it('keeps only the newest', () => {
    expect(lastEventsOf(story, { seat: null, cash: 0, seq: 5 }, 2).map(({ happening }) => happening.seq)).toEqual([
      4, 5,
    ]);
  });
});
