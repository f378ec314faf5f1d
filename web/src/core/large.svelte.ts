/** Large type beside a box, to be read across a table; kept by the browser where it can. */

import { keep, kept } from './storage';

const KEY = 'passgo-beside-large';

class Large {
  #isOn = $state(kept(KEY) === 'yes');

  get isOn(): boolean {
    return this.#isOn;
  }

  set isOn(value: boolean) {
    this.#isOn = value;
    keep(KEY, value ? 'yes' : 'no');
  }
}

export const large = new Large();
