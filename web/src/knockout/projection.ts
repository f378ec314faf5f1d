/** The long board on the screen: in perspective or from above, and back from the pointer.

Board lengths are tenths of a millimetre as on the wire: x to the right, y away from the players.
Screen lengths are units of the picture, whose width and height a stage gives. */

export type Point = readonly [number, number];

/** The outline of a board. */
export interface Outline {
  width: number;
  length: number;
}

/** Where a board lies in the picture: widths at its two ends, top and base of it. */
export interface Stage {
  width: number;
  height: number;
  near: number;
  far: number;
  top: number;
  base: number;
}

export const DESKTOP: Stage = { width: 824, height: 850, near: 620, far: 424, top: 56, base: 806 };
export const PHONE: Stage = { width: 390, height: 622, near: 350, far: 252, top: 44, base: 604 };

/** Below this width, or this height, the stage is as large as the room there is, and nothing is scaled. */
const NARROW = 560;
const LOW = 480;
/** A room so much wider than high takes a board that lies on its side. */
const WIDE = 1.5;
/** What the cards beside the far end need. */
const CARDS = 136;

/** Return the stage for a room in pixels. */
export function stageFor(width: number, height: number): Stage {
  if (width >= NARROW && height >= LOW) return DESKTOP;
  const near = width * 0.9;
  const far = Math.min(near * 0.72, width - CARDS);
  return { width, height, near, far, top: 44, base: height - 18 };
}

/** Return how a room is best filled, whichever look is wanted of the board. */
export function lookIn(width: number, height: number, wanted: Look): Look | 'lying' {
  return height < LOW && width > WIDE * height ? 'lying' : wanted;
}

export type Look = 'perspective' | 'above';

/** How the board is drawn: each point of it, its size there, and the way back. */
export interface Projection {
  readonly stage: Stage;
  /** How round a circle on the board looks: its height over its width. */
  readonly roundness: number;
  /** Whether tokens slide to the right instead of away. */
  readonly isLying: boolean;
  /** Return where a point of the board is drawn. */
  at(x: number, y: number): Point;
  /** Return how many units of the picture one tenth of a millimetre takes across, at *y*. */
  scale(y: number): number;
  /** Return the point of the board under a point of the picture. */
  back(px: number, py: number): Point;
}

/** A token lies flat: so round that its mark can still be read at the far end, and no rounder. */
const DRUM_ROUNDNESS = 0.56;
/** What the board from above leaves free below it. */
const MARGIN = 16;
/** What a board that lies leaves free around it. */
const FREE = 9;

/** The board seen from the end where the players stand. */
export class Perspective implements Projection {
  readonly roundness = DRUM_ROUNDNESS;
  readonly isLying = false;
  readonly #k: number;
  readonly #horizon: number;

  constructor(
    private readonly board: Outline,
    readonly stage: Stage,
  ) {
    const ratio = stage.far / stage.near;
    this.#k = 1 / ratio - 1;
    this.#horizon = (stage.top - stage.base * ratio) / (1 - ratio);
  }

  at(x: number, y: number): Point {
    const { near, base, width } = this.stage;
    const s = this.#shrink(y);
    const across = ((x - this.board.width / 2) * near * s) / this.board.width;
    return [width / 2 + across, this.#horizon + (base - this.#horizon) * s];
  }

  scale(y: number): number {
    return (this.stage.near * this.#shrink(y)) / this.board.width;
  }

  back(px: number, py: number): Point {
    const { near, base, width } = this.stage;
    const s = Math.max(0.05, (py - this.#horizon) / (base - this.#horizon));
    const y = (this.board.length * (1 / s - 1)) / this.#k;
    const x = ((px - width / 2) * this.board.width) / (near * s) + this.board.width / 2;
    return [x, y];
  }

  #shrink(y: number): number {
    return 1 / (1 + (this.#k * y) / this.board.length);
  }
}

/** The board from straight above, as large as the stage allows. */
export class Above implements Projection {
  readonly roundness = 1;
  readonly isLying = false;
  readonly #unit: number;
  readonly #base: number;

  constructor(
    private readonly board: Outline,
    readonly stage: Stage,
  ) {
    this.#base = stage.height - MARGIN;
    const tall = (this.#base - stage.top) / board.length;
    this.#unit = Math.min(tall, stage.near / board.width);
  }

  at(x: number, y: number): Point {
    const { width } = this.stage;
    return [width / 2 + (x - this.board.width / 2) * this.#unit, this.#base - y * this.#unit];
  }

  scale(): number {
    return this.#unit;
  }

  back(px: number, py: number): Point {
    const { width } = this.stage;
    return [(px - width / 2) / this.#unit + this.board.width / 2, (this.#base - py) / this.#unit];
  }
}

/** The board from above, lying on its side: GO on the left, for a screen that is wide and low. */
export class Lying implements Projection {
  readonly roundness = 1;
  readonly isLying = true;
  readonly #unit: number;

  constructor(
    private readonly board: Outline,
    readonly stage: Stage,
  ) {
    this.#unit = Math.min((stage.width - 2 * FREE) / board.length, (stage.height - 2 * FREE) / board.width);
  }

  at(x: number, y: number): Point {
    const { width, height } = this.stage;
    return [width / 2 + (y - this.board.length / 2) * this.#unit, height / 2 + (x - this.board.width / 2) * this.#unit];
  }

  scale(): number {
    return this.#unit;
  }

  back(px: number, py: number): Point {
    const { width, height } = this.stage;
    return [
      (py - height / 2) / this.#unit + this.board.width / 2,
      (px - width / 2) / this.#unit + this.board.length / 2,
    ];
  }
}

/** Return how a board is drawn on a stage. */
export function projection(look: Look | 'lying', board: Outline, stage: Stage): Projection {
  if (look === 'lying') return new Lying(board, stage);
  return look === 'above' ? new Above(board, stage) : new Perspective(board, stage);
}

/** Return the box around a rectangle of the board: its left, top, right and bottom. */
export function boxOf(
  p: Projection,
  [left, near, right, far]: readonly [number, number, number, number],
): [number, number, number, number] {
  const ends = [p.at(left, near), p.at(right, near), p.at(left, far), p.at(right, far)];
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Return the four corners of a rectangle of the board, near left first, as SVG wants them. */
export function corners(
  p: Projection,
  [left, near, right, far]: readonly [number, number, number, number],
  inset = 0,
): string {
  const ends: Point[] = [
    p.at(left + inset, near + inset),
    p.at(right - inset, near + inset),
    p.at(right - inset, far - inset),
    p.at(left + inset, far - inset),
  ];
  return ends.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
