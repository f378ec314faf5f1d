import { describe, expect, it } from 'vitest';
import { patched } from './patch';

describe('a patched view', () => {
  it('keeps what the patch does not name', () => {
    expect(patched({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4 } })).toEqual({ a: 1, b: { c: 4, d: 3 } });
  });

  it('removes what the patch sets to null', () => {
    expect(patched({ a: 1, b: 2 }, { b: null })).toEqual({ a: 1 });
  });

  it('replaces lists as a whole', () => {
    expect(patched({ a: [1, 2, 3] }, { a: [4] })).toEqual({ a: [4] });
  });

  it('makes an object where there was none', () => {
    expect(patched({ a: 1 }, { a: { b: { c: null, d: 1 } } })).toEqual({ a: { b: { d: 1 } } });
  });

  it('changes neither the view nor the patch', () => {
    const view = { a: { b: 1 } };
    const patch = { a: { b: 2 } };
    patched(view, patch);
    expect(view).toEqual({ a: { b: 1 } });
    expect(patch).toEqual({ a: { b: 2 } });
  });
});
