import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused, Unreachable } from './api';
import { loadEdition } from './editions';

function answers(body: unknown, status = 200) {
  return vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

describe('an edition', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for once', async () => {
    const fetch = answers({ id: 'once' });
    vi.stubGlobal('fetch', fetch);
    const [first, second] = await Promise.all([loadEdition('once'), loadEdition('once')]);

    expect(first).toBe(second);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('offline'))),
    );
    await expect(loadEdition('again')).rejects.toBeInstanceOf(Unreachable);
    vi.stubGlobal('fetch', answers({ id: 'again' }));
    expect((await loadEdition('again')).id).toBe('again');
  });

  it('that is not there is refused with the code of the server', async () => {
    vi.stubGlobal('fetch', answers({ code: 'unknown-edition' }, 404));
    const error: unknown = await loadEdition('none').catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).no).toEqual({ code: 'unknown-edition', clauses: [], facts: {} });
  });
});
