/** The champion: what it would answer to the open question, asked for by who plays bots alone. */

import { ask, Refused } from '../../core/api';
import { isSaidOf } from '../../desk/questions';
import { openAreas } from '../../text/catalogues';
import { language } from '../../text/language.svelte';
import type { Advice, Asked, DicePrompt, No, TableView } from '../../wire/types';

type Table = Pick<TableView, 'luck' | 'paused' | 'status' | 'seats'>;

/** Whether a seat may ask the champion about a question: against people it advises nobody. */
export function mayAsk(table: Table, prompt: DicePrompt | null, seat: number | null): boolean {
  if (table.luck !== 'drawn' || table.paused || table.status !== 'playing') return false;
  if (table.seats.filter(({ level }) => !level).length !== 1) return false;
  return prompt !== null && seat !== null && prompt.seats[0] === seat && isDecision(prompt);
}

/** Whether a question leaves somebody something to decide. */
export function isDecision(prompt: DicePrompt): boolean {
  if (prompt.seats.length === 0 || isSaidOf(prompt.ask, 'is plain')) return false;
  return prompt.ask !== 'ThrowDice' || prompt.in_jail;
}

/** What stands for a question: its number. */
type Numbered = Pick<Asked<DicePrompt>, 'id'>;

export class Champion {
  /** What was answered to the question with this number. */
  #advice: Advice | null = $state.raw(null);
  #refusal: { answers: number; no: No | null } | null = $state.raw(null);
  /** The question that the champion is thinking about. */
  #asked: number | null = $state(null);
  readonly #path: string;

  constructor(
    table: string,
    private readonly asking: typeof ask = ask,
    /** Loads the words for orders. */
    private readonly opening: () => Promise<void> = () => openAreas(language.current, 'analysis'),
    /** Whom to ask: about a game that runs, or an old one. */
    way = 'advice',
  ) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/${way}`;
  }

  /** What it said to a question; what it said to an older one is of no use any more. */
  adviceFor(prompt: Numbered): Advice | null {
    return this.#advice?.answers === prompt.id ? this.#advice : null;
  }

  /** Why it said nothing to a question; null as the reason: the server does not answer. */
  refusalFor(prompt: Numbered): { no: No | null } | null {
    return this.#refusal?.answers === prompt.id ? this.#refusal : null;
  }

  isThinkingOf(prompt: Numbered): boolean {
    return this.#asked === prompt.id;
  }

  /** Ask about the open question, once at a time; of an old game *about* says which one is meant. */
  async consult(prompt: Numbered, about: object = {}): Promise<void> {
    if (this.isThinkingOf(prompt)) return;
    const answers = prompt.id;
    [this.#asked, this.#refusal] = [answers, null];
    try {
      const [advice] = await Promise.all([this.asking<Advice>(this.#path, 'POST', about), this.opening()]);
      this.#advice = advice;
    } catch (error) {
      this.#refusal = { answers, no: error instanceof Refused ? error.no : null };
    } finally {
      if (this.#asked === answers) this.#asked = null;
    }
  }
}
