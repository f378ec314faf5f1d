/** Aim: whether a press was meant for what it fell on. One place or one key pressed again and again only skips. */

/** A press with a key, or with a pointer at a place of the page; *at* is when it began. */
export interface Press {
  readonly at: number;
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** Presses of a pointer that lie closer together are at one place. */
const NEAR = 40;

export class Aim {
  #last: Press | null = null;
  #isElsewhere = false;

  /** Take note of a press before anything comes of it. */
  note(press: Press): void {
    this.#isElsewhere = this.#last !== null && isElsewhere(press, this.#last);
    this.#last = press;
  }

  /** Tell whether the last press began after a moment, at another place or with another key than the one before it. */
  isAimedSince(moment: number): boolean {
    return this.#isElsewhere && this.#last !== null && this.#last.at > moment;
  }
}

function isElsewhere(press: Press, last: Press): boolean {
  if (press.key || last.key) return press.key !== last.key;
  return Math.hypot(press.x - last.x, press.y - last.y) > NEAR;
}

/** Return what a key or a pointer pressed; a key that is held presses once. */
export function pressOf(event: KeyboardEvent | PointerEvent): Press | null {
  if (event instanceof KeyboardEvent)
    return event.repeat ? null : { at: event.timeStamp, key: event.key.toLowerCase(), x: 0, y: 0 };
  return { at: event.timeStamp, key: '', x: event.clientX, y: event.clientY };
}
