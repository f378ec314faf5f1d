import { describe, expect, it } from 'vitest';
import { Aim } from './aim';

const key = (at: number, name: string) => ({ at, key: name, x: 0, y: 0 });
const tap = (at: number, x: number, y: number) => ({ at, key: '', x, y });

function after(...presses: ReturnType<typeof key>[]): Aim {
  const aim = new Aim();
  presses.forEach((press) => aim.note(press));
  return aim;
}

describe('a press', () => {
  it('is aimed with another key than the one before it', () => {
    expect(after(key(10, ' '), key(50, 'b')).isAimedSince(20)).toBe(true);
    expect(after(key(10, ' '), key(50, ' ')).isAimedSince(20)).toBe(false);
  });
  it('is aimed at another place than the one before it', () => {
    expect(after(tap(10, 100, 100), tap(50, 100, 180)).isAimedSince(20)).toBe(true);
    expect(after(tap(10, 100, 100), tap(50, 110, 120)).isAimedSince(20)).toBe(false);
  });
  it('is not aimed at what came after it began', () => {
    expect(after(key(10, ' '), key(50, 'b')).isAimedSince(50)).toBe(false);
  });
  it('is not aimed when it is the first', () => {
    expect(after(key(50, 'b')).isAimedSince(20)).toBe(false);
  });
});
