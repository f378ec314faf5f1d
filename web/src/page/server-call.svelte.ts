/** A call of the server over its routes: busy meanwhile, and a sentence when it says no. */

import { Refused } from '../core/api';
import { language } from '../text/language.svelte';
import { tellRefusal } from '../text/refusals';
import { say } from '../text/say';
import { openWords } from '../text/words';

export class ServerCall {
  isBusy = $state(false);
  problem = $state('');
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Set<string>();

  /** Do one thing; a second one is ignored until it is done. Return what came of it, if it did. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.isBusy) return undefined;
    const done = this.begin(work);
    this.last = done.catch(() => undefined);
    return await done;
  }

  private async begin<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.isBusy = true;
    this.problem = '';
    try {
      return await work();
    } catch (error) {
      await openWords(language.current).catch(() => undefined);
      this.problem = error instanceof Refused ? tellRefusal(error.no) : say('common-unreachable');
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }

  /** Do one thing after those that were asked for before; what already waits is not done twice. */
  async inTurn<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.waiting.has(what)) return undefined;
    this.waiting.add(what);
    const done = this.last.then(() => this.begin(work));
    this.last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.waiting.delete(what);
    }
  }
}
