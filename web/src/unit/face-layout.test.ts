import { describe, expect, it } from 'vitest';
import { type Box, type FaceLayout, keyBox, LYING, ROUND, ROWS, SMALL, TALL } from './face-layout';

const TOUCH = 44;

function boxes(layout: FaceLayout): Box[] {
  const { keys } = layout;
  const small = keys ? ROWS.flatMap((row, r) => row.map((_, c) => keyBox(keys, r, c))) : [];
  return [layout.go, layout.deal, layout.zone, ...small];
}

function meet(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

describe.each([
  ['round', ROUND],
  ['tall', TALL],
  ['lying', LYING],
])('the %s face of the unit', (_, layout) => {
  it('has seventeen keys, none over another, all inside its casing', () => {
    const all = boxes(layout);

    expect(all).toHaveLength(17);
    all.forEach((one, at) => all.slice(at + 1).forEach((other) => expect(meet(one, other)).toBe(false)));
    for (const { x, y, w, h } of all) {
      expect(x).toBeGreaterThanOrEqual(layout.casing.x);
      expect(x + w).toBeLessThanOrEqual(layout.casing.x + layout.casing.w);
      expect(y + h).toBeLessThanOrEqual(layout.casing.y + layout.casing.h);
    }
  });
});

it('has no keys in the middle of a small board, where none could be pressed, and its display and slots apart', () => {
  const all = boxes(SMALL);
  const cards = Object.values(SMALL.slots).map(({ x, y }) => ({ x, y: y - 9, w: 108, h: 120 }));
  const parts = [...all, SMALL.screen, ...cards];

  expect(all).toHaveLength(3);
  parts.forEach((one, at) => parts.slice(at + 1).forEach((other) => expect(meet(one, other)).toBe(false)));
});

it.each([
  ['upright', TALL, 288],
  ['lying', LYING, 660],
])('has keys for thumbs on a small phone, %s', (_, layout, width) => {
  const scale = width / Number(layout.viewBox.split(' ')[2]);

  for (const { w, h } of boxes(layout)) expect(Math.min(w, h) * scale).toBeGreaterThanOrEqual(TOUCH);
});
