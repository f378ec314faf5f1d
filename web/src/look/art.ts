/** Passgo's own flat drawings on a grid of 24: marks of players, and icons.
 *
 * Parts of class `s` are strokes, `w` wide ones, `k` and `kf` are cut out in the ground's colour.
 */

import type { SlidingColour, Space } from '../wire/types';

type Emblem = NonNullable<SlidingColour['emblem']>;
type Picture = NonNullable<Space['picture']>;

const GLYPHS = {
  fox: '<path d="M3.5 3.5 9 7.6h6l5.5-4.1.5 8.5c0 5-4.5 8.5-9 9.5C7.5 20.5 3 17 3 12Z"/><path class="k" d="M7 12.2l3.2 1.3M17 12.2l-3.2 1.3"/><path class="kf" d="M10.4 18h3.2L12 20Z"/>',
  balloon:
    '<path d="M12 2a7.2 7.2 0 0 1 7.2 7.2c0 3.2-2.6 5.6-4.6 7.3H9.4C7.4 14.8 4.8 12.4 4.8 9.2A7.2 7.2 0 0 1 12 2Z"/><path class="k" d="M9.6 16C7.8 10 8.6 5 12 2.5 15.4 5 16.2 10 14.4 16"/><rect x="9.7" y="18.3" width="4.6" height="3.7" rx="1"/><path class="s" d="M9.9 16.5v2M14.1 16.5v2"/>',
  snail:
    '<path d="M2.5 20.5h15.8c2.3 0 3.7-1.5 3.7-3.7V10c0-1.3-2.2-1.3-2.2 0v4.5c0 1.3-.8 2-2 2h-3.3Z"/><circle cx="10.2" cy="11.7" r="7"/><path class="k" d="M10.2 11.7c0-1.6 2.5-1.2 2.5.6 0 2.6-5 2.9-5-.7 0-4.2 7.3-4.5 7.3.6"/><path class="s" d="M19.6 9.5 18 5.8M21.4 9.5l1-3.7"/>',
  umbrella:
    '<path d="M12 2.2v1.3A9.5 9.5 0 0 1 21.5 13c-1.2-1.5-3.3-1.5-4.7 0-1.3-1.5-3.4-1.5-4.8 0-1.4-1.5-3.5-1.5-4.8 0-1.4-1.5-3.5-1.5-4.7 0A9.5 9.5 0 0 1 12 3.5Z"/><path class="s" d="M12 12.5v6.7a2.3 2.3 0 0 1-4.6 0"/>',
  lighthouse:
    '<path d="M9.8 9.5h4.4L15.8 22H8.2Z"/><rect x="9" y="5.5" width="6" height="3.3" rx=".6"/><path d="M8.6 5 12 1.8 15.4 5Z"/><path class="s" d="M6.8 6.3 2.5 4.7M6.8 8 2.5 9.5M17.2 6.3l4.3-1.6M17.2 8l4.3 1.5"/><path class="k" d="M9.4 13.2h5.2M9 17.4h6"/>',
  cactus:
    '<path d="M9.7 22V4.8a2.3 2.3 0 0 1 4.6 0V22Z"/><path d="M4 8.5a1.7 1.7 0 0 1 3.4 0v3.2H11v3.4H6.5A2.5 2.5 0 0 1 4 12.6ZM20 6.5a1.7 1.7 0 0 0-3.4 0v3.2H13v3.4h4.5a2.5 2.5 0 0 0 2.5-2.5Z"/>',
  acorn:
    '<path d="M3.5 10C3.5 6.3 7.3 4.3 12 4.3s8.5 2 8.5 5.7c0 .8-.5 1.3-1.3 1.3H4.8c-.8 0-1.3-.5-1.3-1.3Z"/><path d="M5.4 12.6h13.2c0 4.6-2.9 7.3-6.6 9.7-3.7-2.4-6.6-5.1-6.6-9.7Z"/><path class="s" d="M12 4.5c0-1.2.5-2.2 1.7-2.7"/><path class="k" d="M8.6 15.2c.3 1.5 1 2.7 2 3.7"/>',
  kite: '<path d="M12.5 1.8 19.5 9l-8 8.2L4.8 9.5Z"/><path class="k" d="m12.5 3-1 13M6.5 9.4 18 9"/><path class="s" d="M11.5 17.2c-2.3 1 1.7 2.3-.3 3.6-1 .7-2.2.8-3.4.7"/>',
  blade:
    '<rect x="10.8" y="1.5" width="2.4" height="13.5" rx="1.2"/><rect x="10" y="15.4" width="4" height="7" rx="1"/><path class="s" d="M7.5 15.6h9"/>',
  shield: '<path d="M12 2 20 5v6c0 5.5-3.5 9-8 11-4.5-2-8-5.5-8-11V5Z"/><path class="k" d="M12 6v11.5M8 10h8"/>',
  twin: '<path d="m5 2 8 12-2 1.4L3.5 3Z"/><path d="m19 2-8 12 2 1.4L20.5 3Z"/><rect x="9.8" y="16" width="4.4" height="6" rx="1"/>',
  visor:
    '<path d="M12 2c5 0 8.5 3.5 8.5 8.5V20l-5 2h-7l-5-2v-9.5C3.5 5.5 7 2 12 2Z"/><path class="kf" d="M6 10.5h12v3H6Z"/>',
  claw: '<path d="M12 12 4 2.5 2.5 4ZM12 12l8-9.5L21.5 4ZM12 12 4 21.5 2.5 20ZM12 12l8 9.5 1.5-1.5Z"/><circle cx="12" cy="12" r="4"/>',
  crescent: '<path d="M15.5 2.5a10 10 0 1 0 6 14.5 8.5 8.5 0 0 1-6-14.5Z"/>',
  'clock-tower':
    '<path d="M12 1 15.5 6.5V22h-7V6.5Z"/><path d="M3.5 14.5h3.8V22H3.5ZM16.7 14.5h3.8V22h-3.8Z"/><circle class="kf" cx="12" cy="10" r="2.1"/><path class="k" d="M8.5 14.8h7"/>',
  'iron-tower':
    '<path d="M11.2 1.5h1.6l.9 8.5c.6 4.5 2.6 8.7 5.8 12h-4.2c-.6-2.4-1.7-3.7-3.3-3.7S9.3 19.6 8.7 22H4.5c3.2-3.3 5.2-7.5 5.8-12Z"/><path class="k" d="M8.3 14.6h7.4M9.7 9.6h4.6"/>',
  gate: '<path d="M2.5 8.5h19v2.8h-19ZM3.5 12.3H6V20H3.5ZM8.3 12.3h2.5V20H8.3ZM13.2 12.3h2.5V20h-2.5ZM18 12.3h2.5V20H18ZM2 20.7h20V22H2ZM6 6h12v1.8H6Z"/><path d="M9 5.3V3.2L12 1.5l3 1.7v2.1Z"/>',
  'leaning-tower':
    '<g transform="rotate(10 12 21)"><path d="M8 6h8v15.5H8Z"/><path d="M9.3 2.2h5.4v3H9.3Z"/><path class="k" d="M8 9.6h8M8 13.3h8M8 17h8"/></g><path d="M4 21h16v1.5H4Z"/>',
  windmill:
    '<path d="M9.8 13h4.4L16.5 22h-9Z"/><path d="M9.3 9.8a2.7 2.7 0 0 1 5.4 0V12H9.3Z"/><path class="s w" d="M12 9.5 4.8 2.3M12 9.5l7.2-7.2M12 9.5l-7.2 7.2M12 9.5l7.2 7.2"/>',
  fountain:
    '<path d="M3.5 15.5h17c0 3-2.8 4.7-5.5 5.2V22H9v-1.3c-2.7-.5-5.5-2.2-5.5-5.2Z"/><path class="s" d="M12 15V5.5M12 5.5c-1-3.7-6-3-6.3 2M12 5.5c1-3.7 6-3 6.3 2M12 9.5c-.8-2-3.2-1.5-3.4 1.2M12 9.5c.8-2 3.2-1.5 3.4 1.2"/>',
  spires:
    '<path d="M3.5 22V11L5 6.5 6.5 11v1.5L8 6l1.7-4.5L11.3 6v5h1.4V6l1.6-4.5L16 6l1.5 6.5V11L19 6.5l1.5 4.5v11Z"/><path class="kf" d="M10.4 22v-3.4a1.6 1.6 0 0 1 3.2 0V22Z"/><path class="k" d="M4 14.8h16"/>',
  temple:
    '<path d="M12 3 22.5 9v1.5h-21V9ZM3 12h3.6v7H3ZM10.2 12h3.6v7h-3.6ZM17.4 12H21v7h-3.6ZM1.5 20h21v2h-21Z"/><path class="k" d="M7.5 8.6h9"/>',
} as const satisfies Record<Emblem, string>;

