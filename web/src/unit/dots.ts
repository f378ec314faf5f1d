/** The dot display: letters of five columns and seven rows, drawn as one path. */

const COLUMNS: Record<string, string> = {
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '417f41',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '0': '3e4141413e',
  '1': '427f40',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  '.': '6060',
  ',': '5030',
  '-': '0808080808',
  '+': '08083e0808',
  ':': '3636',
  '>': '41221408',
  ' ': '0000',
  '/': '2010080402',
  '?': '0201510906',
  '’': '0503',
  '&': '3649552250',
  '%': '2313086462',
  '(': '1c2241',
  ')': '41221c',
  '!': '5f',
  '"': '030003',
};
const ROWS = 7;
const LIT = 0.84;

/** Return text in the letters that the display has: capitals without accents. */
export function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll("'", '’');
  return Array.from(bare, (letter) => (letter in COLUMNS ? letter : ' ')).join('');
}

function columns(letter: string): number[] {
  const bytes = (COLUMNS[letter] ?? '0000').match(/../g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 16));
}

/** Return how many dots wide a text is. */
export function widthOf(text: string): number {
  return Math.max(0, Array.from(text).reduce((sum, letter) => sum + columns(letter).length + 1, 0) - 1);
}

/** Return as much of a text as fits on so many dots. */
export function fitted(text: string, dots: number): string {
  let end = text.length;
  while (end > 0 && widthOf(text.slice(0, end)) > dots) end -= 1;
  return text.slice(0, end).trimEnd();
}

/** Return a text in lines of so many dots, broken between words; what does not fit in them is cut. */
export function wrapped(text: string, dots: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length && widthOf(longer) <= dots) lines[lines.length - 1] = longer;
    else lines.push(fitted(word, dots));
  }
  return lines.slice(0, most);
}

/** A text in lines, with so much from dot to dot. */
export interface Laid {
  pitch: number;
  lines: string[];
}

/** Return a text in the largest letters in which all of it fits into a box; the smallest cut what does not. */
export function laid(text: string, width: number, height: number, pitches: readonly number[]): Laid {
  const words = text.split(' ').filter(Boolean);
  const least = pitches.at(-1) ?? 1;
  const pitch = pitches.find((one) => {
    const isWhole = words.every((word) => widthOf(word) * one <= width);
    return isWhole && heightOf(wrapped(text, width / one, words.length).length, one) <= height;
  });
  if (pitch !== undefined) return { pitch, lines: wrapped(text, width / pitch, words.length) };
  return { pitch: least, lines: wrapped(text, width / least, Math.floor(height / (LINE * least))) };
}

/** Rows from one line to the next. */
export const LINE = 10;

/** Return how high some lines are. */
export function heightOf(lines: number, pitch: number): number {
  return lines ? ((lines - 1) * LINE + ROWS) * pitch : 0;
}

/** Return as much of some lines as so many letters make. */
export function begun(lines: readonly string[], letters: number): string[] {
  let left = letters;
  return lines.map((line) => {
    const part = line.slice(0, Math.max(0, left));
    left -= line.length;
    return part;
  });
}

/** Return lit dots as a path, from the top left, with so much from dot to dot. */
export function dots(text: string, x: number, y: number, pitch: number): string {
  const side = pitch * LIT;
  const parts: string[] = [];
  let left = x;
  for (const letter of text) {
    for (const column of columns(letter)) {
      for (let row = 0; row < ROWS; row += 1) {
        if ((column >> row) & 1) parts.push(square(left, y + row * pitch, side));
      }
      left += pitch;
    }
    left += pitch;
  }
  return parts.join('');
}

function square(x: number, y: number, side: number): string {
  const s = side.toFixed(2);
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${s}v${s}h-${s}Z`;
}
