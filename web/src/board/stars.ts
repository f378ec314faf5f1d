/** A sky: the same stars each time, drawn from a small generator. */

export interface Star {
  x: number;
  y: number;
  r: number;
  light: number;
}

/** Return some stars over the middle of the square board. */
export function starsOf(count: number): Star[] {
  let word = 20080815;
  const next = () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 2 ** 32;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round(135 + next() * 730),
    y: Math.round(135 + next() * 730),
    r: [0.8, 0.8, 1.2, 1.8][Math.floor(next() * 4)] as number,
    light: Math.round((0.3 + next() * 0.65) * 100) / 100,
  }));
}
