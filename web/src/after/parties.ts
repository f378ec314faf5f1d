/** Parties: who is ranked after a game, by which mark and which line: seats, in Knockout sides. */

import { sideLook } from '../knockout/sides';
import type { GlyphName } from '../look/art';
import { playerGlyph, playerLook } from '../look/players';
import type { EditionData } from '../core/editions';
import type { Replay, SlidingColour, SlidingView, View } from '../wire/types';

export interface Party {
  /** Its seats; a team has two. */
  seats: number[];
  names: string[];
  colour: string;
  glyph: GlyphName;
  /** `stroke-dasharray` of its line in a chart. */
  dash: string;
}

/** Return who played, in the order of their seats; *view* knows the tokens that were chosen. */
export function partiesOf(
  replay: Pick<Replay, 'start'>,
  view: View | null,
  names: string[],
  edition: EditionData,
): Party[] {
  if ('sides' in replay.start) return sidesOf(replay.start, names, slidingColours(edition));
  const tokens = edition.kind === 'dice' ? edition.tokens : [];
  return names.map((name, seat) => ({
    seats: [seat],
    names: [name],
    colour: playerLook(seat).colour,
    glyph: playerGlyph(seat, tokenOf(view, seat), tokens),
    dash: playerLook(seat).dash,
  }));
}

function sidesOf({ sides }: SlidingView, names: string[], colours: readonly SlidingColour[]): Party[] {
  return sides.map(({ side, seats, colour }) => ({
    seats,
    names: seats.map((seat) => names[seat] ?? ''),
    ...sideLook(colour, colours),
    dash: playerLook(side).dash,
  }));
}

function slidingColours(edition: EditionData): readonly SlidingColour[] {
  return edition.kind === 'sliding' ? edition.colours : [];
}

function tokenOf(view: View | null, seat: number): string | undefined {
  return view && 'players' in view ? view.players[seat]?.token : undefined;
}
