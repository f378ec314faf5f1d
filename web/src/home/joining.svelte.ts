/** Joining: a code, a link or the id of a table is typed, and leads to its page. */

import { Refused } from '../core/api';
import { place } from '../core/route.svelte';
import { pageAt } from '../core/tables';
import { ServerCall } from '../page/server-call.svelte';
import { codeIn, pathIn } from './invitation';

export class Joining {
  typed = $state('');
  #wrong = $state('');
  readonly #doing = new ServerCall();

  /** *wrong* says that what was typed leads nowhere: a code, or something that is none. */
  constructor(private readonly wrong: (isCode: boolean) => string) {}

  get isBusy(): boolean {
    return this.#doing.isBusy;
  }

  get problem(): string {
    return this.#wrong || this.#doing.problem;
  }

  /** Forget what was wrong with the last try. */
  forget(): void {
    this.#wrong = this.#doing.problem = '';
  }

  /** Go where the text of a form that is sent leads, or say why not. */
  readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.#go();
  };

  async #go(): Promise<void> {
    this.#wrong = '';
    const code = codeIn(this.typed);
    const path = code ? await this.#doing.run(() => called(code)) : pathIn(this.typed);
    if (path) place.go(path);
    else if (!this.#doing.problem) this.#wrong = this.wrong(code !== null);
  }
}

/** Return the page that a code leads to; null where it leads nowhere now. */
async function called(code: string): Promise<string | null> {
  try {
    return await pageAt(code);
  } catch (error) {
    if (error instanceof Refused && error.no.code === 'unknown-table') return null;
    throw error;
  }
}
