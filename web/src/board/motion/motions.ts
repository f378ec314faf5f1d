/** Motions of things on the board: put down, turned over; the browser moves them. */

import { timeFor } from './stillness';

const TIME = 220;

/** A building that is put down: from above. */
export function putDown(_element: Element): { duration: number; css: (t: number) => string } {
  return {
    duration: timeFor(TIME),
    css: (t) => `transform: translateY(${(t - 1) * 16}px); opacity: ${t}`,
  };
}

/** Turn a space over whenever its deed is turned. */
export function turnOver(element: SVGElement, isTurned: boolean): { update(isTurned: boolean): void } {
  let was = isTurned;
  return {
    update(is) {
      if (is === was) return;
      was = is;
      element.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0.05)' }, { transform: 'scaleX(1)' }], {
        duration: timeFor(TIME),
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
    },
  };
}
