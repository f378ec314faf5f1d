/** The long board and the leaflet's example round, for tests. */

import type { GameEvent, SlidingEdition, SlidingSideView, SlidingSpace, SlidingView } from '../wire/types';

const ROWS: [string, SlidingSpace['kind'], string, number][] = [
  ['mediterranean', 'property', 'brown', 100],
  ['chance', 'chance', '', 0],
  ['baltic', 'property', 'brown', 100],
  ['oriental', 'property', 'light-blue', 150],
  ['vermont', 'property', 'light-blue', 150],
  ['connecticut', 'property', 'light-blue', 150],
  ['st-charles', 'property', 'pink', 200],
  ['states', 'property', 'pink', 200],
  ['virginia', 'property', 'pink', 200],
  ['st-james', 'property', 'orange', 200],
  ['tennessee', 'property', 'orange', 200],
  ['new-york', 'property', 'orange', 200],
  ['house-1', 'house', '', 0],
  ['luxury-tax', 'tax', '', 0],
  ['house-2', 'house', '', 0],
  ['kentucky', 'property', 'red', 250],
  ['indiana', 'property', 'red', 250],
  ['illinois', 'property', 'red', 250],
  ['atlantic', 'property', 'yellow', 250],
  ['ventnor', 'property', 'yellow', 250],
  ['marvin', 'property', 'yellow', 250],
  ['pacific', 'property', 'green', 300],
  ['north-carolina', 'property', 'green', 300],
  ['pennsylvania', 'property', 'green', 300],
  ['park', 'property', 'dark-blue', 500],
  ['railroad', 'railroad', '', 0],
  ['boardwalk', 'property', 'dark-blue', 500],
  ['go-to-jail-1', 'go-to-jail', '', 0],
  ['free-parking', 'free-parking', '', 0],
  ['go-to-jail-2', 'go-to-jail', '', 0],
];
const SPACES: SlidingSpace[] = ROWS.map(([id, kind, group, value], i) => ({
  id,
  kind,
  group,
  value,
  x: (i % 3) * 87,
  y: 184 + Math.floor(i / 3) * 73,
  w: 87,
  h: 73,
}));
const GROUPS = ['brown', 'light-blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark-blue'];

export const EDITION: SlidingEdition = {
  kind: 'sliding',
  short: { fr: '', en: '' },
  look: { palette: 'plain', art: 'plain' },
  id: 'knockout-2024',
  digest: '',
  year: 2024,
  rulebook: 'knockout-2024',
  shape: 'long',
  players: { singles: [2, 4], teams: [5, 8], age: 8 },
  rules: { jail_price: 100, tax: 100 },
  by_the_book: {},
  house_rules: [],
  board: {
    width: 2610,
    length: 9140,
    go_line: 1500,
    first_row: 1840,
    radius: 150,
    launch_line: 1350,
    start: [150, 2460],
    direction: 200,
    power: [100, 1000],
    useful: [163, 652],
    hands: { beginner: { direction: 6, power: 15 }, real: { direction: 15, power: 40 } },
    rectangles: SPACES.map(({ x, y, w, h }) => [x * 10, y * 10, (x + w) * 10, (y + h) * 10]),
  },
  colours: [],
  groups: GROUPS.map((id, i) => ({ id, bonus: [400, 900, 1200, 1200, 1500, 1500, 1800, 2000][i] as number })),
  spaces: SPACES,
  clauses: {
    collect: 'KO-083',
    'property-missed': 'KO-085',
    'free-parking': 'KO-099',
    'pot-shared': 'KO-101',
    'pot-stayed': 'KO-104',
  },
  texts: { fr: [], en: [] },
};

/** Return the number of a space. */
export function space(id: string): number {
  return SPACES.findIndex((one) => one.id === id);
}

const [BLUE, RED, GREEN] = [0, 1, 2];

/** The end of the leaflet's example round, and the start of the next. */
export const ROUND: GameEvent[] = [
  { event: 'RoundBegan', round: 1, rounds: 3, side: BLUE, order: [BLUE, RED, GREEN] },
  { event: 'TokenRested', side: GREEN, token: 11, space: space('free-parking'), x: 1105, y: 8615 },
  { event: 'StepBegan', step: 'chance' },
  { event: 'StepBegan', step: 'railroad' },
  { event: 'RailroadMoved', side: BLUE, token: 0, space: space('atlantic') },
  { event: 'StepBegan', step: 'collect' },
  { event: 'PropertyCollected', side: BLUE, space: space('atlantic'), amount: 250 },
  { event: 'PropertyCollected', side: BLUE, space: space('ventnor'), amount: 250 },
  { event: 'PropertyCollected', side: BLUE, space: space('marvin'), amount: 250 },
  { event: 'PropertyCollected', side: RED, space: space('st-james'), amount: 200 },
  { event: 'PropertyMissed', side: RED, space: space('marvin'), other: BLUE },
  { event: 'PropertyCollected', side: GREEN, space: space('baltic'), amount: 100 },
  { event: 'StepBegan', step: 'set-bonus' },
  { event: 'BonusCollected', side: BLUE, group: 5, amount: 1500 },
  { event: 'StepBegan', step: 'house' },
  { event: 'PropertyDoubled', side: BLUE, space: space('atlantic'), amount: 250 },
  { event: 'StepBegan', step: 'tax' },
  { event: 'TaxPaid', side: GREEN, properties: 1, amount: 100 },
  { event: 'StepBegan', step: 'free-parking' },
  { event: 'PotTaken', side: RED, amount: 300, sharers: 2 },
  { event: 'PotTaken', side: GREEN, amount: 300, sharers: 2 },
  { event: 'RoundEnded', round: 1, gains: [2500, 500, 300], cash: [2500, 500, 300] },
  { event: 'PotFilled', amount: 500 },
  { event: 'RoundBegan', round: 2, rounds: 3, side: RED, order: [RED, GREEN, BLUE] },
];

function side(number: number, colour: string, name: string): SlidingSideView {
  const tokens = [0, 1, 2, 3].map((i) => ({
    token: 4 * number + i,
    at: 'hand' as const,
    x: 0,
    y: 0,
    space: -1,
    slid: false,
  }));
  return {
    side: number,
    colour,
    seats: [number],
    names: [name],
    next_slider: number,
    marker: number,
    cash: 0,
    forecast: 0,
    tokens,
  };
}

/** A table of three at the start of a round. */
export const VIEW: SlidingView = {
  edition: 'knockout-2024',
  seat: 0,
  side: 0,
  round: 1,
  rounds: 3,
  phase: 'slides',
  order: [BLUE, RED, GREEN],
  pot: 500,
  sides: [side(BLUE, 'blue', 'Maya'), side(RED, 'red', 'Léa'), side(GREEN, 'green', 'Sam')],
  forecast: [],
  prompt: {
    ask: 'SlideWhich',
    seats: [0],
    side: 0,
    reason: 'turn',
    tokens: [0, 1, 2, 3],
    start: [150, 2460],
    direction: [-200, 200],
    power: [100, 1000],
  },
};
