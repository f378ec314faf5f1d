import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupLook } from './groups';
import { playerGlyph, PLAYERS, playerLook } from './players';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Return the colour that a token stands for by day. */
function shade(token: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(token)?.[1];
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(TOKENS)?.[1] ?? '';
}

/** Return how much a colour contrasts with white, by WCAG. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('players', () => {
  it('are eight, all different', () => {
    expect(new Set(PLAYERS.map(({ colour }) => shade(colour))).size).toBe(8);
    expect(new Set(PLAYERS.map(({ glyph }) => glyph)).size).toBe(8);
    expect(new Set(PLAYERS.map(({ dash }) => dash)).size).toBe(8);
  });

  it.each(PLAYERS.map(({ colour }) => colour))('white is readable on %s', (colour) => {
    expect(contrastWithWhite(shade(colour))).toBeGreaterThanOrEqual(4.5);
  });

  it('show the emblem of a token that has one', () => {
    const tokens = [{ id: 'hook', emblem: 'claw' }, { id: 'hat' }] as const;
    expect(playerGlyph(0, 'hook', tokens)).toBe('claw');
    expect(playerGlyph(0, 'hat', tokens)).toBe(playerLook(0).glyph);
    expect(playerGlyph(1, undefined, tokens)).toBe('balloon');
  });
});

describe('groups', () => {
  const groups = [
    { id: 'north', kind: 'street', colour: 'pink' },
    { id: 'ferries', kind: 'station', colour: 'slate' },
    { id: 'south', kind: 'street', colour: 'brown' },
    { id: 'wells', kind: 'utility', colour: 'green' },
  ] as const;

  it.each([
    ['north', 'pink', 'A'],
    ['south', 'brown', 'B'],
    ['ferries', 'slate', 'S'],
    ['wells', 'green', 'U'],
  ])('%s has the colour that its edition gives it, and a letter by its place or kind', (id, ground, letter) => {
    expect(groupLook(id, groups)).toEqual({ ground, letter });
  });
});

describe('a button that is refused', () => {
  it('looks so under a finger too, whatever colour it has else', () => {
    const css = readFileSync(new URL('./parts.css', import.meta.url), 'utf8');
    const hovers = [...css.matchAll(/^\.btn[^{,]*:hover(?=[^{]*\{)/gm)];

    expect(hovers.at(-1)?.[0]).toBe(".btn[aria-disabled='true']:hover");
    expect(hovers.length).toBeGreaterThan(1);
  });
});
