/** Keys that are held: what a long press does, again and again until the key is let go. */

/** How long a key is held before it counts as held, and from one time to the next, in milliseconds. */
export const HELD = 700;

/** Call work again and again; returns what ends it. */
export type Repeating = (milliseconds: number, work: () => void) => () => void;

const browserRepeating: Repeating = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
};

/** One key under a finger. */
export class Holding {
  /** Whether the press that is being let go was a long one. */
  wasHeld = false;
  #stop: (() => void) | null = null;

  constructor(
    private readonly work: () => void,
    private readonly repeating: Repeating = browserRepeating,
  ) {}

  /** The finger comes down; a key of a keyboard says so again and again. */
  begin(): void {
    if (this.#stop) return;
    this.wasHeld = false;
    this.#stop = this.repeating(HELD, () => {
      this.wasHeld = true;
      this.work();
    });
  }

  /** The finger is lifted, or slips off. */
  end(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

const PRESSING = new Set(['Enter', ' ']);

/** A key that may be held, and what it does then. */
interface Held {
  update: (work: (() => void) | undefined) => void;
  destroy: () => void;
}

/** Have a key do something while it is held, by pointer or keyboard; the click that ends a long press is none. */
export function holds(key: Element, work: (() => void) | undefined): Held {
  let now = work;
  const holding = new Holding(() => now?.());
  const begin = () => now && holding.begin();
  const end = () => holding.end();
  const down = (event: Event) => PRESSING.has((event as KeyboardEvent).key) && begin();
  const click = (event: Event) => {
    if (holding.wasHeld) event.stopImmediatePropagation();
    holding.wasHeld = false;
  };
  const listeners: [string, (event: Event) => void, boolean][] = [
    ['pointerdown', begin, false],
    ['pointerup', end, false],
    ['pointerleave', end, false],
    ['pointercancel', end, false],
    ['keydown', down, true],
    ['keyup', end, false],
    ['blur', end, false],
    ['click', click, true],
  ];
  for (const [name, listener, capture] of listeners) key.addEventListener(name, listener, { capture });
  return {
    update(wanted) {
      now = wanted;
    },
    destroy() {
      end();
      for (const [name, listener, capture] of listeners) key.removeEventListener(name, listener, { capture });
    },
  };
}
