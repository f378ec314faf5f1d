import { describe, expect, it } from 'vitest';
import { appearanceOf, lookOf } from './editions';

describe('an edition', () => {
  it.each([
    ['classic-us', 'classic'],
    ['euro-2001', 'euro'],
    ['clone-wars-2008', 'clone-wars'],
    ['knockout-2024', 'knockout'],
  ])('%s looks like %s', (id, look) => {
    expect(lookOf(id)).toBe(look);
  });

  it('that nobody has drawn yet is plain, in a box of its own', () => {
    expect(appearanceOf('my-own-board')).toEqual({ look: 'classic', art: 'plain', box: null, icons: {} });
  });
});
