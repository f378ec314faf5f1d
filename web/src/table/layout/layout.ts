/** Layout: where things go on a window of a size. */

export interface Layout {
  kind: 'desktop' | 'lying' | 'upright' | 'phone';
  /** The side of the board in pixels. */
  board: number;
  /** How much larger than usual everything is drawn, on very large screens. */
  zoom: number;
  /** Where the question is asked. */
  prompt: 'board' | 'side' | 'sheet';
  /** So low that the players lie out of sight below the question: their money stands above it. */
  isLow?: boolean;
}

const GAP = 12;
const LEFT = 268;
const RIGHT = 300;
/** A square board's centre, as a share of its side, and the least that a question needs. */
const CENTRE = 0.628;
const LEAST = 420;
/** A phone that lies, under the bar. */
const LOW = 428;
const USUAL = { width: 1680, height: 1000 };

/** Return the layout for a square or round board; *height* is what is left under the bar. */
export function layoutOf(width: number, height: number, isRound: boolean): Layout {
  if (width < 700)
    return { kind: 'phone', board: Math.min(width - 8, Math.max(280, height * 0.55)), zoom: 1, prompt: 'sheet' };
  if (width >= 1200) {
    const zoom = zoomOf(width, height);
    const board = Math.max(360, Math.min(height - 2 * GAP, width - (LEFT + RIGHT) * zoom - 4 * GAP));
    return { kind: 'desktop', board, zoom, prompt: placeOf(board, isRound) };
  }
  if (width > height) {
    const board = Math.max(320, Math.min(height - 2 * GAP, width - RIGHT - 3 * GAP));
    return { kind: 'lying', board, zoom: 1, prompt: placeOf(board, isRound), isLow: height < LOW };
  }
  const board = width - 2 * GAP;
  return { kind: 'upright', board, zoom: 1, prompt: placeOf(board, isRound) };
}

/** A screen beyond the usual is drawn larger, not emptier. */
function zoomOf(width: number, height: number): number {
  return Math.max(1, Math.min(width / USUAL.width, height / USUAL.height));
}

function placeOf(board: number, isRound: boolean): 'board' | 'side' {
  return !isRound && board * CENTRE >= LEAST ? 'board' : 'side';
}
