/** Fading: a box that scrolls shows by its edges where it goes on. */

import './fades.css';

const HARDLY = 4;

/** Mark a box with whether there is more above and below what is in sight. */
export function fading(box: HTMLElement): { destroy(): void } {
  const look = () => {
    box.toggleAttribute('data-more-above', box.scrollTop > HARDLY);
    box.toggleAttribute('data-more-below', box.scrollTop + box.clientHeight < box.scrollHeight - HARDLY);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      box.removeEventListener('scroll', look);
    },
  };
}
