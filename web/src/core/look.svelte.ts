/** What the page wears: the theme that was chosen, and the look of the edition that is shown. */

import type { Look } from '../look/editions';
import { settings } from './settings.svelte';

class Wardrobe {
  #edition: Look = $state('classic');
  #isNight = $state(false);

  /** The look of the edition that is shown. */
  get edition(): Look {
    return this.#edition;
  }

  /** Dark where it was chosen or the device is; one edition knows no day. */
  get theme(): 'light' | 'dark' {
    if (this.#edition === 'clone-wars') return 'dark';
    if (settings.theme !== 'auto') return settings.theme;
    return this.#isNight ? 'dark' : 'light';
  }

  /** Put on the look of an edition. */
  wear(edition: Look): void {
    this.#edition = edition;
  }

  /** Follow the device from now on. */
  follow(): void {
    const night = matchMedia('(prefers-color-scheme: dark)');
    const read = () => (this.#isNight = night.matches);
    night.addEventListener('change', read);
    read();
  }
}

export const look = new Wardrobe();
