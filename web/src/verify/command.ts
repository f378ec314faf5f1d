/** The command that checks a game on a machine of one's own, with all that this device has kept and nothing else. */

import { newestRound, type KeptShare, type TableMemory } from '../fair/memory';

const HEX = /^[0-9a-f]+$/;

/** Return the shares that should be in the game: those of the newest round, the last one of each seat. */
export function gameShares(memory: TableMemory): KeptShare[] {
  const kept = memory.shares.filter(({ left }) => !left);
  const newest = Math.max(...kept.map(({ round }) => round));
  return [...new Map(kept.filter(({ round }) => round === newest).map((one) => [one.seat, one])).values()];
}

/** Return the names of the files of a game: its record, its receipt, and the one of its start. */
export function filesOf(game: string): { record: string; receipt: string; early: string } {
  const name = `passgo-${game.replaceAll(/[^\w-]/g, '')}`;
  return { record: `${name}.json`, receipt: `${name}-receipt.json`, early: `${name}-start.json` };
}

export function commandOf(game: string, memory: TableMemory): string {
  const files = filesOf(game);
  return [
    `passgo verify ${files.record}`,
    ...optionOf('--commitment', promiseIn(memory)),
    ...optionOf('--start', startIn(memory)),
    ...optionOf('--key', memory.receipt?.public_key ?? memory.early?.public_key),
    ...sharesIn(memory),
    ...optionOf('--head', memory.heads.at(-1)?.[1], `${memory.heads.at(-1)?.[0]}:`),
    ...(memory.early ? [`--receipt ${files.early}`] : []),
    ...(memory.receipt ? [`--receipt ${files.receipt}`] : []),
  ].join(' ');
}

/** Return an option; what is no hexadecimal number came from elsewhere, and belongs in no command. */
function optionOf(name: string, value: string | undefined, before = ''): string[] {
  return value && HEX.test(value) ? [`${name} ${before}${value}`] : [];
}

/** Return the commitment that was told in the newest round with a share. */
function promiseIn(memory: TableMemory): string | undefined {
  const [share] = gameShares(memory);
  return share?.promise ?? memory.promises.find(([round]) => round === newestRound(memory))?.[1];
}

function startIn({ starts }: TableMemory): string | undefined {
  return starts.toSorted((one, other) => one.round - other.round).at(-1)?.start;
}

function sharesIn(memory: TableMemory): string[] {
  const own = gameShares(memory);
  const earlier = memory.shares.filter((one) => one.opened && !own.includes(one));
  return [
    ...own.flatMap(({ seat, share }) => optionOf('--share', share, `${seat}=`)),
    ...earlier.flatMap(({ round, seat, share }) => optionOf('--share', share, `${round}:${seat}=`)),
  ];
}
