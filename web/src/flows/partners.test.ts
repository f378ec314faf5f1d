import { describe, expect, it } from 'vitest';
import type { Deed } from '../board/players/estate';
import type { Partner } from '../wire/types';
import { isBuiltOn, likeliest } from './partners';

const groupOf = (space: string) => space.split('-')[0] as string;
const with_ = (seat: number, ...ask: string[]) => ({ seat, give: ['red-1', 'sky-1'], ask }) as unknown as Partner;

describe('whom a deal begins with', () => {
  it('is who has most of the groups that one has a part of', () => {
    const partners = [with_(1), with_(2, 'red-2', 'pink-1'), with_(3, 'sky-2', 'sky-3')];
    expect(likeliest(partners, groupOf)?.seat).toBe(3);
    expect(likeliest(partners.slice(0, 2), groupOf)?.seat).toBe(2);
  });

  it('is somebody with a deed, where nobody shares a group', () => {
    expect(likeliest([with_(1), with_(2, 'pink-1'), with_(3, 'pink-2', 'pink-3')], groupOf)?.seat).toBe(2);
    expect(likeliest([], groupOf)).toBeUndefined();
  });
});

describe('a deed that cannot be put in', () => {
  it('is kept by buildings anywhere on its group', () => {
    const deeds = [
      { space: 'red-1', houses: 0 },
      { space: 'red-2', houses: 1 },
      { space: 'sky-1', houses: 0 },
    ] as Deed[];
    expect(['red-1', 'sky-1'].map((space) => isBuiltOn(space, deeds, groupOf))).toEqual([true, false]);
  });
});
