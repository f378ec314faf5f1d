import { describe, expect, it, vi } from 'vitest';
import { PROTOCOL, type GameEvent, type Message } from '../wire/types';
import { recall } from '../fair/memory';
import { receiptOf, startText } from '../fair/sealed.testing';
import type { Wire } from './link';
import { socketAddress, TableState } from './table.svelte';

describe('the address of a socket', () => {
  it('names the table, and what was seen last', () => {
    expect(socketAddress('http://here:8417', 'T', 7)).toBe('ws://here:8417/ws/tables/T?since=7');
  });

  it('is as safe as the page', () => {
    expect(socketAddress('https://here', 'T', 0)).toBe('wss://here/ws/tables/T?since=0');
  });

  it('tells the name of somebody who has one', () => {
    expect(socketAddress('http://here', 'T', 0, 'Zoé')).toContain('name=Zo%C3%A9');
    expect(socketAddress('http://here', 'T', 0)).not.toContain('name=');
  });
});

describe('a table', () => {
  const told = (seq: number, steps: number[]): Message =>
    ({
      type: 'whole',
      protocol: PROTOCOL,
      seq,
      view: {},
      prompt: null,
      options: {},
      events: steps.map(ended),
      steps,
    }) as never;
  const ended = () => ({ event: 'TurnEnded', seat: 0 }) as GameEvent;

  function listening() {
    const wires: { url: string; wire: Wire }[] = [];
    const waiting: (() => void)[] = [];
    const sent: string[] = [];
    const table = new TableState(
      'T',
      {
        open: (url) => {
          const wire: Wire = {
            onopen: null,
            onmessage: null,
            onclose: null,
            send: (text) => void sent.push(String(text)),
            close: () => {},
          };
          wires.push({ url, wire });
          return wire;
        },
        later: (_, work) => void waiting.push(work),
        newId: () => 'id',
      },
      'http://here',
    );
    const says = (message: Message) => wires.at(-1)?.wire.onmessage?.({ data: JSON.stringify(message) });
    table.open();
    return { table, wires, waiting, says, sent };
  }

  it('that is told again what it shows leaves it in place', () => {
    const { table, says } = listening();
    says(told(5, []));
    const before = table.view;
    says(told(5, []));
    expect(table.view).toBe(before);
    says(told(6, []));
    expect(table.view).not.toBe(before);
  });

  it('asks once for all that it has missed', () => {
    const { wires, says, sent } = listening();
    wires[0]?.wire.onopen?.(undefined as never);
    says(told(5, []));
    for (const seq of [8, 9, 10]) says({ ...told(seq, []), type: 'update' } as never);
    expect(sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['resync']);
  });

  it('strikes out what was taken back while it was cut off', () => {
    const { table, wires, waiting, says } = listening();
    says(told(5, [2, 3, 4, 5]));
    wires[0]?.wire.onclose?.({ code: 1006 });
    waiting.forEach((work) => work());
    const since = Number(new URL(wires.at(-1)?.url ?? '').searchParams.get('since'));
    says(
      told(
        7,
        [2, 3, 7].filter((step) => step > since),
      ),
    );
    expect(wires).toHaveLength(2);
    expect(table.log.map(({ seq, isUndone }) => [seq, isUndone ?? false])).toEqual([
      [2, false],
      [3, false],
      [4, true],
      [5, true],
      [7, false],
    ]);
    expect(table.story.map(({ seq }) => seq)).toEqual([2, 3, 7]);
  });

  it('knows what its seats may do, from all of it and from what changed', () => {
    const { table, says } = listening();
    const open = (word: string, isOpen: boolean) => ({ do: word, open: isOpen });
    says({ ...told(5, []), options: { 0: [open('Roll', true), open('Buy', false)] } } as never);
    says({ type: 'update', seq: 6, events: [], patch: {}, prompt: null, options: { 0: [open('Buy', true)] } } as never);
    expect(table.options).toEqual({ 0: [open('Roll', true), open('Buy', true)] });
    says({ type: 'update', seq: 7, events: [], patch: {}, prompt: null, options: {} } as never);
    expect(table.options).toEqual({ 0: [open('Roll', true), open('Buy', true)] });
  });

  it('knows whether luck had a part in the newest step', () => {
    const { table, says } = listening();
    const step = (seq: number, luck: boolean) =>
      ({ type: 'update', seq, luck, events: [], patch: {}, prompt: null, options: {} }) as never;
    says(told(5, []));
    expect(table.endsInLuck).toBe(false);
    says(step(6, true));
    expect(table.endsInLuck).toBe(true);
    says(step(7, false));
    expect(table.endsInLuck).toBe(false);
  });

  it('witnesses the heads of its log and what the server signs', async () => {
    const { table, says } = listening();
    const receipt = receiptOf(startText(), [], { game: 'T', seq: 5, head: 'h5' });
    says({ ...told(5, []), head: 'h5', receipt } as never);
    await vi.waitFor(() => expect(recall('T').receipt).not.toBeNull());
    says({ type: 'update', seq: 6, head: 'h6', events: [], patch: {}, prompt: null, options: {} } as never);
    table.custody.witness.keep();
    expect(recall('T')).toMatchObject({
      receipt,
      heads: [
        [5, 'h5'],
        [6, 'h6'],
      ],
    });
    says({ ...told(6, []), head: 'other' } as never);
    expect(table.custody.witness.contradictions).toEqual(['head']);
  });

  it('misses the receipt of a sealed game that is told whole without one', () => {
    const { table, says } = listening();
    says({ ...told(5, []), head: 'h5', receipt: null } as never);
    const start = startText();
    const view = { id: 'T', status: 'playing', round: 1, commitment: 'c', start, shares: {}, seats: [] };
    table.custody.heed({ table: view, you: { type: 'you', seats: [], host: false } } as never);
    expect(table.custody.witness.contradictions).toContain('silent');
  });

  it('that is told of other seats knows what those may do, over the same wire', () => {
    const { table, wires, says } = listening();
    says({ ...told(5, []), options: { 0: [{ do: 'Roll', open: true }] } } as never);
    const before = table.view;
    says({ type: 'you', seats: [2], host: false });
    says({ type: 'options', options: { 2: [{ do: 'Bid', open: true }] } } as never);
    expect(table.you?.seats).toEqual([2]);
    expect(table.options).toEqual({ 2: [{ do: 'Bid', open: true }] });
    expect(table.view).toBe(before);
    expect(wires).toHaveLength(1);
  });
});
