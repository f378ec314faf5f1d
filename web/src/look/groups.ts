/** How the groups look: colour, letter and texture always together, so that colour is never alone. */

/** The eight drawn grounds, in the order of the ring. */
export const GROUNDS = ['brown', 'light_blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark_blue'] as const;

export type Ground = (typeof GROUNDS)[number] | 'station' | 'utility';

export interface GroupLook {
  ground: Ground;
  letter: string;
}

/** What is needed of a group; an edition's groups have it. */
interface GroupLike {
  id: string;
  kind: string;
}

const A = 'A'.charCodeAt(0);
const OTHERS: Record<string, GroupLook> = {
  station: { ground: 'station', letter: 'S' },
  utility: { ground: 'utility', letter: 'U' },
};

/** Return how a group looks; the groups of a board of one's own take the grounds in their order. */
export function groupLook(group: string, groups: readonly GroupLike[] = []): GroupLook {
  const known = GROUNDS.findIndex((ground) => ground === group.replaceAll('-', '_'));
  const kind = groups.find(({ id }) => id === group)?.kind;
  const other = OTHERS[kind ?? group];
  if (other) return other;
  const place = known >= 0 ? known : streetPlace(group, groups);
  return {
    ground: GROUNDS[place % GROUNDS.length] as Ground,
    letter: String.fromCharCode(A + (place % 26)),
  };
}

function streetPlace(group: string, groups: readonly GroupLike[]): number {
  return Math.max(
    0,
    groups.filter(({ kind }) => kind === 'street').findIndex(({ id }) => id === group),
  );
}
