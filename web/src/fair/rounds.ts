/** Rounds: what a table first told of each attempt to start, and what it then told otherwise. */

import type { MyTable } from '../wire/types';
import { digest } from './formulas';
import { newestRound, recall, remember, type Contradiction, type TableMemory } from './memory';

/** A table that tells of more rounds has gone on without anybody's press. */
const MOST_ROUNDS = 200;

/** Keep what a table tells of its round for the first time, *here* the seats of this device that were there just
before; return what it told otherwise then. */
export function noteRound(my: MyTable, here: number[]): Contradiction[] {
  const { id, round, commitment } = my.table;
  const start = my.table.start ? digest(my.table.start) : '';
  const memory = recall(id);
  const promise = memory.promises.find(([one]) => one === round)?.[1];
  const shown = memory.starts.find((one) => one.round === round)?.start;
  if (isNews(memory, promise, shown, start)) {
    remember(id, ({ promises, starts }) => {
      if (promise === undefined) promises.push([round, commitment]);
      if (start && shown === undefined) starts.push({ round, start, seats: my.you.seats, here });
    });
  }
  const found: Contradiction[] = [];
  if (promise !== undefined && promise !== commitment) found.push('promise');
  if (start && shown !== undefined && shown !== start) found.push('start');
  if (start && round < newestRound(memory)) found.push('round');
  return found;
}

function isNews({ promises }: TableMemory, promise: string | undefined, shown: string | undefined, start: string) {
  if (promise === undefined) return promises.length < MOST_ROUNDS;
  return start !== '' && shown === undefined;
}
