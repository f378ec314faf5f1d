/** The picture of a result: who won what, by which rules, to be kept and shared; drawn as SVG text.
 *
 * It names colours as the page does, by their tokens; `standalone.ts` writes down what they are.
 */

import { DISPLAY, fit, type Fitted } from '../board/fit';
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
const STAGE = { top: 116, size: 560 };
const EDGE = 60;
const PANEL = { top: 872, height: 372, radius: 34, most: 82 };
/** How much wider the text font is than on the board. */
const TEXT = 1.25;
const BOXES = { square: [0, 0, 1000], round: [-505, -505, 1010], long: [-130, 40, 860] } as const;

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
    texts(facts.title, 'title', MIDDLE, 776, fit(facts.title, 920 / DISPLAY, 2, 84, 34)),
    texts(facts.edition, 'edition', MIDDLE, 836, fit(facts.edition, 940 / TEXT, 1, 32, 18)),
    panel(facts.lines),
    texts(facts.about, 'about', MIDDLE, 1300, fit(facts.about, 940 / TEXT, 2, 27, 19)),
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

/** The name of the program, in its own letters, and the day. */
function head(date: string): string {
  return (
    `<g transform="translate(${EDGE} 40) scale(1.55)"><rect width="32" height="32" rx="8" fill="var(--on-box)"/>` +
    '<path class="way" d="M6 16h14M14.5 9.5 21 16l-6.5 6.5M25.5 6v20"/></g>' +
    `<text class="word" x="${EDGE + 64}" y="78" font-size="38">passgo</text>` +
    `<text class="end" x="${WIDTH - EDGE}" y="76" font-size="28">${escaped(date)}</text>`
  );
}

/** The board as a frame around who won; the long one lies behind. */
function boardOf(board: NonNullable<PictureFacts['board']>): string {
  const [x, y, size] = BOXES[board.shape];
  const { top } = STAGE;
  const scale = STAGE.size / size;
  const tiles = tilesOf(board).map(
    ({ path, band, group, isCorner }) =>
      `<path class="tile${isCorner ? ' corner' : ''}" d="${path}"/>` +
      (band ? `<path d="${band}" fill="var(--g-${group})"/>` : ''),
  );
  const field =
    board.shape === 'square'
      ? '<rect width="1000" height="1000" rx="14" fill="var(--field)"/>'
      : board.shape === 'round'
        ? '<circle r="503" fill="var(--field)"/>'
        : '';
  const move = `translate(${MIDDLE - STAGE.size / 2 - x * scale} ${top - y * scale}) scale(${scale.toFixed(4)})`;
  return `<g transform="${move}">${field}${tiles.join('')}</g>`;
}

/** The marks of who won, in the middle of the board; several stand side by side. */
function marks(winners: readonly Line[]): string {
  const radius = Math.min(132, 176 / Math.max(1, winners.length));
  const middle = STAGE.top + STAGE.size / 2;
  return winners
    .map((one, at) => disc(one, MIDDLE + (at - (winners.length - 1) / 2) * radius * 2.2, middle, radius))
    .join('');
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
