/** A quiz on an old game: its questions, what can be answered, and how good each answer is. */

import type { Decision, DiceOrder, Rate, Report } from '../../wire/types';

export type Verdict = 'best' | Decision['grade'];

/** Something that can be answered, and what it is below the best answer. */
export interface Choice {
  order: DiceOrder | null;
  loss: number;
  verdict: Verdict;
}

export interface Question {
  decision: Decision;
  choices: Choice[];
}

/** Answers that differ less than this are not worth a question. */
const TELLING = 0.03;

/** Return the questions that tell most apart, in the order of the game. */
export function questionsOf(report: Report, most = 10): Question[] {
  const questions = report.decisions.map((decision) => ({ decision, choices: choicesOf(decision) }));
  const telling = questions.filter(({ choices }) => spread(choices) >= TELLING);
  const dearest = telling.sort((a, b) => spread(b.choices) - spread(a.choices)).slice(0, most);
  return dearest.sort((a, b) => a.decision.number - b.decision.number);
}

function spread(choices: readonly Choice[]): number {
  const sure = choices.filter(({ verdict }) => verdict !== 'best' && verdict !== 'fine');
  return Math.max(0, ...sure.map(({ loss }) => loss));
}

/** Return all answers to a question, in an order that tells nothing. */
export function choicesOf(decision: Decision): Choice[] {
  const { done, best, loss, grade, others } = decision;
  const wasBest = same(done, best);
  const choices: Choice[] = [{ order: best, loss: 0, verdict: 'best' }];
  if (!wasBest) choices.push({ order: done, loss: below(loss), verdict: grade });
  for (const other of others) choices.push({ order: other.order, loss: below(other.loss), verdict: other.grade });
  return choices.sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

function below(loss: Rate): number {
  return Math.max(0, loss.value);
}

function nameOf({ order }: Choice): string {
  return order ? JSON.stringify(order) : '~';
}

function same(one: DiceOrder | null, other: DiceOrder | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Tell whether an answer was good: the best one, or not worse beyond the margin of error. */
export function isGood({ verdict }: Choice): boolean {
  return verdict === 'best' || verdict === 'fine';
}
