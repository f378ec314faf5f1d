/** The standing of a player in a few words: in jail, out, how much is built. */

import { holdings, HOTEL } from './estate';
import { say } from '../../text/say';
import type { Words } from '../../text/words';
import type { DiceEdition, DiceView } from '../../wire/types';

/** Return what a player's panel says under the name. */
export function playerLine(seat: number, view: DiceView, edition: DiceEdition, words: Words): string {
  const player = view.players[seat];
  if (!player) return '';
  if (player.status === 'bankrupt') return say('board-player-out');
  if (player.status === 'banking') return say('board-player-banker');
  const who = [...persona(player, words, edition), ...place(player, words, edition)];
  const parts = [...who, ...built(seat, view, edition, words)];
  if (player.cards?.length) parts.push(say('board-player-cards', { count: player.cards.length }));
  return parts.join(' · ');
}

/** Return who the token stands for, on boards with sides. */
function persona(player: DiceView['players'][number], words: Words, edition: DiceEdition): string[] {
  return edition.sides.length && player.token ? [words.text(`token-${player.token}`)] : [];
}

function place(player: DiceView['players'][number], words: Words, edition: DiceEdition): string[] {
  if (player.jail !== undefined) return [say('board-player-tries', { count: player.jail })];
  return [stopOf(player.at ?? edition.spaces[0]?.id ?? '', words)];
}

/** Return what a stop on a space is called: in jail one is just visiting, unless one was sent there. */
export function stopOf(space: string, words: Words): string {
  const spaces: readonly { id: string; kind: string }[] = words.edition.spaces;
  return spaces.find(({ id }) => id === space)?.kind === 'jail' ? say('board-visit') : words.place(space);
}

/** Return how many houses and hotels somebody has, in the edition's words. */
function built(seat: number, view: DiceView, edition: DiceEdition, words: Words): string[] {
  const buildings = holdings(view, seat, edition).flatMap(({ deeds }) => deeds.map(({ houses }) => houses));
  const hotels = buildings.filter((houses) => houses === HOTEL).length;
  const houses = buildings.reduce((sum, count) => sum + (count === HOTEL ? 0 : count), 0);
  return [...counted(houses, 'word-house', words), ...counted(hotels, 'word-hotel', words)];
}

function counted(count: number, key: string, words: Words): string[] {
  if (count === 0) return [];
  return [say('board-player-houses', { count, word: words.text(count === 1 ? key : `${key}.many`) })];
}
