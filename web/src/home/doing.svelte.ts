/** Doing something over the server's routes: busy meanwhile, and a sentence when it says no. */

import { Refused } from '../core/api';
import { language } from '../text/language.svelte';
import { tellRefusal } from '../text/refusals';
import { say } from '../text/say';
import { openWords } from '../text/words';

export class Doing {
  isBusy = $state(false);
  problem = $state('');

  /** Do one thing; a second one is ignored until it is done. Return what came of it, if it did. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.isBusy) return undefined;
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
}
