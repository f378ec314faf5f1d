/** The link to a table: one socket that comes back by itself and loses no command. */

import { CROWDED, UNKNOWN } from '../wire/close_codes';
import type { Command, Message, AnswerMessage } from '../wire/types';

/** Away comes back by itself, and so does crowded, where there are too many; gone does not. */
export type LinkState = 'connecting' | 'online' | 'away' | 'crowded' | 'gone';

/** A command before the link gives it an id. */
export type Draft = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** What the link needs of a socket; tests have one of their own. */
export interface Wire {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(url: string): Wire;
  later(milliseconds: number, work: () => void): void;
  newId(): string;
}

export interface Ears {
  hear(message: Message): void;
  changed(state: LinkState): void;
}

/** Somebody was cut off before the answer came, and it will not come; what was asked may be done all the same. */
export class CutOff extends Error {}

interface Pending {
  command: Command;
  resolve(answer: AnswerMessage): void;
  reject(error: Error): void;
}

const LOST = 1006;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** A wire that says nothing for so long after a command is dead, whatever the browser believes. */
const DEAF = 8000;
const REPEATABLE = new Set(['play', 'undo']);

/** Return the pause before the next attempt: doubled each time, up to a limit. */
export function pauseBefore(attempt: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}

export class Link {
  #wire: Wire | null = null;
  #pending = new Map<string, Pending>();
  #attempt = 0;
  #isClosed = false;
  #isOpen = false;
  #messages = 0;

  constructor(
    private readonly address: () => string,
    private readonly ears: Ears,
    private readonly surroundings: Surroundings,
  ) {}

  /** Connect, and come back whenever the connection is lost. */
  open(): void {
    if (this.#isClosed || this.#wire) return;
    if (this.#attempt === 0) this.ears.changed('connecting');
    const wire = this.surroundings.open(this.address());
    this.#wire = wire;
    wire.onopen = () => this.#wire === wire && this.#opened();
    wire.onmessage = (event) => this.#wire === wire && this.#heard(JSON.parse(event.data) as Message);
    wire.onclose = (event) => this.#lost(wire, event.code);
  }

  /** Come back at once instead of waiting, for example when the network returns. */
  hurry(): void {
    this.#attempt = 0;
    if (!this.#isOpen) this.#drop();
    this.open();
  }

  /** Leave for good. */
  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#abandon(() => true);
  }

  #drop(): void {
    this.#wire?.close();
    this.#wire = null;
  }

  /** Send a command and return its answer; plays and undos survive a lost connection. */
  ask(draft: Draft): Promise<AnswerMessage> {
    const command = { ...draft, id: this.surroundings.newId() };
    return new Promise((resolve, reject) => {
      this.#pending.set(command.id, { command, resolve, reject });
      this.#send(command);
    });
  }

  #opened(): void {
    this.#attempt = 0;
    this.#isOpen = true;
    this.ears.changed('online');
    for (const { command } of this.#pending.values()) this.#send(command);
  }

  #heard(message: Message): void {
    this.#messages++;
    this.ears.hear(message);
    const answer = answerIn(message);
    if (!answer) return;
    this.#pending.get(answer.id)?.resolve(answer);
    this.#pending.delete(answer.id);
  }

  #lost(wire: Wire, code: number): void {
    if (this.#wire !== wire) return;
    this.#wire = null;
    this.#isOpen = false;
    if (code === UNKNOWN) this.#isClosed = true;
    this.#abandon(({ type }) => this.#isClosed || !REPEATABLE.has(type));
    this.ears.changed(stateAfter(code));
    if (!this.#isClosed) this.surroundings.later(pauseBefore(this.#attempt++), () => this.open());
  }

  #abandon(isLost: (command: Command) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!isLost(pending.command)) continue;
      pending.reject(new CutOff());
      this.#pending.delete(id);
    }
  }

  #send(command: Command): void {
    const [wire, messages] = [this.#wire, this.#messages];
    try {
      wire?.send(JSON.stringify(command));
    } catch {
      return; // Not open yet: everything that waits is sent once it is.
    }
    if (wire) this.surroundings.later(DEAF, () => messages === this.#messages && this.#giveUp(wire));
  }

  /** Leave a wire on which nobody is any more, and come back over another. */
  #giveUp(wire: Wire): void {
    if (this.#wire !== wire) return;
    wire.close();
    this.#lost(wire, LOST);
  }
}

/** Return the answer that a message is or carries: an update answers the command that made it. */
function answerIn(message: Message): AnswerMessage | null {
  if (message.type === 'answer') return message;
  if (message.type !== 'update' || message.answers === undefined) return null;
  const { answers: id, seq } = message;
  return { type: 'answer', id, ok: true, seq, no: null, outlook: null };
}

function stateAfter(code: number): LinkState {
  if (code === UNKNOWN) return 'gone';
  return code === CROWDED ? 'crowded' : 'away';
}

/** Return the browser's own sockets and timers; ids need no secure context. */
export function browser(): Surroundings {
  return {
    open: (url) => new WebSocket(url) as unknown as Wire,
    later: (milliseconds, work) => void setTimeout(work, milliseconds),
    newId: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(12));
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
