/** Spots: where every token is, followed event by event, for what is shown apart from the view. */

import type { GameEvent, SlidingEdition, SlidingTokenView, SlidingView } from '../wire/types';

export interface Spot {
  at: SlidingTokenView['at'];
  x: number;
  y: number;
  /** The space that it counts for, -1 for none. */
  space: number;
}

export type Spots = ReadonlyMap<number, Spot>;

const IN_HAND: Spot = { at: 'hand', x: 0, y: 0, space: -1 };

/** Return where every token of a view is. */
export function spotsIn(view: SlidingView): Spots {
  const tokens = view.sides.flatMap((side) => side.tokens);
  return new Map(tokens.map(({ token, at, x, y, space }) => [token, { at, x, y, space }]));
}

/** Return where every token is after an event; most events move none. */
export function spotsAfter(standing: Spots, event: GameEvent, edition: SlidingEdition): Spots {
  switch (event.event) {
    case 'TokenRested':
      return moved(standing, event.token, { at: 'board', x: event.x, y: event.y, space: event.space });
    case 'SlidOff':
    case 'KnockedOff':
      return moved(standing, event.token, { ...IN_HAND, at: 'off' });
    case 'Jailed':
      return moved(standing, event.token, { ...IN_HAND, at: 'jail' });
    case 'JailPaid':
    case 'SecondChanceTaken':
      return moved(standing, event.token, IN_HAND);
    case 'RailroadMoved':
      return moved(standing, event.token, { at: 'board', ...centre(edition, event.space), space: event.space });
    case 'RoundBegan':
      return new Map([...standing.keys()].map((token) => [token, IN_HAND]));
    default:
      return standing;
  }
}

function moved(standing: Spots, token: number, spot: Spot): Spots {
  return new Map(standing).set(token, spot);
}

/** Return the middle of a space in tenths of a millimetre. */
export function centre(edition: SlidingEdition, space: number): { x: number; y: number } {
  const [left, near, right, far] = edition.board.rectangles[space] ?? [0, 0, 0, 0];
  return { x: Math.floor((left + right) / 2), y: Math.floor((near + far) / 2) };
}
