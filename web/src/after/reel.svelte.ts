/** The reel of a finished game: any step of it, forwards at a speed, or one at a time. */

import { patched, type Document } from '../link/patch';
import type { GameEvent, Prompt, Replay, View } from '../wire/types';

/** Told of each step that is played forwards; jumps have no events to show. */
export type Projector = (events: GameEvent[], before: View, after: View) => void;

/** A clock that can be stopped; tests have their own. */
export type Later = (milliseconds: number, work: () => void) => () => void;

export const SPEEDS = [1, 3, 10] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP = 1600;
const EVERY = 50;

const browserLater: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export class Reel {
  /** How many steps have been shown. */
  at = $state(0);
  view: View = $state.raw({} as View);
  isPlaying = $state(false);
  speed: Speed = $state(1);

  readonly #kept: View[] = [];
  #stop: (() => void) | null = null;

  constructor(
    readonly replay: Replay,
    private readonly show: Projector = () => undefined,
    private readonly later: Later = browserLater,
  ) {
    this.view = replay.start;
    this.#kept.push(replay.start);
  }

  get length(): number {
    return this.replay.steps.length;
  }

  /** What is asked after the steps that have been shown. */
  get prompt(): Prompt | null {
    return this.replay.steps[this.at - 1]?.prompt ?? null;
  }

  /** What happened up to here, the newest last. */
  get events(): GameEvent[] {
    return this.replay.steps.slice(0, this.at).flatMap(({ events }) => events);
  }

  /** What happened in the step that is shown. */
  get latest(): GameEvent[] {
    return this.replay.steps[this.at - 1]?.events ?? [];
  }

  /** Show the next step. */
  next(): void {
    const step = this.replay.steps[this.at];
    if (!step) return;
    const before = this.view;
    this.view = after(before, step.patch as Document);
    this.at += 1;
    this.#keep();
    this.show(step.events, before, this.view);
  }

  /** Go to any step at once. */
  jump(wanted: number): void {
    const target = Math.min(this.length, Math.max(0, Math.round(wanted)));
    const from = Math.min(this.#kept.length - 1, Math.floor(target / EVERY));
    let view = this.#kept[from] as View;
    for (let at = from * EVERY; at < target; at += 1) {
      view = after(view, this.replay.steps[at]!.patch as Document);
      if ((at + 1) % EVERY === 0 && this.#kept.length === (at + 1) / EVERY) this.#kept.push(view);
    }
    this.at = target;
    this.view = view;
  }

  /** Let it run, or hold it. */
  toggle(): void {
    this.isPlaying = !this.isPlaying && this.at < this.length;
    this.#stop?.();
    this.#stop = null;
    if (this.isPlaying) this.#run();
  }

  /** Hold it for good. */
  close(): void {
    this.#stop?.();
    this.isPlaying = false;
  }

  #run(): void {
    this.#stop = this.later(STEP / this.speed, () => {
      this.next();
      if (this.at < this.length) this.#run();
      else this.isPlaying = false;
    });
  }

  #keep(): void {
    if (this.at % EVERY === 0 && this.#kept.length === this.at / EVERY) this.#kept.push(this.view);
  }
}

function after(view: View, patch: Document): View {
  return patched(view as unknown as Document, patch) as unknown as View;
}
