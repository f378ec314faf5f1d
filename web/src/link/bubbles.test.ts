import { describe, expect, it } from 'vitest';
import type { SaidMessage } from '../wire/types';
import { Bubbles, LONGEST, SEEN, shortened } from './bubbles.svelte';

/** Time that a test lets pass. */
class Hours {
  #waiting: { at: number; work: () => void }[] = [];
  #now = 0;

  later = (time: number, work: () => void) => this.#waiting.push({ at: this.#now + time, work });

  pass(time: number): void {
    this.#now += time;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { work } of due) work();
  }
}

const said = (number: number, seat: number, more: Partial<SaidMessage> = {}): SaidMessage => ({
  type: 'said',
  number,
  seat,
  text: '',
  emote: null,
  earlier: false,
  ...more,
});

describe('bubbles', () => {
  it('stand for some seconds, words longer than an emote', () => {
    const hours = new Hours();
    const bubbles = new Bubbles(hours.later);
    bubbles.hear(said(1, 0, { emote: 'hello' }));
    bubbles.hear(said(2, 1, { text: 'a fine street' }));
    expect(bubbles.of(0)?.emote).toBe('hello');
    hours.pass(SEEN);
    expect(bubbles.of(0)).toBeUndefined();
    expect(bubbles.of(1)?.text).toBe('a fine street');
    hours.pass(SEEN);
    expect(bubbles.shown).toEqual([]);
  });

  it('are one for each seat, the newest for its own time', () => {
    const hours = new Hours();
    const bubbles = new Bubbles(hours.later);
    bubbles.hear(said(1, 0, { emote: 'hello' }));
    hours.pass(SEEN / 2);
    bubbles.hear(said(2, 0, { emote: 'sorry' }));
    hours.pass(SEEN / 2);
    expect(bubbles.shown.map(({ emote }) => emote)).toEqual(['sorry']);
  });

  it('are not made of what was said before one came', () => {
    const bubbles = new Bubbles(() => undefined);
    bubbles.hear(said(1, 0, { emote: 'hello', earlier: true }));
    expect(bubbles.shown).toEqual([]);
  });

  it('go when they are pressed, and no others with them', () => {
    const bubbles = new Bubbles(() => undefined);
    bubbles.hear(said(1, 0, { emote: 'hello' }));
    bubbles.hear(said(2, 1, { emote: 'laugh' }));
    bubbles.dismiss(0);
    expect(bubbles.shown.map(({ seat }) => seat)).toEqual([1]);
  });

  it('are news once each: none that was said before is when the last one goes', () => {
    const hours = new Hours();
    const bubbles = new Bubbles(hours.later);
    bubbles.hear(said(1, 0, { text: 'a fine street' }));
    bubbles.hear(said(2, 1, { emote: 'laugh' }));
    expect(bubbles.newest?.number).toBe(2);
    hours.pass(SEEN);
    expect(bubbles.shown.map(({ number }) => number)).toEqual([1]);
    expect(bubbles.newest).toBeUndefined();
    bubbles.hear(said(3, 1, { emote: 'laugh' }));
    expect(bubbles.newest?.number).toBe(3);
    bubbles.dismiss(1);
    expect(bubbles.newest).toBeUndefined();
  });

  it('have room for so much, and cut no character in two', () => {
    const family = '👨‍👩‍👧';
    expect(shortened('x'.repeat(LONGEST))).toBe('x'.repeat(LONGEST));
    expect(shortened(family.repeat(LONGEST + 1))).toBe(`${family.repeat(LONGEST)}…`);
  });
});
