/** Work as a reader is told it while it is shown: what somebody builds, sells and mortgages in one row. */

import type { Scene } from '../../board/motion/scenes';
import type { WorkEvent } from '../../board/motion/work';
import { HOTEL } from '../../board/players/estate';
import type { Desk } from '../../desk/desk.svelte';
import { LOCALES } from '../../text/messages';
import { say } from '../../text/say';

const KINDS = {
  built: ['Built'],
  sold: ['BuildingSold', 'HotelExchanged'],
  mortgaged: ['Mortgaged'],
  lifted: ['MortgageLifted'],
} satisfies Record<string, WorkEvent['event'][]>;
type Kind = keyof typeof KINDS;

/** Return all that was done in a row so far, as one sentence. */
export function toldWork({ seat, done }: Extract<Scene, { kind: 'work' }>, desk: Desk): string {
  const parts = (Object.keys(KINDS) as Kind[])
    .map((kind) => [kind, done.filter(({ event }) => (KINDS[kind] as string[]).includes(event))] as const)
    .filter(([, events]) => events.length > 0)
    .map(([kind, events]) => phrase(kind, events, desk));
  return say('table-work', { name: desk.nameOf(seat), done: listed(parts, desk) });
}

function phrase(kind: Kind, events: readonly WorkEvent[], desk: Desk): string {
  const places = [...new Set(events.map(({ place }) => place))];
  const [place = ''] = places;
  const facts = { count: places.length, place: desk.words.place(place, 'the') };
  if (kind !== 'built') return say(`table-work-${kind}`, facts);
  return say('table-work-built', { ...facts, ...built(events, places, desk) });
}

/** How much was built, and where: on a street, evenly on a group, or here and there. */
function built(events: readonly WorkEvent[], places: readonly string[], desk: Desk): Record<string, string> {
  const hotels = events.filter((one) => one.event === 'Built' && one.houses === HOTEL).length;
  const pieces = counted(events.length - hotels, hotels, desk);
  if (places.length === 1) return { where: 'place', pieces, each: '' };
  const [group, ...others] = new Set(places.map((place) => groupOf(place, desk)));
  const each = new Set(places.map((at) => events.filter(({ place }) => place === at).length));
  const isEven = group && others.length === 0 && each.size === 1 && hotels === 0;
  if (!isEven) return { where: 'several', pieces, each: '' };
  return { where: 'each', pieces, each: String([...each][0]), place: desk.words.group(group, 'the') };
}

function counted(houses: number, hotels: number, desk: Desk): string {
  if (houses + hotels === 1) return desk.words.text(hotels ? 'word-hotel.a' : 'word-house.a');
  const parts = [
    ...(houses ? [desk.words.text('houses', { count: houses })] : []),
    ...(hotels ? [desk.words.text('hotels', { count: hotels })] : []),
  ];
  return listed(parts, desk);
}

function groupOf(place: string, { edition }: Desk): string | undefined {
  return edition.spaces.find(({ id }) => id === place)?.group;
}

function listed(parts: readonly string[], { words }: Desk): string {
  return new Intl.ListFormat(LOCALES[words.language]).format(parts);
}
