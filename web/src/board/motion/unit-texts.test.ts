import { describe, expect, it } from 'vitest';
import type { DiceEdition, DiceEvent, DiceView } from '../../wire/types';
import { Queue, READING, type Stage } from './queue.svelte';
import { scenesOf, type Scene } from './scenes';
import { SCENE_TIMES } from '../../wire/scene_times';
import { zoneAfter } from './unit-texts';

const edition = {
  kind: 'dice',
  look: { palette: 'teal', art: 'unit' },
  decks: [{ id: 'unit', size: 1, draw: 'any' }],
  cards: [{ id: 'gift', deck: 'unit', kind: 'collect', amount: 50 }],
  spaces: [],
} as unknown as DiceEdition;

const chosen = { event: 'ZoneChosen', seat: 0, zone: 'car', seats: [0, 1] } as DiceEvent;
const drawn = { event: 'CardDrawn', seat: 0, at: 'go', card: 'gift' } as DiceEvent;
const paid = { event: 'Paid', receiver: 0, amount: 50, reason: 'card', place: '' } as DiceEvent;
const came = { event: 'TextCame', seat: 0 } as DiceEvent;

describe('a text of the unit', () => {
  it('is a scene of its own before its money, with the zone that it was drawn for', () => {
    expect(scenesOf([chosen, drawn, paid], edition)).toMatchObject([
      { kind: 'text', seat: 0, card: 'gift', zone: 'car', time: SCENE_TIMES.text },
      { kind: 'money', time: SCENE_TIMES.transaction },
    ]);
  });

  it('has no zone if it came at random, whatever was chosen before', () => {
    expect(scenesOf([came, drawn], edition, { zone: 'car' })[0]).toMatchObject({ kind: 'text', zone: null });
  });

  it('keeps the zone of an earlier step for those who come after', () => {
    expect(zoneAfter([chosen], null)).toBe('car');
    expect(scenesOf([drawn], edition, { zone: 'car' })[0]).toMatchObject({ zone: 'car' });
  });
});

describe('a scene that waits for somebody', () => {
  function queued(waits: (scene: Scene) => 'to-begin' | 'to-end' | null, within = 0, tempo = 1) {
    const seen: string[] = [];
    const stage: Stage = {
      begin: ({ kind }) => void seen.push(`${kind} begins`),
      end: ({ kind }) => void seen.push(`${kind} ends`),
      rest: () => void seen.push('rests'),
    };
    let pass: () => void = () => undefined;
    const later = (_: number, work: () => void) => {
      pass = work;
      return () => (pass = () => undefined);
    };
    const queue = new Queue(stage, { later, tempo: () => tempo });
    queue.audience = { hear: () => undefined, see: () => undefined, miss: () => undefined, waits };
    const events = [drawn, paid];
    queue.add(events, scenesOf(events, edition), {} as DiceView, { within });
    return { queue, seen, pass: () => pass() };
  }

  it('stays until it has been read, and then the money moves', () => {
    const { queue, seen, pass } = queued(({ kind }) => (kind === 'text' ? 'to-end' : null));
    pass();
    expect(seen).toEqual(['text begins']);
    expect(queue.held?.kind).toBe('text');
    queue.goOn();
    expect(seen).toEqual(['text begins', 'text ends', 'money begins']);
    pass();
    expect(seen.slice(3)).toEqual(['money ends', 'rests']);
  });

  it('does not begin before it is let', () => {
    const { queue, seen, pass } = queued(({ kind }) => (kind === 'money' ? 'to-begin' : null));
    pass();
    expect(seen).toEqual(['text begins', 'text ends']);
    queue.goOn();
    expect(seen.at(-1)).toBe('money begins');
  });

  it('waits no more once the rest is skipped', () => {
    const { queue, seen } = queued(() => 'to-end');
    queue.skip();
    expect(queue.held).toBeNull();
    queue.goOn();
    expect(seen.at(-1)).toBe('rests');
  });

  it('stays where nothing moves, and what is before and after it takes no time', () => {
    const { queue, seen } = queued(({ kind }) => (kind === 'text' ? 'to-end' : 'to-begin'), 0, 0);
    expect([queue.held?.kind, queue.scene?.kind, ...seen]).toEqual(['text', 'text', 'text begins']);
    expect(queue.hidden).toBe(2);
    queue.goOn();
    expect(seen).toEqual(['text begins', 'text ends', 'money begins', 'money ends', 'rests']);
    expect([queue.isBusy, queue.hidden]).toEqual([false, 0]);
  });

  it('does not keep a table for ever where nothing moves', () => {
    const { queue } = queued(({ kind }) => (kind === 'text' ? 'to-end' : null), 0, 0);
    for (let nth = 0; nth < READING; nth += 1) queue.add([paid], scenesOf([paid], edition), {} as DiceView, {});
    expect(queue.held?.kind).toBe('text');
    queue.add([paid], scenesOf([paid], edition), {} as DiceView, {});
    expect([queue.held, queue.isBusy]).toEqual([null, false]);
  });

  it('waits for nobody where a clock runs', () => {
    expect(queued(() => 'to-end', 1200).queue.held).toBeNull();
  });
});
