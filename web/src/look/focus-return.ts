/** Focus that returns: a panel takes the focus, and gives it back to whoever had it by keyboard. */

/** Put the focus on a panel as long as it is there. */
export function returning(panel: HTMLElement): { destroy(): void } {
  const before = document.activeElement;
  const isByKeyboard = before !== document.body && before?.matches(':focus-visible');
  panel.focus();
  return {
    destroy() {
      const now = document.activeElement;
      if (!isByKeyboard || (now !== document.body && !panel.contains(now))) return;
      (before as HTMLElement | SVGElement).focus({ preventScroll: true });
    },
  };
}
