/** A look at a space: shown a moment after a mouse moved there, at once on focus, and on a long press. */

const HOVER = 320;
const PRESS = 450;

export class Peek {
  /** The place of the space that is looked at. */
  space: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPressed = false;
  /** The space that a mouse moved over and has not left. */
  #hovered: number | null = null;

  /** Where there is little room, a mouse that passes opens nothing. */
  constructor(private readonly hovers: () => boolean) {}

  /** Look at a space at once. */
  at(space: number): void {
    clearTimeout(this.#timer);
    this.space = space;
  }

  /** Look no longer. */
  away(): void {
    clearTimeout(this.#timer);
    this.space = null;
  }

  /** A pointer moved over a space; only a mouse hovers. A board that comes under one at rest shows nothing. */
  over(space: number, pointer: string): void {
    if (pointer !== 'mouse' || !this.hovers() || this.#hovered === space) return;
    this.#hovered = space;
    this.#after(HOVER, space);
  }

  /** A pointer left its space. */
  leave(): void {
    this.#hovered = null;
    this.away();
  }

  /** A finger came down on a space. */
  press(space: number, pointer: string): void {
    this.#isPressed = false;
    if (pointer === 'mouse') return this.away();
    this.#after(PRESS, space, () => (this.#isPressed = true));
  }

  /** Tell whether the press that ends now was a long one; then it opens nothing. */
  wasLong(): boolean {
    clearTimeout(this.#timer);
    const was = this.#isPressed;
    this.#isPressed = false;
    return was;
  }

  #after(milliseconds: number, space: number, also: () => void = () => {}): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.space = space;
      also();
    }, milliseconds);
  }
}
