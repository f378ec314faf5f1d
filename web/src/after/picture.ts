/** The picture of a result: who won what, by which rules, to be kept and shared; drawn as SVG text.
 *
 * It names colours as the page does, by their tokens; `standalone.ts` writes down what they are.
 */

import { DISPLAY, fit, type Fitted, widthOf } from '../board/spaces/name-fitting';
import { tilesOf } from '../home/cover';
import { drawing, type GlyphName } from '../look/art';
import type { EditionLine } from '../wire/types';

export const WIDTH = 1080;
export const HEIGHT = 1350;

/** One line of the result: a player, or a team. */
export interface Line {
  place: number;
  names: string;
  amount: string;
  colour: string;
  glyph: GlyphName;
  hasWon: boolean;
}

export interface PictureFacts {
  title: string;
  edition: string;
  date: string;
  /** How long it took, and by which rules. */
  about: string;
  lines: readonly Line[];
  /** The board that it was played on, where it is known. */
  board: Pick<EditionLine, 'shape' | 'bands'> | null;
}

const MIDDLE = WIDTH / 2;
/** The size at which a title is rather broken in two. */
const TWO_LINES = 52;
/** The height at which the middle of the board lies. */
const STAGE = 400;
const EDGE = 60;
const PANEL = { top: 860, height: 372, radius: 34, most: 82 };
/** How much wider the text font is than on the board. */
const TEXT = 1.25;

/** Return the whole picture. */
export function pictureOf(facts: PictureFacts): string {
  const winners = facts.lines.filter(({ hasWon }) => hasWon);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    STYLE,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--box)"/>`,
    head(facts.date),
    facts.board ? boardOf(facts.board) : '',
    marks(winners),
    texts(facts.title, 'title', MIDDLE, 782, titled(facts.title)),
    texts(facts.edition, 'edition', MIDDLE, 836, fit(facts.edition, 940 / TEXT, 1, 32, 18)),
    panel(facts.lines),
    texts(facts.about, 'about', MIDDLE, 1314, fit(facts.about, 940 / TEXT, 2, 27, 19)),
    '</svg>',
  ].join('');
}

const STYLE = `<style>
  text { font-family: 'Instrument Sans', system-ui, sans-serif; font-weight: 600; fill: var(--on-box); }
  .mid { text-anchor: middle; } .end { text-anchor: end; }
  .title, .amount, .word { font-family: 'Bricolage Grotesque', system-ui, sans-serif; font-weight: 800; }
  .title { letter-spacing: -0.02em; } .word { letter-spacing: -0.03em; }
  .panel text { fill: var(--ink); } .panel .place { fill: var(--ink-2); }
  .g { fill: var(--white); }
  .g .s { fill: none; stroke: var(--white); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .g .w { stroke-width: 2.6; }
  .g .k { fill: none; stroke: color-mix(in srgb, var(--black) 45%, transparent); stroke-width: 1.6; stroke-linecap: round; }
  .g .kf { fill: color-mix(in srgb, var(--black) 45%, transparent); }
  .tile { fill: var(--tile); stroke: var(--seam); stroke-width: 4; } .corner { fill: var(--corner); }
  .way { fill: none; stroke: var(--box); stroke-width: 3.4; stroke-linecap: round; stroke-linejoin: round; }
</style>`;

/** Who won, in one line as large as can be, else in two. */
function titled(title: string): Fitted {
  const width = 920 / DISPLAY;
  return widthOf(title, TWO_LINES) > width ? fit(title, width, 2, TWO_LINES, 30) : fit(title, width, 1, 84, TWO_LINES);
}

/** The name of the program, in its own letters, and the day. */
function head(date: string): string {
  return (
    `<g transform="translate(${EDGE} 40) scale(1.55)"><rect width="32" height="32" rx="8" fill="var(--on-box)"/>` +
    '<path class="way" d="M6 16h14M14.5 9.5 21 16l-6.5 6.5M25.5 6v20"/></g>' +
    `<text class="word" x="${EDGE + 64}" y="78" font-size="38">passgo</text>` +
    `<text class="end" x="${WIDTH - EDGE}" y="76" font-size="28">${escaped(date)}</text>`
  );
}

/** How each board lies on the stage: what is its middle there, and how much larger or smaller it is. */
const LAID: Record<EditionLine['shape'], { middle: [number, number]; scale: [number, number] }> = {
  square: { middle: [500, 500], scale: [0.56, 0.56] },
  round: { middle: [0, 0], scale: [0.56, 0.56] },
  long: { middle: [300, 480], scale: [1.6, 0.72] },
};