const BOARD_ICONS = {
  station:
    '<path d="M6 3h12a2.5 2.5 0 0 1 2.5 2.5V15A3.5 3.5 0 0 1 17 18.5H7A3.5 3.5 0 0 1 3.5 15V5.5A2.5 2.5 0 0 1 6 3Z"/><path class="kf" d="M6 6h5.3v4.5H6ZM12.7 6H18v4.5h-5.3Z"/><circle class="kf" cx="7.5" cy="14.6" r="1.4"/><circle class="kf" cx="16.5" cy="14.6" r="1.4"/><path class="s" d="m6.5 19-2 3M17.5 19l2 3"/>',
  plane:
    '<path d="M12 1.5c1 0 1.7 1.4 1.7 3.2v4.6l8.3 5v2.4l-8.3-2.6v4.6l2.6 2v1.8L12 21.3l-4.3 1.2v-1.8l2.6-2v-4.6L2 16.7v-2.4l8.3-5V4.7c0-1.8.7-3.2 1.7-3.2Z"/>',
  columns:
    '<path d="M12 2 22 7.5V9H2V7.5ZM3.5 11h3v7h-3ZM8.3 11h3v7h-3ZM12.9 11h3v7h-3ZM17.6 11h3v7h-3ZM2 19.5h20V22H2Z"/>',
  hemicycle:
    '<path class="s w" d="M2.5 18.5a9.5 9.5 0 0 1 19 0M7.2 18.5a4.8 4.8 0 0 1 9.6 0"/><path d="M10 18.5a2 2 0 0 1 4 0ZM1.5 20.3h21V22h-21Z"/>',
  scales:
    '<path class="s" d="M12 3v17.5M7 21.2h10M3.8 6.3 12 5l8.2 1.3M1.4 13.3l2.4-6.5 2.4 6.5M17.8 13.3l2.4-6.5 2.4 6.5"/><path d="M.7 13.5h6.2a3.1 3.1 0 0 1-6.2 0ZM17.1 13.5h6.2a3.1 3.1 0 0 1-6.2 0Z"/>',
  bulb: '<path d="M12 2a7 7 0 0 1 4.2 12.6c-.8.7-1.2 1.5-1.2 2.4H9c0-.9-.4-1.7-1.2-2.4A7 7 0 0 1 12 2Z"/><path class="s" d="M9.5 19.5h5M10.5 22h3"/>',
  drop: '<path d="M12 2c4 5 6.5 8.2 6.5 12.2a6.5 6.5 0 0 1-13 0C5.5 10.2 8 7 12 2Z"/><path class="k" d="M8.7 14.5a3.4 3.4 0 0 0 3 3.3"/>',
  flame:
    '<path d="M12.5 2c1 3.5 6 6 6 12a6.5 6.5 0 0 1-13 0c0-3 1.5-4.5 2.7-6 .3 1.7 1 2.5 2 3C10.5 7.5 11 4.5 12.5 2Z"/>',
  antenna:
    '<path class="s" d="M12 10v12M8 22l4-8 4 8M7.5 12.5a6 6 0 0 1 0-7M16.5 12.5a6 6 0 0 0 0-7M4.8 15a9.5 9.5 0 0 1 0-12M19.2 15a9.5 9.5 0 0 0 0-12"/><circle cx="12" cy="9" r="2"/>',
  chest:
    '<path d="M3 10.5C3 7 5.5 5 8.5 5h7C18.5 5 21 7 21 10.5ZM3 12h18v7.5H3Z"/><rect class="kf" x="10" y="10" width="4" height="5" rx=".8"/>',
  chance:
    '<path class="s w" d="M7.5 8.2C7.5 5 9.5 3.2 12.2 3.2c2.6 0 4.6 1.7 4.6 4.3 0 3.6-4.5 3.9-4.5 8"/><circle cx="12.2" cy="20" r="1.7"/>',
  tax: '<path d="M5 2.5h14V22l-2.3-1.5L14.3 22 12 20.5 9.7 22l-2.4-1.5L5 22Z"/><path class="k" d="M8.2 7.5h7.6M8.2 11h7.6M8.2 14.5h4"/>',
  ring: '<path d="M8.5 2.5h7l2 3L12 11 6.5 5.5Z"/><circle class="s" cx="12" cy="15.5" r="5.5" fill="none"/>',
  tree: '<path d="M12 1.5c4.5 0 7.5 3 7.5 6.8 0 3.7-3 6.2-6 6.6V22h-3v-7.1c-3-.4-6-2.9-6-6.6 0-3.8 3-6.8 7.5-6.8Z"/>',
  walk: '<circle cx="13" cy="3.6" r="2.1"/><path class="s w" d="m9 22 2.5-7.5L9.2 12l1.3-4.7L14 8l1.8 3 3 .8M10.5 7.3 7 9.5 6.5 13M11.5 14.5l3 2.5.8 5"/>',
  bike: '<circle class="s" cx="5.5" cy="16.5" r="4" fill="none"/><circle class="s" cx="18.5" cy="16.5" r="4" fill="none"/><path class="s" d="M5.5 16.5 9 8.5h6.5l3 8M9 8.5l4 8 3-6M14.5 5.5h2.8M7.5 6h3"/>',
  car: '<path d="M4.5 11 6.4 6.3A2 2 0 0 1 8.3 5h7.4a2 2 0 0 1 1.9 1.3L19.5 11a2.5 2.5 0 0 1 2 2.4V19h-3.3v-2H5.8v2H2.5v-5.6a2.5 2.5 0 0 1 2-2.4Z"/><path class="kf" d="M6.8 10.7 8.2 7h7.6l1.4 3.7Z"/><circle class="kf" cx="6.5" cy="14" r="1.2"/><circle class="kf" cx="17.5" cy="14" r="1.2"/>',
  rocket:
    '<path d="M12 1.5c3.5 2.5 5 6 5 9.5 0 2-.5 4-1.3 5.5H8.3C7.5 15 7 13 7 11c0-3.5 1.5-7 5-9.5Z"/><path d="M7 12.5 3.5 17v3.5l4-3ZM17 12.5l3.5 4.5v3.5l-4-3Z"/><circle class="kf" cx="12" cy="9.3" r="2"/><path d="M10 18h4l-2 4.5Z"/>',
  jail: '<path class="s w" d="M5 2.5v19M9.7 2.5v19M14.3 2.5v19M19 2.5v19M3 5h18M3 19h18"/>',
  cards: '<rect x="7.5" y="3" width="13" height="16.5" rx="2"/><path class="s" d="M4.5 6.5v13a2 2 0 0 0 2 2h9"/>',
} as const;

