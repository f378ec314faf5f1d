import { describe, expect, it } from 'vitest';
import { scoreOf, type SoundName } from './sound';

const SMALL: SoundName[] = ['turn', 'dice', 'pay', 'receive', 'bid', 'build', 'jail', 'card', 'key', 'hit'];
const FESTIVE: SoundName[] = ['handshake', 'group', 'hotel', 'won', 'lost'];

describe('a sound', () => {
  it.each([...SMALL, ...FESTIVE])('%s is over within half a second', (name) => {
    const ends = scoreOf(name).map((note) => note.at + note.lasts);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(0.5);
  });

  it('of the hammer knocks three times, the last the loudest, and is over within a second', () => {
    const notes = scoreOf('hammer');
    const knocks = [...new Set(notes.map(({ at }) => at.toFixed(1)))];
    expect(knocks.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...notes.map((note) => note.at + note.lasts))).toBeLessThan(1);
  });

  it('takes its time for a victory, and rises to its end', () => {
    const notes = scoreOf('win');
    expect(Math.max(...notes.map((note) => note.at + note.lasts))).toBeLessThan(1);
    const pitches = notes.map((note) => note.from);
    expect(pitches).toEqual([...pitches].sort((one, other) => one - other));
    expect(pitches.length).toBeGreaterThan(scoreOf('won').length);
  });

  it('rises when it is your turn and when you receive, and falls when you pay', () => {
    expect(scoreOf('turn').map((note) => note.from)).toEqual([660, 880]);
    expect(scoreOf('receive')[0]).toMatchObject({ from: 390, to: 520 });
    expect(scoreOf('pay')[0]).toMatchObject({ from: 520, to: 390 });
  });

  it('throws dice as three clicks', () => {
    expect(scoreOf('dice').map((note) => note.kind)).toEqual(['noise', 'noise', 'noise']);
    expect(scoreOf('dice').at(-1)).toMatchObject({ at: 0.2, lasts: 0.04 });
  });

  it('lets the hammer fall three times, the last time hardest', () => {
    const knocks = scoreOf('hammer').filter(({ kind }) => kind === 'tone');
    expect(knocks.map(({ loud }) => loud)).toEqual([0.5, 0.6, 1]);
  });

  it('rises with what succeeds, and falls with what does not', () => {
    const pitches = (name: SoundName) => scoreOf(name).flatMap((note) => [note.from, note.to]);
    expect(pitches('won').at(-1)).toBeGreaterThan(pitches('won')[0] as number);
    expect(pitches('lost').at(-1)).toBeLessThan(pitches('lost')[0] as number);
  });

  it('hits louder with speed, never beyond the loudest', () => {
    const loud = (strength: number) => scoreOf('hit', strength).map((note) => note.loud);
    expect(loud(0.5)[0]).toBeCloseTo(0.35);
    expect(loud(3)).toEqual(loud(1));
  });
});
