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
  if (!prompt || seat === null || prompt.seats[0] !== seat || isSaidOf(prompt.ask, 'is plain')) return false;
  return prompt.ask !== 'ThrowDice' || prompt.in_jail;
}

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
  ) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/advice`;
  }

  /** What it said to a question; what it said to an older one is of no use any more. */
  adviceFor(prompt: Asked<DicePrompt>): Advice | null {
    return this.#advice?.answers === prompt.id ? this.#advice : null;
  }

  /** Why it said nothing to a question; null as the reason: the server does not answer. */
  refusalFor(prompt: Asked<DicePrompt>): { no: No | null } | null {
    return this.#refusal?.answers === prompt.id ? this.#refusal : null;
  }

  isThinkingOf(prompt: Asked<DicePrompt>): boolean {
    return this.#asked === prompt.id;
  }

  /** Ask about the open question, once at a time. */
  async consult(prompt: Asked<DicePrompt>): Promise<void> {
    if (this.isThinkingOf(prompt)) return;
    const answers = prompt.id;
    [this.#asked, this.#refusal] = [answers, null];
    try {
      const [advice] = await Promise.all([this.asking<Advice>(this.#path, 'POST', {}), this.opening()]);
      this.#advice = advice;
    } catch (error) {
      this.#refusal = { answers, no: error instanceof Refused ? error.no : null };
    } finally {
      if (this.#asked === answers) this.#asked = null;
    }
  }
}
