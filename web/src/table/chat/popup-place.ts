/** Where something that opens lies: below what opened it, and always within the window. */

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

/** Return where a panel lies; where there is no room below, it lies above. */
export function below(
  opener: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  panel: Size,
  window: Size,
): { left: number; top: number } {
  const middle = (opener.left + opener.right - panel.width) / 2;
  const left = Math.max(EDGE, Math.min(middle, window.width - panel.width - EDGE));
  const isRoom = opener.bottom + EDGE + panel.height <= window.height;
  return { left, top: isRoom ? opener.bottom + EDGE : Math.max(EDGE, opener.top - EDGE - panel.height) };
}
