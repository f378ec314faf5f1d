import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerMessage, Message, UpdateMessage } from '../wire/types';
import { CutOff, Link, type LinkState, pauseBefore, type Surroundings, type Wire } from './link';

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: { type: string; id: string }[] = [];
  isOpen = false;
  wasClosed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    if (!this.isOpen) throw new Error('not open');
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {
    this.wasClosed = true;
  }

  opens(): void {
    this.isOpen = true;
    this.onopen?.(undefined as never);
  }

  closes(code = 1006): void {
    this.isOpen = false;
    this.onclose?.({ code });
  }

  says(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const answer = (id: string): AnswerMessage => ({
  type: 'answer',
  id,
  ok: true,
  seq: 1,
  no: null,
  outlook: null,
});

const update = (seq: number, answers?: string): Message => ({
  type: 'update',
  seq,
  head: '',
  events: [],
  patch: {},
  prompt: { id: seq, ask: 'ThrowDice', seats: [0] } as UpdateMessage['prompt'],
  options: {},
  undone: 0,
  luck: false,
  ...(answers === undefined ? {} : { answers }),
});

describe('a link', () => {
  let wires: FakeWire[];
  let waits: { milliseconds: number; work: () => void }[];
  let states: LinkState[];
  let link: Link;

  const last = () => wires.at(-1) as FakeWire;
  const wait = () => waits.pop()?.work();

  beforeEach(() => {
    [wires, waits, states] = [[], [], []];
    let ids = 0;
    const surroundings: Surroundings = {
      open: (url) => {
        wires.push(new FakeWire(url));
        return last();
      },
      later: (milliseconds, work) => void waits.push({ milliseconds, work }),
      newId: () => `id-${++ids}`,
    };
    const ears = { hear: () => undefined, changed: (state: LinkState) => void states.push(state) };
    link = new Link(() => `ws://table?wire=${wires.length}`, ears, surroundings);
    link.open();
  });

  it('says that it connects, then that it is there', () => {
    last().opens();
    expect(states).toEqual(['connecting', 'online']);
  });

  it('gives every command an id and resolves it with its own answer', async () => {
    last().opens();
    const first = link.ask({ type: 'undo', seq: 3 });
    const second = link.ask({ type: 'undo', seq: 4 });
    last().says(answer('id-2'));
    last().says(answer('id-1'));

    expect((await first).id).toBe('id-1');
    expect((await second).id).toBe('id-2');
  });

  it('takes an update for the answer to the command that made it, once it was heard', async () => {
    last().opens();
    const asked = link.ask({ type: 'play', order: { do: 'Roll', seat: 0 }, answers: 7 });
    const other = link.ask({ type: 'undo', seq: 3 });
    last().says(update(4));
    last().says(update(5, 'id-1'));
    last().says(answer('id-2'));

    expect(await asked).toEqual({ ...answer('id-1'), seq: 5 });
    expect((await other).seq).toBe(1);
    last().closes();
    wait();
    last().opens();
    expect(last().sent).toEqual([]);
  });

  it('sends what was asked before it was open', () => {
    void link.ask({ type: 'undo', seq: 3 });
    last().opens();
    expect(last().sent).toEqual([{ type: 'undo', seq: 3, id: 'id-1' }]);
  });

  it('sends an unanswered play again with the same id after it has come back', async () => {
    last().opens();
    const asked = link.ask({ type: 'play', order: { do: 'Roll', seat: 0 }, answers: 7 });
    last().closes();
    wait();
    last().opens();

    expect(wires).toHaveLength(2);
    expect(last().sent).toEqual([{ type: 'play', order: { do: 'Roll', seat: 0 }, answers: 7, id: 'id-1' }]);
    last().says(answer('id-1'));
    expect((await asked).ok).toBe(true);
  });

  it('does not send again what has been answered', () => {
    last().opens();
    void link.ask({ type: 'undo', seq: 3 });
    last().says(answer('id-1'));
    last().closes();
    wait();
    last().opens();
    expect(last().sent).toEqual([]);
  });

  it('drops a question that has no lasting effect', async () => {
    last().opens();
    const asked = link.ask({ type: 'probe', order: { do: 'Roll', seat: 0 } });
    last().closes();
    await expect(asked).rejects.toBeInstanceOf(CutOff);
  });

  it('leaves nobody waiting once it is closed, or the table is gone', async () => {
    last().opens();
    const played = link.ask({ type: 'play', order: { do: 'Roll', seat: 0 }, answers: 7 });
    last().closes(4404);
    await expect(played).rejects.toBeInstanceOf(CutOff);

    const undone = link.ask({ type: 'undo', seq: 3 });
    link.close();
    await expect(undone).rejects.toBeInstanceOf(CutOff);
  });

  it('comes back later and later, and at once when told to hurry', () => {
    for (let attempt = 0; attempt < 7; attempt++) {
      last().closes();
      expect(waits.at(-1)?.milliseconds).toBe(pauseBefore(attempt));
      wait();
    }
    expect(pauseBefore(0)).toBe(250);
    expect(pauseBefore(9)).toBe(8000);
    last().closes();
    const before = wires.length;
    link.hurry();
    expect(wires).toHaveLength(before + 1);
  });

  it('begins with short pauses again once it was open', () => {
    last().closes();
    wait();
    last().closes();
    wait();
    last().opens();
    last().closes();
    expect(waits.at(-1)?.milliseconds).toBe(250);
  });

  it('is gone where there is no such table, and does not come back', () => {
    last().opens();
    last().closes(4404);
    expect(states.at(-1)).toBe('gone');
    expect(waits).toHaveLength(0);
  });

  it('says where there are too many, and comes back', () => {
    last().closes(4429);
    expect(states.at(-1)).toBe('crowded');
    expect(waits).toHaveLength(1);
  });

  it('stays away after it was closed', () => {
    last().opens();
    link.close();
    expect(last().wasClosed).toBe(true);
    last().closes();
    expect(waits).toHaveLength(0);
  });

  it('leaves a wire that says nothing to a command, and sends it over another', () => {
    last().opens();
    void link.ask({ type: 'play', order: { do: 'Roll', seat: 0 }, answers: 1 });
    wait();
    expect(last().wasClosed).toBe(true);
    expect(states.at(-1)).toBe('away');
    wait();
    last().opens();
    expect(wires).toHaveLength(2);
    expect(last().sent.map(({ id }) => id)).toEqual(['id-1']);
  });

  it('keeps a wire on which anything came after a command', () => {
    last().opens();
    void link.ask({ type: 'play', order: { do: 'Roll', seat: 0 }, answers: 1 });
    last().says(update(2));
    wait();
    expect(last().wasClosed).toBe(false);
    expect(states.at(-1)).toBe('online');
  });

  it('that hurries does not wait for a wire that never opens', () => {
    link.hurry();
    expect(wires.map(({ wasClosed }) => wasClosed)).toEqual([true, false]);
    wires[1]?.opens();
    link.hurry();
    expect(wires).toHaveLength(2);
  });
});
