/** The emotes: Passgo's own small pictures of what one would say without a word, on a grid of 24.
 *
 * Parts of class `b` are the body, `d` dark, `l` lines on it, `h` warm and `t` cold.
 */

import type { Emote } from '../wire/emotes';

const FACE = '<circle class="b" cx="12" cy="12" r="10"/>';

const EMOTES: Record<Emote, string> = {
  hello:
    '<g transform="rotate(-12 12 13)"><path class="b" d="M7.2 12.4V6.6a1.5 1.5 0 0 1 3 0v5h.6V4.5a1.5 1.5 0 0 1 3 0v7h.6V5.7a1.5 1.5 0 0 1 3 0v6.7h.4V9a1.4 1.4 0 0 1 2.8 0v6.2c0 4-2.7 6.8-6.6 6.8-3.3 0-5-1.5-6.6-4.1l-3-4.7a1.6 1.6 0 0 1 2.5-1.9Z"/></g><path class="l" d="M2.3 7.2c.3-1.9 1.3-3.4 2.9-4.4M4.8 8c.2-1 .7-1.8 1.4-2.4M21.9 18.4c-.7 1.8-1.9 3-3.6 3.7"/>',
  'well-played':
    '<path class="b" d="M8.4 10.6 12.3 2.5c1.7 0 2.9 1.2 2.9 2.9 0 1.2-.4 2.4-1 3.7h5.4c1.5 0 2.5 1.4 2.1 2.8l-2 7.3c-.4 1.3-1.5 2.1-2.8 2.1H8.4Z"/><rect class="d" x="2.2" y="10.3" width="4.6" height="11.2" rx="1.4"/><path class="l" d="M15 13.2h4.4M14.8 17.2h3.8"/>',
  thanks:
    '<path class="h" d="M12 21.2C5 16.2 2 12.7 2 8.8c0-3 2.3-5.3 5.2-5.3 1.9 0 3.7 1 4.8 2.7 1.1-1.7 2.9-2.7 4.8-2.7 2.9 0 5.2 2.3 5.2 5.3 0 3.9-3 7.4-10 12.4Z"/>',
  sorry: `${FACE}<path class="l" d="M6.3 8.7c1.3-.2 2.3-.8 3-1.8M17.7 8.7c-1.3-.2-2.3-.8-3-1.8M8.4 17.4c.9-1.6 2.1-2.3 3.6-2.3s2.7.7 3.6 2.3"/><circle class="d" cx="8.7" cy="11.3" r="1.3"/><circle class="d" cx="15.3" cy="11.3" r="1.3"/><path class="t" d="M18.2 12.8c1.1 1.4 1.7 2.4 1.7 3.3a1.7 1.7 0 0 1-3.4 0c0-.9.6-1.9 1.7-3.3Z"/>`,
  laugh: `${FACE}<path class="l" d="M6.4 9.8c.6-1.6 2.7-1.6 3.3 0M14.3 9.8c.6-1.6 2.7-1.6 3.3 0"/><path class="d" d="M6.2 12.8h11.6c0 3.8-2.5 6.1-5.8 6.1s-5.8-2.3-5.8-6.1Z"/><path class="h" d="M9 17.9c.8-1 1.8-1.4 3-1.4s2.2.4 3 1.4c-.9.7-1.9 1-3 1s-2.1-.3-3-1Z"/>`,
  ouch: `${FACE}<path class="l" d="m6.4 7.6 3 1.9-3 1.9M17.6 7.6l-3 1.9 3 1.9M7.2 16.6c1-1.6 2.2-1.6 3.2 0s2.2 1.6 3.2 0 2.2-1.6 3.2 0"/>`,
  thinking: `${FACE}<circle class="d" cx="8.8" cy="9.8" r="1.3"/><circle class="d" cx="15.4" cy="9.8" r="1.3"/><path class="l" d="M7 7.2h3M13.6 6.4c1.1-.9 2.6-.9 3.7 0M9 14.9c1.7-.9 3.6-1 5.6-.5"/><path class="h" d="M8.7 23c-2.3 0-3.9-1.5-3.9-3.5 0-1.5.9-2.6 2.3-2.9l4.4-1c1.7-.4 2.2 1.5.7 2.1l-2 .8 2.3.4c1 .2 1 1.5.2 1.8-.5 1.5-2 2.3-4 2.3Z"/>`,
  hurry:
    '<path class="b" d="M6.6 4.6h10.8c0 3.2-1.4 5.6-3.8 7.4 2.4 1.8 3.8 4.2 3.8 7.4H6.6c0-3.2 1.4-5.6 3.8-7.4-2.4-1.8-3.8-4.2-3.8-7.4Z"/><path class="d" d="M4.8 1.8h14.4v2.8H4.8ZM4.8 19.4h14.4v2.8H4.8Z"/><path class="h" d="M8.9 7.4h6.2c-.6 1.4-1.6 2.5-3.1 3.3-1.5-.8-2.5-1.9-3.1-3.3ZM12 14.4c1.8.9 2.9 2 3.3 3.4H8.7c.4-1.4 1.5-2.5 3.3-3.4Z"/>',
};

/** Return the inside of an emote's drawing. */
export function emoteDrawing(emote: Emote): string {
  return EMOTES[emote];
}