/** The board as a frame around who won; the long one lies behind. */
function boardOf(board: NonNullable<PictureFacts['board']>): string {
  const { middle, scale } = LAID[board.shape];
  const tiles = tilesOf(board).map(
    ({ path, band, group, isCorner }) =>
      `<path class="tile${isCorner ? ' corner' : ''}" d="${path}"/>` +
      (band ? `<path d="${band}" fill="var(--g-${group})"/>` : ''),
  );
  const field = board.shape === 'square' ? '<rect width="1000" height="1000" rx="14" fill="var(--field)"/>' : '';
  const disc = board.shape === 'round' ? '<circle r="503" fill="var(--field)"/>' : '';
  const [x, y] = middle;
  return (
    `<g transform="translate(${MIDDLE} ${STAGE}) scale(${scale.join(' ')}) translate(${-x} ${-y})">` +
    `${field}${disc}${tiles.join('')}</g>`
  );
}

/** The marks of who won, in the middle of the board: one in a wreath, several side by side. */
function marks(winners: readonly Line[]): string {
  const [first] = winners;
  if (first && winners.length === 1) {
    const ground = `<circle cx="${MIDDLE}" cy="${STAGE}" r="198" fill="var(--field)"/>`;
    return ground + wreath(MIDDLE, STAGE, 162) + disc(first, MIDDLE, STAGE, 116);
  }
  const radius = Math.min(96, 190 / Math.max(1, winners.length));
  return winners
    .map((one, at) => disc(one, MIDDLE + (at - (winners.length - 1) / 2) * radius * 2.1, STAGE, radius))
    .join('');
}

const LEAF = 'M0 0C6-13 26-17 42-5 30 9 10 10 0 0Z';
const LEAVES = [0, 1, 2, 3, 4, 5, 6];

/** Two branches that meet below and leave the top open. */
function wreath(x: number, y: number, radius: number): string {
  const leaf = (at: number, side: number, tilt: number) => {
    const angle = 90 + side * (16 + at * 21);
    const [left, top] = [Math.cos(radians(angle)) * radius, Math.sin(radians(angle)) * radius];
    const turn = angle + side * (90 + tilt);
    return `<path d="${LEAF}" transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) rotate(${turn}) scale(1 ${side})"/>`;
  };
  const branch = (side: number) => LEAVES.map((at) => leaf(at, side, -30) + leaf(at, side, 26)).join('');
  return `<g transform="translate(${x} ${y})" fill="var(--spark)">${branch(1)}${branch(-1)}</g>`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function disc({ colour, glyph }: Line, x: number, y: number, radius: number): string {
  const inner = radius * 0.93;
  const size = radius * 1.16;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--white)"/><circle cx="${x}" cy="${y}" r="${inner}" fill="${colour}"/>` +
    `<svg class="g" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 24 24">${drawing(glyph)}</svg>`
  );
}

/** Everybody's line, in the order of the result. */
function panel(lines: readonly Line[]): string {
  const row = Math.min(PANEL.most, PANEL.height / Math.max(1, lines.length));
  const height = row * lines.length + 24;
  const top = PANEL.top + (PANEL.height + 24 - height) / 2;
  const rows = lines.map((line, at) => rowOf(line, top + 12 + (at + 0.5) * row, row));
  return (
    `<g class="panel"><rect x="${EDGE}" y="${top}" width="${WIDTH - 2 * EDGE}" height="${height}" rx="${PANEL.radius}" fill="var(--surface)"/>` +
    `${rows.join('')}</g>`
  );
}

function rowOf(line: Line, middle: number, row: number): string {
  const size = Math.min(36, row * 0.52);
  const base = middle + size * 0.35;
  const ground = line.hasWon
    ? `<rect x="${EDGE + 12}" y="${middle - row / 2 + 2}" width="${WIDTH - 2 * EDGE - 24}" height="${row - 4}" rx="22" fill="var(--attn-soft)"/>`
    : '';
  const names = fit(line.names, 500 / TEXT, 1, size, size * 0.5);
  return (
    ground +
    `<text class="place mid" x="112" y="${base}" font-size="${size * 0.86}">${line.place}</text>` +
    disc(line, 172, middle, row * 0.38) +
    `<text x="${186 + row * 0.42}" y="${middle + names.size * 0.35}" font-size="${names.size}">${escaped(names.lines[0] ?? '')}</text>` +
    `<text class="amount end" x="${WIDTH - EDGE - 36}" y="${base}" font-size="${size}">${escaped(line.amount)}</text>`
  );
}

/** A text in lines around the middle, the last of them on a line of its own; those before it stand above. */
function texts(text: string, kind: string, x: number, bottom: number, { lines, size }: Fitted): string {
  if (!text) return '';
  const up = (at: number) => (lines.length - 1 - at) * size * 1.08;
  return lines
    .map(
      (line, at) =>
        `<text class="${kind} mid" x="${x}" y="${bottom - up(at)}" font-size="${size.toFixed(1)}">${escaped(line)}</text>`,
    )
    .join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Return a text as it may stand in a picture: names are written by people. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);
}
