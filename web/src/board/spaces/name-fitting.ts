/** Fitting names into spaces: lines that are short enough, as large as they may be. */

/** Advances in hundredths of the size, measured in the board's narrow width of the text font. */
const ADVANCES: [string, readonly number[]][] = [
  [
    'abcdefghijklmnopqrstuvwxyz',
    [43, 50, 44, 50, 46, 30, 50, 49, 23, 22, 45, 22, 73, 49, 48, 50, 50, 32, 38, 31, 47, 42, 66, 44, 42, 40],
  ],
  [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    [52, 49, 54, 57, 46, 43, 55, 55, 24, 33, 53, 42, 73, 56, 57, 50, 58, 49, 47, 32, 53, 46, 70, 50, 41, 46],
  ],
  [" -’'.()&", [15, 36, 19, 15, 22, 35, 32, 62]],
];
const ADVANCE = new Map(ADVANCES.flatMap(([letters, widths]) => widths.map((width, nth) => [letters[nth], width])));
const OTHER = 50;
/** How much wider the font of titles is. */
export const DISPLAY = 1.3;

export interface Fitted {
  lines: string[];
  size: number;
}

/** Return about how wide a text is at a size; accents add nothing. */
export function widthOf(text: string, size: number): number {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '');
  return ([...letters].reduce((sum, letter) => sum + (ADVANCE.get(letter) ?? OTHER), 0) * size) / 100;
}

/** Break a text in lines that are not wider than asked, between words or also after hyphens. */
export function wrap(text: string, width: number, size: number, atHyphens: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(atHyphens ? /[^\s-]+-?\s*|-/g : /\S+\s*/g) ?? [text]) {
    const longer = line + piece;
    if (line && widthOf(longer.trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
}

/** Return a text in at most so many lines, at the largest size that fits; words break last. */
export function fit(text: string, width: number, most: number, largest: number, smallest: number): Fitted {
  const readable = Math.max(smallest, largest * 0.85);
  return (
    tried(text, width, most, largest, readable, false) ??
    tried(text, width, most, largest, smallest, true) ??
    squeezed(text, width, most, smallest)
  );
}

function tried(
  text: string,
  width: number,
  most: number,
  largest: number,
  smallest: number,
  atHyphens: boolean,
): Fitted | null {
  for (let size = largest; size >= smallest; size -= 0.4) {
    const lines = wrap(text, width, size, atHyphens);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) return { lines, size };
  }
  return null;
}

/** Return the text at whatever size its widest line needs. */
function squeezed(text: string, width: number, most: number, size: number): Fitted {
  const lines = wrap(text, width, size, true);
  const kept = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  const widest = Math.max(...kept.map((line) => widthOf(line, size)));
  return { lines: kept, size: widest > width ? (size * width) / widest : size };
}
