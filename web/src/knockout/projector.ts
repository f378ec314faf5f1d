/** The screen as a projector: frames of the browser, sounds, and whether motion is wanted. */

import { isStill } from '../board/motion/stillness';
import { sound } from '../core/sound';
import type { Projector } from './showing.svelte';

export const screenProjector: Projector = {
  now: () => performance.now(),
  frame: (work) => void requestAnimationFrame(work),
  isStill,
  hit: (strength) => sound.play('hit', strength),
  fall: () => sound.play('fall'),
};
