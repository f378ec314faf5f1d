import { describe, expect, it } from 'vitest';
import type { DicePrompt } from '../wire/types';
import { tellerOf, tellingOf, type Presence } from './telling';

const PERSON: Presence = { level: '', cover: '', present: true };
const BOT: Presence = { level: 'steady', cover: '', present: true };

function await_(what: 'dice' | 'die' | 'card' | 'deed' | 'random', seat: number, unit = false): DicePrompt {
  return {
    ask: 'AwaitLuck',
    seats: [],
    draw: { what, choices: ['a'], below: 6, seat, to: 'move', deck: 'chance', unit },
  };
}

describe('what people tell of luck', () => {
  it('is what is drawn by hand, and the throw that a player is asked for', () => {
    expect(tellingOf(await_('card', 1))).toMatchObject({ what: 'card', seat: 1, deck: 'chance', isThrow: false });
    expect(tellingOf({ ask: 'ThrowAgain', seats: [2] })).toMatchObject({ what: 'dice', seat: 2, isThrow: true });
    expect(tellingOf({ ask: 'EndTurnOrGoOn', seats: [2] })).toBeNull();
  });

  it('is nothing that the electronic unit draws', () => {
    expect(tellingOf(await_('random', 0, true))).toBeNull();
    expect(tellingOf(await_('card', 0, true))).toBeNull();
  });

  it('is told by who throws, and by anybody for a bot or for who is away', () => {
    const telling = tellingOf(await_('dice', 1));
    expect(tellerOf(telling, [PERSON, PERSON], [1])).toBe(1);
    expect(tellerOf(telling, [PERSON, PERSON], [0])).toBeNull();
    expect(tellerOf(telling, [PERSON, BOT], [0])).toBe(0);
    expect(tellerOf(telling, [PERSON, { ...PERSON, present: false }], [0])).toBe(0);
    expect(tellerOf(telling, [PERSON, { ...PERSON, cover: 'away' }], [0])).toBe(0);
    expect(tellerOf(telling, [PERSON, BOT], [])).toBeNull();
  });
});
