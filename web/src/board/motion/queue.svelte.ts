/**
 * The queue of a screen: steps wait in it, and their scenes are played one after the other.
 *
 * The events of a step are told one by one as their scenes end, and none before its own; the view of the step,
 * and whatever the step leads to, comes after the last of them.
 */

import { SCENE_TIMES } from '../../wire/scene_times';
import type { DiceEvent, DiceView } from '../../wire/types';
import { ScreenRecord } from './screen-record.svelte';
import { isSpeaking, toldBefore, type Scene } from './scenes';
import { tempo } from './stillness';
import { goneOn, type WorkScene } from './work';

/** When steps that wait would take longer than this, in milliseconds, they are not shown. */
export const PATIENCE = 4000;
/** A step that others wait behind is shown in this part of its time. */
export const HURRY = 0.6;
/** A deal that hands over several things cannot be read in less. */
export const READABLE = 1600;

/** So many steps may wait behind what somebody reads where nothing moves, and behind a fall. */
export const READING = 60;

/** Time, and what part of it scenes take: 0 shows everything at once. Tests have their own. */
export interface Timing {
  later(milliseconds: number, work: () => void): () => void;
  tempo(): number;
}

/** What else a step brings. */
export interface Wishes {
  /** The question of the step has a clock: what waits before it is dropped, and it takes no longer than this. */
  within?: number;
  /** Done when the step has been shown. */
  then?: () => void;
  /** The seats whose buildings and mortgages are shown in rows. */
  inRows?: readonly number[];
}

/** Where scenes are played. */
export interface Stage {
  begin(scene: Scene): void;
  end(scene: Scene): void;
  rest(view: DiceView): void;
}

/** Those who listen to what is shown. */
export interface Audience {
  /** Events begin to be seen. */
  hear(events: readonly DiceEvent[]): void;
  /** A scene begins, or is skipped. */
  see(scene: Scene): void;
  /** So many events came too fast to be shown. */
  miss(count: number): void;
  /** Whether a scene waits for somebody at this screen, before it begins or before it ends. */
  waits?(scene: Scene, events: readonly DiceEvent[]): 'to-begin' | 'to-end' | null;
}

interface Step {
  events: readonly DiceEvent[];
  scenes: Scene[];
  after: DiceView;
  told: number;
  heard: number;
  then: () => void;
  /** Its question has a clock: nothing in it waits. */
  isTimed: boolean;
}

