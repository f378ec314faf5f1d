/** The long board for a finger: as wide as the screen, without the ground where tokens only start. */

import type { Point, Projection, Stage } from '../knockout/projection';

/** What is shown of the ground before the first row, for tokens that stopped short. */
const SHORT = 400;
const MARGIN = 4;

/** The board from above, its length drawn on another scale than its width. */
export class Wide implements Projection {
  readonly isLying = false;
  readonly roundness: number;
  readonly stage: Stage;
  readonly #across: number;
  readonly #along: number;
  readonly #from: number;

  constructor(board: { width: number; length: number; first_row: number }, width: number, height: number) {
    this.stage = { width, height, near: width, far: width, top: MARGIN, base: height - MARGIN };
    this.#from = board.first_row - SHORT;
    this.#across = width / board.width;
    this.#along = (height - 2 * MARGIN) / (board.length - this.#from);
    this.roundness = this.#along / this.#across;
  }

  at(x: number, y: number): Point {
    return [x * this.#across, this.stage.base - (y - this.#from) * this.#along];
  }

  scale(): number {
    return this.#across;
  }

  back(px: number, py: number): Point {
    return [px / this.#across, (this.stage.base - py) / this.#along + this.#from];
  }
}
