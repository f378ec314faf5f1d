import { describe, expect, it } from 'vitest';
import { ServerCall } from './server-call.svelte';

/** Work that waits until it is let go, and notes that it was begun. */
function held(begun: string[], name: string) {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((open) => (letGo = open));
  const work = async (): Promise<string> => {
    begun.push(name);
    await gate;
    return name;
  };
  return { work, letGo };
}

describe('ServerCall', () => {
  it('ignores a second thing while one is under way', async () => {
    const begun: string[] = [];
    const doing = new ServerCall();
    const first = held(begun, 'first');
    const one = doing.run(first.work);
    const two = doing.run(held(begun, 'second').work);
    first.letGo();
    expect(await one).toBe('first');
    expect(await two).toBeUndefined();
    expect(begun).toEqual(['first']);
  });

  it('does things in turn, each once, and none is lost', async () => {
    const begun: string[] = [];
    const doing = new ServerCall();
    const [rents, lock] = [held(begun, 'rents'), held(begun, 'lock')];
    const one = doing.inTurn('rents', rents.work);
    const two = doing.inTurn('lock', lock.work);
    const again = doing.inTurn('lock', lock.work);
    await Promise.resolve();
    expect(begun).toEqual(['rents']);
    rents.letGo();
    lock.letGo();
    expect(await Promise.all([one, two, again])).toEqual(['rents', 'lock', undefined]);
    expect(begun).toEqual(['rents', 'lock']);
  });

  it('does in turn what is asked for while something else is under way', async () => {
    const begun: string[] = [];
    const doing = new ServerCall();
    const first = held(begun, 'first');
    const one = doing.run(first.work);
    const two = doing.inTurn('second', () => Promise.resolve('second'));
    first.letGo();
    expect(await Promise.all([one, two])).toEqual(['first', 'second']);
  });

  it('goes on with what waits after something that failed', async () => {
    const doing = new ServerCall();
    const bad = doing.inTurn('bad', () => Promise.reject(new Error('no way through')));
    const good = doing.inTurn('good', () => Promise.resolve('done'));
    expect(await bad.catch(() => undefined)).toBeUndefined();
    expect(await good).toBe('done');
  });
});
