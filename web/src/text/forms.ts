/** The forms in which a fact can stand in a sentence, as variables of a message. */

import type { Card, Power } from '../wire/types';
import { ofName } from './elision';
import { amount, type Fact, type Facts, isWon, type Part, person } from './facts';
import type { Language } from './language.svelte';
import type { Variables } from './messages';

/** Where the words of a fact come from. */
export interface Source {
  readonly language: Language;
  text(key: string, facts?: Facts): string;
  card(card: Card): string;
  money(value: number): string;
  forms(key: string): string[];
}

type Forms = Record<string, number | string>;

const AND: Record<Language, string> = { fr: ' et ', en: ' and ' };

/** Return the variables of a message: every fact in all its forms. */
export function variables(facts: Facts, words: Source): Variables {
  const found: Variables = {};
  for (const [name, fact] of Object.entries(facts)) {
    for (const [form, value] of Object.entries(forms(fact, words))) {
      found[form ? `${name}-${form}` : name] = value;
    }
  }
  return found;
}

/** Return the forms of one fact; the empty form is the fact itself. */
export function forms(fact: Fact, words: Source): Forms {
  if (typeof fact === 'boolean') return { '': fact ? 'yes' : 'no' };
  if (typeof fact === 'number') return { '': fact, is: 'number' };
  if (typeof fact === 'string') return { '': fact, is: 'word' };
  if (Array.isArray(fact)) return ofList(fact, words);
  switch (fact.is) {
    case 'amount':
      return { '': words.money(fact.value), is: fact.value ? 'some' : 'none' };
    case 'person':
      return { '': fact.name, of: ofName(fact.name, words.language), is: fact.who };
    case 'bank':
      return { '': words.text('bank'), of: words.text('bank.of'), is: 'bank' };
    case 'nothing':
      return { '': words.text('nothing'), is: 'nothing' };
    case 'named':
      return ofNamed(fact.key, words);
    case 'drawn':
      return ofCard(fact.card, words);
    case 'attempt':
      return ofPower(fact.power, words, fact.die);
    case 'teams':
      return { '': fact.teams.map((team) => listed(team, words)).join(', '), count: fact.teams.length };
    case 'deal':
      return {
        by: fact.by,
        gives: listed(fact.gives, words, 'the'),
        asks: listed(fact.asks, words, 'the'),
      };
  }
}

function ofList(parts: Part[], words: Source): Forms {
  return { '': listed(parts, words), the: listed(parts, words, 'the'), count: parts.length };
}

function ofNamed(key: string, words: Source): Forms {
  const found: Forms = { '': words.text(key) };
  for (const form of words.forms(key)) found[form] = words.text(`${key}.${form}`);
  return { ...found, is: key.split('-', 1)[0] as string };
}

function ofCard(card: Card, words: Source): Forms {
  const deck = `deck-${card.deck}`;
  return { '': words.card(card), deck: words.text(deck), a: words.text(`${deck}.card`) };
}

/** A power is open before its die is thrown, then won or lost. */
function ofPower(power: Power, words: Source, die = 0): Forms {
  const key = `power-${power.id}`;
  const gain: Facts = { amount: amount(power.amount ?? 0), count: power.count ?? 0 };
  const is = die === 0 ? 'open' : isWon(power, die) ? 'won' : 'lost';
  return { '': words.text(key), description: words.text(`${key}.description`, gain), is };
}

/** Return things as a list in a sentence: a, b et c; nothing at all is a word too. */
function listed(parts: Part[], words: Source, form = ''): string {
  if (parts.length === 0) return words.text('nothing');
  const texts = parts.map((part) => ofPart(part, words, form));
  const last = texts.pop() as string;
  return texts.length ? texts.join(', ') + AND[words.language] + last : last;
}

function ofPart(part: Part, words: Source, form: string): string {
  if (part.is === 'kept') return words.text('kept-card', { card: { is: 'drawn', card: part.card } });
  if (part.is === 'standing') {
    return words.text('standing', { player: person(part.name), amount: amount(part.value) });
  }
  const known = forms(part, words);
  return String(known[form] ?? known['']);
}
