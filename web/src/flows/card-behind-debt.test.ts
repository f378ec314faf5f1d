import { describe, expect, it } from 'vitest';
import type { Happening } from '../link/table.svelte';
import type { DiceEvent, PayDebtPrompt } from '../wire/types';
import { cardBehind } from './card-behind-debt';

const prompt: PayDebtPrompt = { ask: 'PayDebt', seats: [1], amount: 150, reason: 'card', place: '' };
const drawn = (card: string): DiceEvent => ({ event: 'CardDrawn', seat: 1, at: 'chance-1', card });
const opened = (debtor: number, amount: number, reason = 'card'): DiceEvent => ({
  event: 'DebtOpened',
  debtor,
  amount,
  reason,
  place: '',
});

function story(...events: DiceEvent[]): Happening[] {
  return events.map((event, seq) => ({ seq, event }));
}

describe('the card behind a debt', () => {
  it('is the one that was drawn before it', () => {
    expect(cardBehind(prompt, story(drawn('bank-error'), drawn('tuition'), opened(1, 150)))).toBe('tuition');
  });

  it('is still the same when other texts have come meanwhile', () => {
    const later = story(drawn('tuition'), opened(1, 150), drawn('doctor'), opened(1, 50));
    expect(cardBehind(prompt, later)).toBe('tuition');
    expect(cardBehind({ ...prompt, amount: 50 }, later)).toBe('doctor');
  });

  it('is still the same when a part has been paid', () => {
    expect(cardBehind({ ...prompt, amount: 70 }, story(drawn('tuition'), opened(1, 150), drawn('doctor')))).toBe(
      'tuition',
    );
  });

  it('may have been drawn by somebody else', () => {
    expect(cardBehind({ ...prompt, amount: 10 }, story(drawn('birthday'), opened(0, 10), opened(1, 10)))).toBe(
      'birthday',
    );
  });

  it('is none where something else is owed for', () => {
    expect(cardBehind({ ...prompt, reason: 'rent' }, story(drawn('tuition'), opened(1, 150, 'rent')))).toBeNull();
  });
});