export class Queue {
  isBusy = $state(false);
  /** The scene that runs. */
  scene: Scene | null = $state.raw(null);
  /** The scene that waits for somebody at this screen, to begin or to end; nobody else waits for it. */
  held: Scene | null = $state.raw(null);
  /** How many events have come and are not told yet. */
  hidden = $state(0);
  /** The events of the step that is being shown, up to those of the scene that runs. */
  seen: readonly DiceEvent[] = $state.raw([]);
  readonly record = new ScreenRecord();
  audience: Audience | null = null;
  #steps: Step[] = [];
  #cancel: (() => void) | null = null;
  #goOn: (() => void) | null = null;
  /** Ends the scene of work whose last piece lies, unless more of it comes. */
  #endOfWork: (() => void) | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly timing: Timing = browserTiming,
  ) {}

  /** Let a step wait for its time; what has become too much is dropped. */
  add(events: readonly DiceEvent[], scenes: Scene[], after: DiceView, { within = 0, then = () => {} }: Wishes): void {
    if (within) this.#endOfWork?.();
    if (this.isBusy && (within || this.#isTooMuch())) this.#miss();
    if (within) fit(scenes, within);
    const step = { events, scenes, after, then, told: 0, heard: 0, isTimed: within > 0 };
    this.#steps.push(step);
    this.#count();
    if (this.timing.tempo() === 0 && !this.#isRead(step)) this.skip();
    else if (!this.isBusy) this.#next();
    else if (this.#endOfWork) this.#workOn(this.scene as WorkScene);
  }

  /** Tell whether something in a step, or before it, is to be read although scenes take no time. */
  #isRead(step: Step): boolean {
    return this.held !== null || step.scenes.some((scene) => this.#waits(step, scene) === 'to-end');
  }

  /** Tell whether more waits than is ever shown. */
  #isTooMuch(): boolean {
    if (this.held && this.#steps.length > READING) return true;
    return this.held?.kind !== 'moment' && this.#behind() > PATIENCE;
  }

  /** Drop to where the steps lead; the last throw and card stay in sight. */
  skip(): void {
    const steps = this.#steps;
    const scenes = steps.flatMap((step) => step.scenes);
    for (const scene of scenes) {
      if (LASTING.has(scene.kind)) this.stage.begin(scene);
      this.audience?.see(scene);
    }
    const skipped = [...(this.scene ? [this.scene] : []), ...scenes].map(({ kind }) => kind);
    if (skipped.length) this.record.add({ what: 'skips', scenes: skipped });
    for (const step of steps) this.#tell(step, step.events.length);
    this.clear();
    for (const { then } of steps) then();
    const last = steps.at(-1);
    if (last) this.stage.rest(last.after);
  }

  /** All events of the step that is being shown; those of scenes that have not begun are not to be told. */
  get step(): readonly DiceEvent[] {
    return this.#steps[0]?.events ?? [];
  }

  /** Let the scene that waits for somebody go on. */
  goOn(): void {
    const work = this.#goOn;
    this.#goOn = null;
    this.held = null;
    work?.();
  }

  /** Forget everything that waits. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#goOn = null;
    this.#endOfWork = null;
    this.held = null;
    this.#steps = [];
    this.scene = null;
    this.isBusy = false;
    this.#count();
  }

  /** Drop to the truth because too much has come meanwhile. */
  #miss(): void {
    this.audience?.miss(this.hidden);
    this.skip();
  }

  /** Return how long what waits will take. */
  #behind(): number {
    const waiting = this.#steps.flatMap(({ scenes }) => scenes);
    return waiting.reduce((sum, scene) => sum + this.#timeOf(scene, HURRY), 0);
  }

  /** Return how long a scene takes here; a deal stays long enough to be read, however fast all is shown. */
  #timeOf({ kind, time }: Scene, hurry: number): number {
    const tempo = this.timing.tempo();
    const least = kind === 'deal' && tempo > 0 ? Math.min(time, READABLE) : 0;
    return Math.max(least, time * tempo * hurry);
  }

  #count(): void {
    this.hidden = this.#steps.reduce((sum, { events, told }) => sum + events.length - told, 0);
  }

  /** Tell the events of a step up to one. */
  #tell(step: Step, told: number): void {
    this.#sound(step, told);
    if (told <= step.told) return;
    this.record.add({ what: 'tells', events: step.events.slice(step.told, told).map(({ event }) => event) });
    step.told = told;
    this.#count();
  }

  #sound(step: Step, heard: number): void {
    if (heard > step.heard) this.audience?.hear(step.events.slice(step.heard, heard));
    step.heard = Math.max(step.heard, heard);
    this.seen = step.events.slice(0, step.heard);
  }

  /** Go on with the next scene, or end the step, or rest. */
  #next(): void {
    const step = this.#steps[0];
    this.isBusy = step !== undefined;
    if (!step) return;
    this.#tell(step, toldBefore(step.scenes, step.events.length));
    const scene = step.scenes.shift();
    if (!scene) this.#finish(step);
    else if (this.#waits(step, scene) === 'to-begin') this.#hold(scene, () => this.#play(step, scene));
    else this.#play(step, scene);
  }

  /** Put the next piece of a row down, if it is there. */
  #workOn(running: WorkScene): boolean {
    const [step, next] = this.#steps;
    const scene = next && !step?.scenes.length && goneOn(running, next.scenes[0]);
    if (!step || !scene) return false;
    this.#cancel?.();
    this.#endOfWork = null;
    this.#steps.shift();
    step.then();
    next.scenes.shift();
    this.#play(next, scene, true);
    return true;
  }

  /** Look at what was put down, unless more of it comes. */
  #look(step: Step, running: WorkScene, end: () => void): void {
    this.#tell(step, running.last + 1);
    this.stage.end(running);
    if (this.#workOn(running)) return;
    if (step.isTimed) return end();
    this.#endOfWork = end;
    const hurry = this.#steps.length > 1 ? HURRY : 1;
    this.#cancel = this.timing.later(SCENE_TIMES.work * this.timing.tempo() * hurry, end);
  }

  /** Play a scene; one that goes on has begun already. */
  #play(step: Step, scene: Scene, goesOn = false): void {
    const hurry = this.#steps.length > 1 ? HURRY : 1;
    const running = { ...scene, time: this.#timeOf(scene, hurry) };
    this.scene = running;
    if (!goesOn) this.record.add({ what: 'begins', scene: scene.kind });
    this.stage.begin(running);
    this.audience?.see(scene);
    if (isSpeaking(scene)) this.#tell(step, scene.last + 1);
    else this.#sound(step, scene.last + 1);
    const end = () => {
      this.#cancel?.();
      this.#endOfWork = null;
      this.scene = null;
      this.record.add({ what: 'ends', scene: scene.kind });
      this.stage.end(running);
      this.#next();
    };
    if (this.#waits(step, scene) === 'to-end') this.#hold(running, end);
    else if (running.time === 0) end();
    else if (running.kind === 'work') {
      this.#cancel = this.timing.later(running.time, () => this.#look(step, running, end));
    } else this.#cancel = this.timing.later(running.time, end);
  }

  #waits(step: Step, scene: Scene): 'to-begin' | 'to-end' | null {
    const found = (!step.isTimed && this.audience?.waits?.(scene, step.events)) || null;
    return found === 'to-begin' && this.timing.tempo() === 0 ? null : found;
  }

  #hold(scene: Scene, then: () => void): void {
    this.held = scene;
    this.#goOn = then;
    this.record.add({ what: 'waits', scene: scene.kind });
  }

  #finish(step: Step): void {
    this.#steps.shift();
    this.#count();
    this.stage.rest(step.after);
    step.then();
    this.#next();
  }
}

/** Scenes whose picture stays when they are over. */
const LASTING = new Set<Scene['kind']>(['dice', 'card', 'text']);

/** Shorten scenes that would take longer than they may. */
function fit(scenes: Scene[], most: number): void {
  const share = most / scenes.reduce((sum, { time }) => sum + time, 0);
  if (share < 1) for (const scene of scenes) scene.time *= share;
}

export const browserTiming: Timing = {
  later(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  tempo,
};