const INTERFACE_ICONS = {
  house: '<path d="M12 3 22 12h-3v9H5v-9H2Z"/>',
  hotel:
    '<path d="M2.5 9H8V5h8v4h5.5v12h-19Z"/><path class="kf" d="M5 13h2.2v2.5H5ZM10.9 13h2.2v2.5h-2.2ZM16.8 13H19v2.5h-2.2Z"/>',
  sound: '<path d="M3 9h4l5-4.5v15L7 15H3Z"/><path class="s" d="M15.5 8.5a5 5 0 0 1 0 7M18.3 5.7a9 9 0 0 1 0 12.6"/>',
  mute: '<path d="M3 9h4l5-4.5v15L7 15H3Z"/><path class="s" d="m16 9.5 5 5M21 9.5l-5 5"/>',
  smile:
    '<circle class="s" cx="12" cy="12" r="9.5" fill="none"/><circle cx="8.7" cy="9.7" r="1.4"/><circle cx="15.3" cy="9.7" r="1.4"/><path class="s" d="M7.6 14.3c.9 1.8 2.5 2.7 4.4 2.7s3.5-.9 4.4-2.7"/>',
  sun: '<circle cx="12" cy="12" r="4.5"/><path class="s" d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>',
  help: '<circle class="s" cx="12" cy="12" r="9.5" fill="none"/><path class="s" d="M9.3 9.3C9.5 7.8 10.6 7 12 7s2.7.9 2.7 2.4c0 2-2.7 2.1-2.7 4.2"/><circle cx="12" cy="17" r="1.2"/>',
  info: '<circle class="s" cx="12" cy="12" r="9.5" fill="none"/><path class="s" d="M12 11v6"/><circle cx="12" cy="7.3" r="1.3"/>',
  link: '<path class="s" d="M10 14a4.5 4.5 0 0 0 6.5.3l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L11.8 6.2M14 10a4.5 4.5 0 0 0-6.5-.3l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"/>',
  share: '<path class="s" d="M12 15V3M7.5 7 12 2.5 16.5 7M5 12v8.5h14V12"/>',
  copy: '<rect x="8" y="8" width="13" height="13" rx="2.5"/><path class="s" d="M4 16V5.5A1.5 1.5 0 0 1 5.5 4H16"/>',
  download: '<path class="s" d="M12 3v12M7.5 11 12 15.5 16.5 11M4 17v3.5h16V17"/>',
  users:
    '<circle cx="9" cy="7.5" r="4"/><path d="M1.5 21c0-4.5 3.4-7.5 7.5-7.5s7.5 3 7.5 7.5Z"/><path d="M15.5 3.8a4 4 0 0 1 0 7.4M18.5 21h4c0-3.9-2.3-6.7-5.5-7.4"/>',
  user: '<circle cx="12" cy="7.5" r="4.5"/><path d="M3.5 21.5c0-5 3.8-8 8.5-8s8.5 3 8.5 8Z"/>',
  phone:
    '<rect x="6" y="1.5" width="12" height="21" rx="2.5"/><rect class="kf" x="7.8" y="4.5" width="8.4" height="13.5"/>',
  check: '<path class="s w" d="m4.5 12.5 5 5 10-11"/>',
  x: '<path class="s w" d="m6 6 12 12M18 6 6 18"/>',
  plus: '<path class="s w" d="M12 4.5v15M4.5 12h15"/>',
  minus: '<path class="s w" d="M4.5 12h15"/>',
  up: '<path class="s w" d="m5 15 7-7 7 7"/>',
  down: '<path class="s w" d="m5 9 7 7 7-7"/>',
  back: '<path class="s w" d="m15 5-7 7 7 7"/>',
  forward: '<path class="s w" d="m9 5 7 7-7 7"/>',
  arrow: '<path class="s w" d="M4 12h15M13 6l6 6-6 6"/>',
  warn: '<path d="M12 2.5 23 21.5H1Z"/><path class="k" d="M12 9v6"/><circle class="kf" cx="12" cy="18" r="1.2"/>',
  lock: '<rect x="4.5" y="10.5" width="15" height="11.5" rx="2"/><path class="s" d="M8 10.5V7a4 4 0 0 1 8 0v3.5"/>',
  unlock: '<rect x="4.5" y="10.5" width="15" height="11.5" rx="2"/><path class="s" d="M8 10.5V6.5a4 4 0 0 1 7.7-1.5"/>',
  hammer: '<path d="m10 3 6 6-2 2-6-6ZM5.5 7.5l6 6-2 2-6-6Z"/><path class="s w" d="m11 10.5 9 9M13 22.5h9"/>',
  swap: '<path class="s w" d="M3 8h16l-4-4.5M21 16H5l4 4.5"/>',
  pen: '<path d="m3.5 17 10-10 3.5 3.5-10 10H3.5ZM15 5.5 17.2 3.3l3.5 3.5-2.2 2.2Z"/>',
  undo: '<path class="s w" d="M8 4 3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12H8"/>',
  bot: '<rect x="4" y="7" width="16" height="12.5" rx="3.5"/><circle class="kf" cx="9" cy="13" r="1.7"/><circle class="kf" cx="15" cy="13" r="1.7"/><path class="s" d="M12 7V3M9.5 2.8h5"/>',
  play: '<path d="M6 3.5v17l15-8.5Z"/>',
  pause: '<path d="M6 4h4.5v16H6ZM13.5 4H18v16h-4.5Z"/>',
  skip: '<path d="M4 4.5v15L15 12ZM16.5 4.5H20v15h-3.5Z"/>',
  first: '<path d="M20 4.5v15L9 12ZM7.5 4.5H4v15h3.5Z"/>',
  wind: '<path d="M3 5v14l9-7ZM12 5v14l9-7Z"/>',
  rewind: '<path d="M21 5v14l-9-7ZM12 5v14l-9-7Z"/>',
  clock: '<circle class="s" cx="12" cy="12" r="9.5" fill="none"/><path class="s" d="M12 6.5V12l4 2.5"/>',
  key: '<circle class="s w" cx="7.5" cy="12" r="4.5" fill="none"/><path class="s w" d="M12 12h10v4M17.5 12v3"/>',
  book: '<path d="M3 4.5C6 3 9.5 3 11.5 4.7V21C9 19.5 6 19.5 3 20.5ZM21 4.5C18 3 14.5 3 12.5 4.7V21c2.5-1.5 5.5-1.5 8.5-.5Z"/>',
  dice: '<rect x="3" y="3" width="18" height="18" rx="4.5"/><circle class="kf" cx="8" cy="8" r="1.7"/><circle class="kf" cx="16" cy="8" r="1.7"/><circle class="kf" cx="12" cy="12" r="1.7"/><circle class="kf" cx="8" cy="16" r="1.7"/><circle class="kf" cx="16" cy="16" r="1.7"/>',
  coins:
    '<ellipse cx="9" cy="7" rx="6.5" ry="3.5"/><path d="M2.5 9.5c1.5 1.6 3.8 2.3 6.5 2.3s5-.7 6.5-2.3V13c0 1.9-2.9 3.5-6.5 3.5S2.5 14.9 2.5 13Z"/><path d="M17 11.5c2.7.4 4.5 1.6 4.5 3 0 1.9-2.9 3.5-6.5 3.5-.7 0-1.3 0-1.9-.1 2.4-.9 3.9-2.5 3.9-4.5Z"/><path d="M21.5 17.5V19c0 1.9-2.9 3.5-6.5 3.5s-6.5-1.6-6.5-3.5v-.6c1 .2 2 .3 3 .3"/>',
  chat: '<path d="M4.5 3.5h15a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5H11L5.5 22v-4.5h-1A2.5 2.5 0 0 1 2 15V6a2.5 2.5 0 0 1 2.5-2.5Z"/>',
  list: '<path class="s" d="M8.5 6H21M8.5 12H21M8.5 18H21"/><circle cx="4" cy="6" r="1.6"/><circle cx="4" cy="12" r="1.6"/><circle cx="4" cy="18" r="1.6"/>',
  menu: '<path class="s w" d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>',
  more: '<circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/>',
  gear: '<circle class="s" cx="12" cy="12" r="3.5" fill="none"/><path class="s" d="M12 2v3.2M12 18.8V22M2 12h3.2M18.8 12H22M4.9 4.9l2.3 2.3M16.8 16.8l2.3 2.3M4.9 19.1l2.3-2.3M16.8 7.2l2.3-2.3"/><circle class="s" cx="12" cy="12" r="6.5" fill="none"/>',
  eye: '<path d="M12 5c5 0 8.5 3.5 10.5 7-2 3.5-5.5 7-10.5 7S3.5 15.5 1.5 12C3.5 8.5 7 5 12 5Z"/><circle class="kf" cx="12" cy="12" r="3.6"/><circle cx="12" cy="12" r="1.6"/>',
  flag: '<path class="s w" d="M5 2.5v19.5"/><path d="M6.5 3.5C10 2 12.5 5.5 19.5 4v9.5c-7 1.5-9.5-2-13-.5Z"/>',
  trophy:
    '<path d="M6.5 3h11v6.5a5.5 5.5 0 0 1-11 0ZM10.5 15h3v3.5h3V21h-9v-2.5h3Z"/><path class="s" d="M6.5 5H3c0 3.5 1.5 5.5 4 6M17.5 5H21c0 3.5-1.5 5.5-4 6"/>',
  bank: '<path d="M12 2 22 7.5V9H2V7.5ZM3.5 10.5h4v8h-4ZM10 10.5h4v8h-4ZM16.5 10.5h4v8h-4ZM2 19.5h20V22H2Z"/>',
  search: '<circle class="s w" cx="10.5" cy="10.5" r="6.5" fill="none"/><path class="s w" d="m15.5 15.5 6 6"/>',
  filter: '<path d="M3 4h18l-7 8.5V20l-4-2v-5.5Z"/>',
  globe:
    '<circle class="s" cx="12" cy="12" r="9.5" fill="none"/><path class="s" d="M2.5 12h19M12 2.5c6 6 6 13 0 19M12 2.5c-6 6-6 13 0 19"/>',
  offline:
    '<path class="s" d="M4 9.5a12 12 0 0 1 16 0M7.5 13.5a6.5 6.5 0 0 1 9 0"/><circle cx="12" cy="18" r="1.9"/><path class="s" d="M3.5 20.5 20.5 3.5"/>',
  home: '<path d="M12 2.5 22.5 12h-3v9.5h-5.5V15h-4v6.5H4.5V12h-3Z"/>',
  send: '<path d="M2.5 3 22 12 2.5 21l3-9Z"/><path class="k" d="M6 12h9"/>',
  star: '<path d="m12 2 3 6.7 7.3.8-5.5 4.9 1.6 7.1L12 17.8l-6.4 3.7 1.6-7.1L1.7 9.5 9 8.7Z"/>',
  chart: '<path class="s" d="M3 3v18h18"/><path class="s w" d="m7 15 4-5 3.5 3L20 6"/>',
  hand: '<path d="M7 12V5.5a1.5 1.5 0 0 1 3 0V11h.7V3.5a1.5 1.5 0 0 1 3 0V11h.7V4.8a1.5 1.5 0 0 1 3 0V12h.6V8a1.5 1.5 0 0 1 3 0v7.5c0 4-2.8 7-7 7-3.5 0-5.2-1.5-6.8-4.2L3.5 13a1.6 1.6 0 0 1 2.6-1.8Z"/>',
} as const;

const ICONS = { ...GLYPHS, ...BOARD_ICONS, ...INTERFACE_ICONS } satisfies Record<Picture, string>;

export type GlyphName = keyof typeof GLYPHS;
export type IconName = keyof typeof ICONS;

/** Return the inside of an icon's drawing. */
export function drawing(name: IconName): string {
  return ICONS[name];
}
