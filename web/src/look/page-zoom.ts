/** Page zoom: how much larger than usual the style sheet draws a page on the screen at hand. */

/** Return the factor; sizes of the window are larger by it than sizes in a page. */
export function pageZoom(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--page-zoom')) || 1;
}
