/** What the page wears: the theme that was chosen, and the palette of the edition that is shown. */

import type { Look } from '../wire/types';
import { settings } from './settings.svelte';

type Palette = Look['palette'];

/** Palettes that know no day. */
const DARK: readonly Palette[] = ['night'];

class Wardrobe {
  #palette: Palette = $state('plain');
  #isNight = $state(false);

  /** The palette of the edition that is shown. */
  get palette(): Palette {
    return this.#palette;
  }

  /** Dark where it was chosen or the device is, or where there is no day. */
  get theme(): 'light' | 'dark' {
    if (DARK.includes(this.#palette)) return 'dark';
    if (settings.theme !== 'auto') return settings.theme;
    return this.#isNight ? 'dark' : 'light';
  }

  /** Put on the palette of an edition, the plain one for pages of none. */
  wear(palette: Palette = 'plain'): void {
    this.#palette = palette;
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
