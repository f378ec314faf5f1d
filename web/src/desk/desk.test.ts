import { describe, expect, it } from 'vitest';
import { emptyStorage } from '../fair/storage.testing';
import { openAreas } from '../text/catalogues';
import { language } from '../text/language.svelte';
import { Desk, type Surface } from './desk.svelte';
import type { Timeline } from './timeline.svelte';

function made() {
  emptyStorage();
  const table = { lobby: null, link: 'online' };
  const my = { you: { seats: [0] }, table: { id: 'a', held: null, paused: false } };
  return new Desk({ table, my } as unknown as Surface, { isBusy: false } as unknown as Timeline);
}

describe('somebody at a desk is engaged', () => {
  it('while something lies over the question', () => {
    const desk = made();
    expect(desk.isEngaged).toBe(false);
    desk.deed = 'foch';
    expect(desk.isEngaged).toBe(true);
    desk.deed = null;
    desk.pane = 'trade';
    expect(desk.isEngaged).toBe(true);
  });

  it('on a small screen in every place but that of the question, on a wide one in none', () => {
    const desk = made();
    desk.turnTo('log');
    expect(desk.isEngaged).toBe(false);
    desk.isSmall = true;
    expect(desk.isEngaged).toBe(true);
    desk.place = 'play';
    expect(desk.isEngaged).toBe(false);
  });
});

describe('a question', () => {
  it('is put to who can answer it: nobody is told to make a bid that they cannot pay', () => {
    emptyStorage();
    const my = { you: { seats: [0] }, table: { id: 'a', held: null, paused: false } };
    const teller = { prompt: (_: unknown, seat: number | null) => (seat === null ? 'Malik bids.' : 'Bid more.') };
    const asked = (isOpen: boolean) =>
      new Desk(
        { table: { lobby: null, link: 'online' }, my, teller } as unknown as Surface,
        {
          isBusy: false,
          prompt: { ask: 'BidOrLeave', id: 1, seats: [0, 1], lot: 'foch', bidder: 1, highest: 150, lowest: 151 },
          options: { 0: [{ do: 'Bid', open: isOpen }] },
        } as unknown as Timeline,
      ).question;
    expect(asked(true)).toBe('Bid more.');
    expect(asked(false)).toBe('Malik bids.');
  });

  it('is for the card that somebody is to pick, where none is turned by itself', async () => {
    emptyStorage();
    await openAreas('en', 'told');
    await language.set('en');
    const draw = { what: 'card', seat: 0, to: '', deck: 'chance', choices: ['a'] };
    const seats = [{ level: '', cover: '', present: true }];
    const my = { you: { seats: [0] }, table: { id: 'a', held: null, paused: false } };
    const words = { language: 'en', text: (key: string) => key };
    const teller = { prompt: () => 'A card is being turned…', names: ['Ana'], words };
    const desk = new Desk(
      { table: { lobby: { seats, luck: 'told' }, link: 'online' }, my, teller, words } as unknown as Surface,
      { isBusy: false, prompt: { ask: 'AwaitLuck', id: 1, seats: [], draw }, options: {} } as unknown as Timeline,
    );
    expect(desk.question).toBe('Draw the top card of the pack “deck-chance”.');
  });
});
