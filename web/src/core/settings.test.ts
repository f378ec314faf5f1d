import { describe, expect, it } from 'vitest';
import { FILM_MOTIONS, motionAmong, MOTIONS, readSettings, settings } from './settings.svelte';

describe('settings', () => {
  it('begin with those of the house', () => {
    expect(readSettings(null)).toMatchObject({ theme: 'auto', muted: false, claimForMe: true });
  });

  it('take what was kept, and leave out what does not fit', () => {
    const kept = JSON.stringify({ theme: 'dark', volume: 'loud', claimForMe: false, other: 1 });
    expect(readSettings(kept)).toMatchObject({ theme: 'dark', volume: 0.6, claimForMe: false });
    expect(readSettings(kept)).not.toHaveProperty('other');
  });

  it.each([
    ['theme', 'pink'],
    ['motion', 'giddy'],
    ['volume', 7],
    ['claimForMe', 'yes'],
    ['muted', 1],
    ['name', null],
  ])('leave out %s if it is %s', (name, value) => {
    expect(readSettings(JSON.stringify({ [name]: value }))).toEqual(readSettings(null));
  });

  it('survive a text that is none of theirs', () => {
    expect(readSettings('{')).toMatchObject({ theme: 'auto' });
  });

  it('hold the volume between silence and full', () => {
    settings.volume = 3;
    expect(settings.volume).toBe(1);
    settings.volume = -1;
    expect(settings.volume).toBe(0);
  });

  it('have one speed for what is filmed, unless nothing shall move', () => {
    expect(MOTIONS.map((wished) => motionAmong(FILM_MOTIONS, wished))).toEqual(['auto', 'auto', 'auto', 'none']);
    expect(MOTIONS.map((wished) => motionAmong(MOTIONS, wished))).toEqual([...MOTIONS]);
  });
});
